import Diagnostics
import YAMLTree

/// Checks a tree against a vocabulary and reports everything that is wrong with it at once.
public struct AgentValidator: Sendable {
  let vocabulary: Vocabulary

  /// A validator for the components and tokens of one system.
  public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// All mistakes of the tree: those of a node, then those of its children.
  public func validate(_ node: AgentNode) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    check(node, depth: 0, &diagnostics)
    return diagnostics
  }

  private func check(_ node: AgentNode, depth: Int, _ diagnostics: inout [Diagnostic]) {
    // The parser reports deeper levels; a tree that was not parsed ends here too.
    guard depth < AgentParser.depthLimit else { return }
    if let contract = vocabulary.component(node.component) {
      diagnostics += PropsCheck(contract: contract, vocabulary: vocabulary).check(node)
      diagnostics += ChildrenCheck(contract: contract, vocabulary: vocabulary).check(node)
    } else {
      diagnostics.append(unknownComponent(node))
    }
    for child in node.children { check(child, depth: depth + 1, &diagnostics) }
  }

  private func unknownComponent(_ node: AgentNode) -> Diagnostic {
    let names = vocabulary.components.keys
    let nearest = DidYouMean.suggestion(for: node.component, among: names)
    return .error(
      "agent/unknown-component", "there is no component '\(Excerpt.of(node.component))'",
      at: node.location,
      notes: nearest == nil && names.count <= 40
        ? [.init("components: \(names.sorted().joined(separator: ", "))")] : [],
      suggestion: nearest)
  }
}

/// Checks which props are given, and each value by ``PropCheck``.
struct PropsCheck {
  let contract: ComponentContract
  let vocabulary: Vocabulary

  func check(_ node: AgentNode) -> [Diagnostic] {
    let given = node.props.compactMap { given in
      guard let prop = contract.prop(given.name) else { return unknown(given) }
      return PropCheck(prop: prop, component: contract.name, tokens: vocabulary.tokens)
        .check(given)
    }
    return given + missing(node)
  }

  private func unknown(_ given: AgentNode.Prop) -> Diagnostic {
    let names = contract.props.map(\.name)
    let isNodeKey = ["children", "semantics", "props", "component", "view"].contains(given.name)
    return .error(
      "agent/unknown-prop", "\(contract.name) has no prop '\(Excerpt.of(given.name))'",
      at: given.nameLocation,
      notes: [
        .init(names.isEmpty ? "it takes no props" : "its props: \(names.joined(separator: ", "))")
      ],
      suggestion: isNodeKey
        ? "move '\(given.name)' out of 'props', to the node itself"
        : DidYouMean.suggestion(for: given.name, among: names))
  }

  private func missing(_ node: AgentNode) -> [Diagnostic] {
    contract.props.filter { $0.isRequired && node.value($0.name) == nil }.map { prop in
      let choices = prop.choices.map(\.name).joined(separator: ", ")
      return .error(
        "agent/missing-prop", "\(contract.name) needs the prop '\(prop.name)'", at: node.location,
        notes: choices.isEmpty ? [] : [.init("it is one of: \(choices)")],
        suggestion: "add '\(prop.name): \(prop.exampleValue)' under 'props'")
    }
  }
}

/// Checks the children of a node against the rule of its component.
struct ChildrenCheck {
  let contract: ComponentContract
  let vocabulary: Vocabulary

  func check(_ node: AgentNode) -> [Diagnostic] {
    switch contract.children {
    case .none: return node.children.prefix(1).map(notTaken)
    case .any: return needed(node)
    case .only(let allowed):
      let wrong = node.children.filter { child in
        // An unknown component is reported as that.
        !allowed.contains(child.component) && vocabulary.component(child.component) != nil
      }
      return needed(node) + wrong.map { refused($0, allowed) }
    }
  }

  private func notTaken(_ child: AgentNode) -> Diagnostic {
    .error(
      "agent/no-children", "\(contract.name) takes no children", at: child.location,
      suggestion: "move '\(Excerpt.of(child.component))' beside it")
  }

  private func refused(_ child: AgentNode, _ allowed: [String]) -> Diagnostic {
    let between = allowed.first { name in
      switch vocabulary.component(name)?.children {
      case .any: true
      case .only(let names): names.contains(child.component)
      case .some(.none), nil: false
      }
    }
    return .error(
      "agent/wrong-child", "\(contract.name) cannot hold \(child.component)", at: child.location,
      notes: [.init("its children can be: \(allowed.joined(separator: ", "))")],
      suggestion: between.map { "put it into a child '\($0)'" })
  }

  /// A modifier or environment value without children has nothing to apply to.
  private func needed(_ node: AgentNode) -> [Diagnostic] {
    guard node.children.isEmpty,
      [.modifier, .environment].contains(contract.swift.grammar)
    else { return [] }
    return [
      .error(
        "agent/nothing-to-modify", "\(contract.name) needs a child to apply to",
        at: node.location, suggestion: "add 'children:' with what it changes")
    ]
  }
}
