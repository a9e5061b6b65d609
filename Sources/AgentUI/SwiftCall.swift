/// A call with its arguments, as Swift writes it.
struct SwiftCall {
  let name: String
  let arguments: [String]
  /// Modifiers that some props are written as: `Text` takes its style as `.font(.headline)`.
  let styles: [String]
  /// The call in the closure of the action that stands behind the parentheses; `nil` when the node
  /// names none.
  let trailingAction: String?

  init(_ node: AgentNode, _ contract: ComponentContract, tokens: [String: Vocabulary.Token]) {
    let swift = contract.swift
    let values = SwiftValues(tokens: tokens)
    if swift.grammar == .environment {
      name = "environment"
      arguments = ["\\.\(swift.call ?? swift.type)", values.environmentValue(node, contract)]
      styles = []
      trailingAction = nil
      return
    }
    let trailing = contract.trailingAction
    trailingAction = trailing.flatMap { node.value($0.name) }.map { SwiftLiteral.call($0.text) }
    var arguments: [String] = []
    var styles: [String] = []
    for prop in contract.props where prop.name != trailing?.name {
      guard let value = node.value(prop.name), !prop.isDefault(value) else { continue }
      let expression = values.expression(value, prop)
      if let modifier = prop.modifierName {
        styles.append("\(modifier)(\(expression))")
      } else {
        arguments.append(prop.isUnlabelled ? expression : "\(prop.name): \(expression)")
      }
    }
    let isStyle = swift.grammar == .style
    name = swift.call ?? swift.type
    self.arguments = isStyle ? [swift.styleValue(arguments)] : arguments
    self.styles = styles
  }

  /// The lines of the call, without what its closures hold. A call with a single argument is not
  /// broken, as that would shorten it by little.
  ///
  /// - Parameter width: The columns there are.
  func lines(prefix: String = "", isFollowedByClosure: Bool = false, width: Int) -> [String] {
    let name = prefix + self.name
    if arguments.isEmpty { return [isFollowedByClosure ? name : "\(name)()"] }
    let line = "\(name)(\(arguments.joined(separator: ", ")))"
    let closure = isFollowedByClosure ? 2 : 0
    if arguments.count == 1 || line.count + closure <= width { return [line] }
    let broken = arguments.enumerated().map { index, argument in
      SwiftPrinter.indentation + argument + (index == arguments.count - 1 ? "" : ",")
    }
    return ["\(name)("] + broken + [")"]
  }

  /// An action that fits stands on the line of its call: `Button("Open") { open() }`.
  func shortenedAction(_ lines: [String], width: Int) -> [String] {
    guard trailingAction != nil, lines.count == 3 else { return lines }
    let line = "\(lines[0]) \(lines[1].drop { $0 == " " }) }"
    return line.count <= width ? [line] : lines
  }
}

/// Values of props as Swift expressions.
struct SwiftValues {
  let tokens: [String: Vocabulary.Token]

  func expression(_ value: AgentValue, _ prop: PropContract) -> String {
    prop.isBinding || prop.kind == .string ? prop.wrapped(bare(value, prop)) : bare(value, prop)
  }

  /// Without the member that wraps it.
  private func bare(_ value: AgentValue, _ prop: PropContract) -> String {
    switch prop.kind {
    case .string: SwiftLiteral.string(value.text)
    case .enum:
      prop.isQuoted
        ? SwiftLiteral.string(value.text) : ".\(SwiftLiteral.member(value.text))"
    case .token: tokens[value.text]?.swiftName ?? SwiftLiteral.string(value.text)
    case .action: "{ \(SwiftLiteral.call(value.text)) }"
    case .integer: whole(value) ?? number(value)
    case .number, .boolean: number(value)
    }
  }

  /// The value of the first prop, which is what an environment component sets.
  func environmentValue(_ node: AgentNode, _ contract: ComponentContract) -> String {
    guard let prop = contract.props.first,
      let value = node.value(prop.name) ?? prop.defaultValue.map(AgentValue.text)
    else { return "nil" }
    return expression(value, prop)
  }

  /// The whole number that a prop of integers may be given as `2.0`.
  private func whole(_ value: AgentValue) -> String? {
    guard case .number(let number) = value else { return nil }
    return Int(exactly: number).map { String($0) }
  }

  /// A value of the wrong type is written as a string, so that the code stays Swift.
  private func number(_ value: AgentValue) -> String {
    switch value {
    case .integer, .number, .boolean: value.text
    case .text(let text) where ["true", "false"].contains(text) || Double(text) != nil: text
    case .text, .structure: SwiftLiteral.string(value.text)
    }
  }
}
