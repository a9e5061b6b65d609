import AgentUI
import Diagnostics
import SwiftSymbols

/// Turns statements of a view builder into nodes, and reports those that are none.
struct StatementReader {
  let index: CallIndex
  var diagnostics: [Diagnostic] = []

  init(index: CallIndex) { self.index = index }

  /// - Parameter depth: How many nodes are around the statements.
  mutating func nodes(_ statements: [SwiftExpression], depth: Int = 0) -> [AgentNode] {
    statements.flatMap { nodes($0, depth: depth) }
  }

  /// The node of a chain; of a `Group` or an `EmptyView` none or several.
  private mutating func nodes(_ statement: SwiftExpression, depth: Int) -> [AgentNode] {
    guard let head = Head(statement) else {
      report(noCall(statement))
      return []
    }
    var links = statement.links.dropFirst(head.length)
    // A name and a call each; every modifier is a node around the others.
    let depth = depth + links.count / 2
    guard depth < AgentParser.depthLimit else {
      reportDepth(at: statement.location)
      return []
    }
    var nodes: [AgentNode]
    if let children = grouped(head, isModified: !links.isEmpty) {
      nodes = self.nodes(children, depth: depth)
    } else if let contract = index.view(head.name, head.arguments) {
      let arguments = read(head.arguments, of: contract)
      var node = node(contract, arguments, statement.comment, at: statement.location)
      node.children = self.nodes(arguments.children, depth: depth + 1)
      readStyles(of: contract, from: &links, into: &node)
      nodes = [node]
    } else {
      report(unknownView(head, at: statement.location))
      return []
    }
    while let call = popModifier(&links) {
      if let modified = modifier(call, of: nodes) { nodes = [modified] }
    }
    if let link = links.first { report(noModifier(link)) }
    return nodes
  }

  private mutating func read(
    _ arguments: [SwiftExpression.Argument], of contract: ComponentContract
  ) -> ArgumentReader {
    var reader = ArgumentReader(contract: contract, index: index)
    reader.read(arguments)
    diagnostics += reader.diagnostics
    return reader
  }

  /// The node of a call, without children.
  private func node(
    _ contract: ComponentContract, _ arguments: ArgumentReader, _ comment: [String],
    at location: SourceLocation
  ) -> AgentNode {
    AgentNode(
      keyword: contract.keyword, component: contract.name, props: arguments.orderedProps,
      semantics: comment.isEmpty ? nil : SwiftComment.text(of: comment), location: location)
  }

  // MARK: Containers that are no nodes

  /// What a `Group`, an `EmptyView` or the stack around modified views holds; `nil` for anything
  /// else.
  private func grouped(_ head: Head, isModified: Bool) -> [SwiftExpression]? {
    let closures = head.arguments.filter(\.isTrailing)
    let others = head.arguments.filter { !$0.isTrailing }
    switch head.name {
    case ["VStack"] where isModified && isStack(others): break
    case _ where index.view(head.name, []) != nil: return nil
    case ["EmptyView"] where head.arguments.isEmpty: return []
    case ["Group"] where others.isEmpty: break
    default: return nil
    }
    guard closures.count == 1, case .closure(let closure) = closures[0].value.base else {
      return nil
    }
    return closure.statements
  }

  private func isStack(_ arguments: [SwiftExpression.Argument]) -> Bool {
    guard let argument = arguments.first, arguments.count == 1 else {
      return arguments.isEmpty && index.stack.spelling == .plain
    }
    switch index.stack.spelling {
    case .plain: return false
    case .centered:
      return argument.label == "alignment" && argument.value.base == .implicit
        && argument.value.links.map(\.kind) == [.member("center")]
    case .unspaced: return argument.label == "spacing" && argument.value.base == .none
    }
  }

  // MARK: Modifiers

  /// A member that is called: `.font(.headline)`, or one that a property leads to.
  private struct ModifierCall {
    var name: String
    var arguments: [SwiftExpression.Argument]
    var link: SwiftExpression.Link
  }

  private func popModifier(_ links: inout ArraySlice<SwiftExpression.Link>) -> ModifierCall? {
    var names: [String] = []
    for (offset, next) in links.enumerated() {
      switch next.kind {
      case .member(let name): names.append(name)
      case .call(let arguments):
        let name = names.joined(separator: ".")
        guard let link = links.first, offset > 0,
          offset == 1 || index.qualifiedMethods.contains(name)
        else { return nil }
        links = links.dropFirst(offset + 1)
        return ModifierCall(name: name, arguments: arguments, link: link)
      }
    }
    return nil
  }

  /// Props of a view that are written as modifiers right behind it.
  private mutating func readStyles(
    of contract: ComponentContract, from links: inout ArraySlice<SwiftExpression.Link>,
    into node: inout AgentNode
  ) {
    while true {
      var rest = links
      guard let call = popModifier(&rest), call.arguments.count == 1,
        call.arguments[0].label == nil,
        let prop = contract.props.first(where: { $0.modifierName == call.name }),
        node.value(prop.name) == nil
      else { return }
      links = rest
      var reader = ArgumentReader(contract: contract, index: index)
      reader.read(call.arguments[0], as: prop)
      diagnostics += reader.diagnostics
      node.props += reader.orderedProps
      node.props = contract.ordered(node.props)
    }
  }

