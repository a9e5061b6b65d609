/// Writes a tree as the SwiftUI code a person would have written.
///
/// Arguments that equal the default are left out, enumeration values have a leading dot, tokens
/// their Swift name. Children are a trailing closure, or several where the component declares
/// ``SwiftForm/slots``; an action stands before them. A modifier is a call on its child, on several
/// children a call on a ``SwiftStack``, or on a `Group` where it only sets an environment value.
/// The semantics of a node are the comment above it.
///
/// Two trees that mean the same read the same: the code does not tell a default from nothing given,
/// nor in which order children of different closures stood.
public struct SwiftPrinter: Sendable {
  let vocabulary: Vocabulary
  private let stack: SwiftStack

  /// The column up to which a call stays on one line; longer ones have one argument a line.
  public static let lineLimit = 80

  /// One level, as Xcode indents.
  static let indentation = "    "

  /// A printer for trees that are valid by `vocabulary`.
  public init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    stack = SwiftStack(vocabulary)
  }

  /// The code of a tree, without a final newline. Levels below ``AgentParser/depthLimit`` are
  /// left out.
  public func print(_ node: AgentNode) -> String {
    code(node, at: Place()).allLines.joined(separator: "\n")
  }

  /// Where a node stands: its level in the tree, and the levels its lines will be moved by.
  private struct Place {
    var depth = 0
    var indent = 0

    /// The columns that are left for a line.
    var width: Int { SwiftPrinter.lineLimit - indent * SwiftPrinter.indentation.count }
    var inside: Place { Place(depth: depth + 1, indent: indent + 1) }
    var below: Place { Place(depth: depth + 1, indent: indent) }
  }

  private func code(_ node: AgentNode, at place: Place) -> SwiftCode {
    guard place.depth < AgentParser.depthLimit else { return SwiftCode(["// too deep"]) }
    guard let contract = vocabulary.component(node.component) else {
      return SwiftCode(["// unknown component: \(SwiftLiteral.string(node.component))"])
    }
    let comment = node.semantics.map(SwiftComment.lines) ?? []
    let call = SwiftCall(node, contract, tokens: vocabulary.tokens)
    switch contract.swift.grammar {
    case .view, .function:
      var code = SwiftCode(view(node, contract, call, at: place))
      for modifier in call.styles { code.chain([".\(modifier)"]) }
      code.comment = comment
      return code
    case .modifier, .environment, .style:
      var code = modified(node, contract, at: place)
      code.chain(comment + call.lines(prefix: ".", width: place.inside.width))
      return code
    }
  }

  private func body(_ children: [AgentNode], at place: Place) -> [String] {
    children.flatMap { code($0, at: place.inside).allLines }
  }

  // MARK: Views

  private func view(
    _ node: AgentNode, _ contract: ComponentContract, _ call: SwiftCall, at place: Place
  ) -> [String] {
    let closures = closures(node, contract, call, at: place)
    var lines = call.lines(isFollowedByClosure: !closures.isEmpty, width: place.width)
    for (index, closure) in closures.enumerated() {
      let opening = index == 0 ? " {" : " \(closure.label): {"
      lines[lines.count - 1] += closure.body.isEmpty ? "\(opening)}" : opening
      if !closure.body.isEmpty {
        lines += closure.body.map { Self.indentation + $0 } + ["}"]
      }
    }
    return closures.count == 1 ? call.shortenedAction(lines, width: place.width) : lines
  }

  private typealias Closure = (label: String, body: [String])

  private func closures(
    _ node: AgentNode, _ contract: ComponentContract, _ call: SwiftCall, at place: Place
  ) -> [Closure] {
    let isOptional = contract.swift.closure.isOptional
    let action = call.trailingAction.map { (label: "", body: [$0]) }
    if contract.children == .none {
      guard contract.trailingAction != nil else { return [] }
      return action.map { [$0] } ?? (isOptional ? [] : [("", [])])
    }
    if node.children.isEmpty, action == nil, isOptional { return [] }
    return (action.map { [$0] } ?? []) + childClosures(node, contract.swift, at: place)
  }

  private func childClosures(
    _ node: AgentNode, _ swift: SwiftForm, at place: Place
  ) -> [Closure] {
    guard !swift.slots.isEmpty else {
      return [(swift.closure.label ?? "", body(node.children, at: place))]
    }
    return swift.slotLabels.map { label in
      let children = node.children.filter { swift.slotLabel(for: $0.component) == label }
      return (label, children.isEmpty ? ["EmptyView()"] : body(children, at: place))
    }
  }

  // MARK: Modifiers

  /// What a modifier is called on.
  private func modified(
    _ node: AgentNode, _ contract: ComponentContract, at place: Place
  ) -> SwiftCode {
    switch node.children.count {
    case 0: return SwiftCode(["EmptyView()"])
    case 1: return code(node.children[0], at: place.below)
    default:
      let lines = body(node.children, at: place).map { Self.indentation + $0 }
      let isGroup = contract.swift.grammar == .environment && !stack.isGroupTaken
      return SwiftCode(["\(isGroup ? "Group" : stack.spelling.rawValue) {"] + lines + ["}"])
    }
  }
}

/// The lines of a view, and of the comment above it.
struct SwiftCode {
  var comment: [String] = []
  private(set) var lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  var allLines: [String] { comment + lines }

  /// Puts a call after the expression: indented below one line, flush with a closing bracket or
  /// another call.
  mutating func chain(_ call: [String]) {
    let margin =
      lines.count > 1
      ? String((lines.last ?? "").prefix { $0 == " " }) : SwiftPrinter.indentation
    lines += call.map { margin + $0 }
  }
}
