/// Writes a tree as the SwiftUI code a person would have written.
///
/// Arguments that equal the default are left out, enumeration values have a leading dot, tokens
/// their Swift name. Children are a trailing closure, or several where the component declares
/// ``SwiftForm/slots``. A modifier is a call on its child; on several children it is a call on a
/// `VStack` of them, because on a `Group` it would apply to each.
public struct SwiftPrinter: Sendable {
  let vocabulary: Vocabulary

  /// The column up to which a call stays on one line; longer ones have one argument a line.
  public static let lineLimit = 80

  /// One level, as Xcode indents.
  static let indentation = "    "

  /// A printer for trees that are valid by `vocabulary`.
  public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// The code of a tree, without a final newline. Levels below ``AgentParser/depthLimit`` are
  /// left out.
  public func print(_ node: AgentNode) -> String {
    lines(node, depth: 0, indent: 0).joined(separator: "\n")
  }

  /// - Parameter indent: Levels the lines will be moved by, which shortens them.
  private func lines(_ node: AgentNode, depth: Int, indent: Int) -> [String] {
    guard depth < AgentParser.depthLimit else { return ["// too deep"] }
    guard let contract = vocabulary.component(node.component) else {
      return ["// unknown component: \(SwiftLiteral.string(node.component))"]
    }
    let call = SwiftCall(node, contract, tokens: vocabulary.tokens)
    switch contract.swift.grammar {
    case .view, .function: return view(node, contract, call, depth: depth, indent: indent)
    case .modifier, .environment:
      let width = Self.lineLimit - (indent + 1) * Self.indentation.count
      let child = modified(node, contract, depth: depth, indent: indent)
      return chain(child, call.lines(prefix: ".", width: width))
    }
  }

  // MARK: Views

  private func view(
    _ node: AgentNode, _ contract: ComponentContract, _ call: SwiftCall, depth: Int, indent: Int
  ) -> [String] {
    let closures = closures(node, contract, depth: depth, indent: indent)
    let width = Self.lineLimit - indent * Self.indentation.count
    var lines = call.lines(isFollowedByClosure: !closures.isEmpty, width: width)
    for (index, closure) in closures.enumerated() {
      let opening = index == 0 ? " {" : " \(closure.label): {"
      lines[lines.count - 1] += closure.body.isEmpty ? "\(opening)}" : opening
      if !closure.body.isEmpty { lines += closure.body.map { Self.indentation + $0 } + ["}"] }
    }
    lines = call.shortenedAction(lines, width: width)
    for modifier in call.styles { lines = chain(lines, [".\(modifier)"]) }
    return lines
  }

  private typealias Closure = (label: String, body: [String])

  private func closures(
    _ node: AgentNode, _ contract: ComponentContract, depth: Int, indent: Int
  ) -> [Closure] {
    if contract.children == .none {
      guard let action = SwiftCall.trailingAction(contract) else { return [] }
      let body = node.value(action.name).map { ["\(SwiftLiteral.identifier($0.text))()"] }
      return [(action.name, body ?? [])]
    }
    func body(_ children: [AgentNode]) -> [String] {
      children.flatMap { lines($0, depth: depth + 1, indent: indent + 1) }
    }
    let slots = contract.swift.slots
    guard let last = slots.last else { return [("", body(node.children))] }
    let labels = slots.map(\.label).reduce(into: [String]()) { labels, label in
      if !labels.contains(label) { labels.append(label) }
    }
    return labels.map { label in
      let children = node.children.filter { child in
        (slots.first { $0.component == child.component } ?? last).label == label
      }
      return (label, children.isEmpty ? ["EmptyView()"] : body(children))
    }
  }

  // MARK: Modifiers

  /// What a modifier is called on.
  private func modified(
    _ node: AgentNode, _ contract: ComponentContract, depth: Int, indent: Int
  ) -> [String] {
    switch node.children.count {
    case 0: return ["EmptyView()"]
    case 1: return lines(node.children[0], depth: depth + 1, indent: indent)
    default:
      let container = contract.swift.grammar == .environment ? "Group" : "VStack"
      let body = node.children.flatMap { lines($0, depth: depth + 1, indent: indent + 1) }
      return ["\(container) {"] + body.map { Self.indentation + $0 } + ["}"]
    }
  }

  /// Puts a call after an expression: indented below one line, flush with a closing bracket or
  /// another call.
  private func chain(_ lines: [String], _ call: [String]) -> [String] {
    let last = lines.last ?? ""
    let margin = lines.count > 1 ? String(last.prefix { $0 == " " }) : Self.indentation
    return lines + call.map { margin + $0 }
  }
}