  private mutating func modifier(_ call: ModifierCall, of nodes: [AgentNode]) -> AgentNode? {
    let arguments = call.arguments
    if call.name == "environment", let value = environmentValue(call, of: nodes) { return value }
    if let style = style(call) {
      var node = style
      node.children = nodes
      return node
    }
    guard let contract = index.modifier(call.name, arguments) else {
      report(unknownModifier(call))
      return nil
    }
    let read = read(arguments, of: contract)
    if let closure = read.children.first { report(noChildren(of: contract, closure)) }
    var node = node(contract, read, call.link.comment, at: call.link.location)
    node.children = nodes
    return node
  }

  /// The node of a style that is the only argument of a call.
  private mutating func style(_ call: ModifierCall) -> AgentNode? {
    guard call.arguments.count == 1, call.arguments[0].label == nil else { return nil }
    if let member = ImplicitMember(call.arguments[0].value) {
      let arguments = member.arguments
      guard let contract = index.style(member: member.name, takenBy: call.name, arguments) else {
        return nil
      }
      return node(
        contract, read(arguments, of: contract), call.link.comment, at: call.link.location)
    }
    guard let value = Head(call.arguments[0].value),
      value.length == call.arguments[0].value.links.count,
      let contract = index.style(value.name, takenBy: call.name, value.arguments)
    else { return nil }
    let read = read(value.arguments, of: contract)
    return node(contract, read, call.link.comment, at: call.link.location)
  }

  private mutating func environmentValue(
    _ call: ModifierCall, of nodes: [AgentNode]
  ) -> AgentNode? {
    guard call.arguments.count == 2, case .keyPath(let path) = call.arguments[0].value.base,
      path.count == 1, let contract = index.environmentValues[path[0]]?.first
    else { return nil }
    var reader = ArgumentReader(contract: contract, index: index)
    if let prop = contract.props.first { reader.read(call.arguments[1], as: prop) }
    diagnostics += reader.diagnostics
    var node = node(contract, reader, call.link.comment, at: call.link.location)
    node.children = nodes
    return node
  }

  // MARK: Findings

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Once, since code that is too deep in one place often is in many.
  private mutating func reportDepth(at location: SourceLocation) {
    guard !diagnostics.contains(where: { $0.id == .agentTooDeep }) else { return }
    report(
      .init(
        .agentTooDeep, "nodes are nested more than \(AgentParser.depthLimit) levels deep",
        at: location))
  }

  private func noChildren(
    of contract: ComponentContract, _ closure: SwiftExpression
  ) -> Diagnostic {
    .init(
      .agentSwiftUnknownClosure, "\(contract.name) applies to the view before it",
      at: closure.location, suggestion: "put this view before '.\(contract.swift.call ?? "")'")
  }

  private func noCall(_ statement: SwiftExpression) -> Diagnostic {
    .init(
      .agentSwiftNoCall, "this is not the call of a component", at: statement.location,
      notes: [.init("agent YAML says which views there are, and nothing of how code finds them")],
      suggestion: "write the views that it stands for, one call each")
  }

  private func unknownView(_ head: Head, at location: SourceLocation) -> Diagnostic {
    let name = head.name.prefix(4).joined(separator: ".")
    return .init(
      .agentSwiftUnknownView, "no component is written as '\(name)(…)'",
      at: location, suggestion: DidYouMean.suggestion(for: name, among: index.views.keys))
  }

  private func unknownModifier(_ call: ModifierCall) -> Diagnostic {
    .init(
      .agentSwiftUnknownModifier,
      "no component is written as '.\(call.name)(…)'", at: call.link.location,
      suggestion: DidYouMean.suggestion(for: call.name, among: index.modifiers.keys)
        ?? "leave it out, or use a component that has its effect")
  }

  private func noModifier(_ link: SwiftExpression.Link) -> Diagnostic {
    .init(
      .agentSwiftNoCall, "this is not the call of a modifier", at: link.location,
      suggestion: "leave it out")
  }
}

/// A static member of the type that the place calls for: `.compact`, `.compact(width: 2)`.
private struct ImplicitMember {
  var name: String
  var arguments: [SwiftExpression.Argument] = []

  init?(_ expression: SwiftExpression) {
    guard case .implicit = expression.base, case .member(let name)? = expression.links.first?.kind
    else { return nil }
    self.name = name
    guard expression.links.count > 1 else { return }
    guard expression.links.count == 2, case .call(let arguments) = expression.links[1].kind else {
      return nil
    }
    self.arguments = arguments
  }
}

/// The call that a chain begins with.
private struct Head {
  var name: [String]
  var arguments: [SwiftExpression.Argument]
  /// How many links it takes.
  var length: Int

  init?(_ expression: SwiftExpression) {
    guard case .name(let first) = expression.base else { return nil }
    name = [first]
    for (index, link) in expression.links.enumerated() {
      switch link.kind {
      case .member(let member): name.append(member)
      case .call(let arguments):
        self.arguments = arguments
        length = index + 1
        return
      }
    }
    return nil
  }
}
