/// A call with its arguments, as Swift writes it.
struct SwiftCall {
  let name: String
  let arguments: [String]
  /// Modifiers that some props are written as: `Text` takes its style as `.font(.headline)`.
  let styles: [String]
  private let hasTrailingAction: Bool

  init(_ node: AgentNode, _ contract: ComponentContract, tokens: [String: Vocabulary.Token]) {
    let swift = contract.swift
    let trailing = contract.children == .none ? Self.trailingAction(contract) : nil
    hasTrailingAction = trailing.map { node.value($0.name) != nil } ?? false
    let values = SwiftValues(tokens: tokens)
    if swift.grammar == .environment {
      name = "environment"
      arguments = ["\\.\(swift.call ?? swift.type)", values.environmentValue(node, contract)]
      styles = []
      return
    }
    name = swift.call ?? swift.type
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
    self.arguments = arguments
    self.styles = styles
  }

  /// The lines of the call, without what its closures hold.
  ///
  /// - Parameter width: The columns there are.
  func lines(prefix: String = "", isFollowedByClosure: Bool = false, width: Int) -> [String] {
    let name = prefix + self.name
    if arguments.isEmpty { return [isFollowedByClosure ? name : "\(name)()"] }
    let line = "\(name)(\(arguments.joined(separator: ", ")))"
    let closure = isFollowedByClosure ? 2 : 0
    if line.count + closure <= width { return [line] }
    let broken = arguments.enumerated().map { index, argument in
      SwiftPrinter.indentation + argument + (index == arguments.count - 1 ? "" : ",")
    }
    return ["\(name)("] + broken + [")"]
  }

  /// An action that fits stands on the line of its call: `Button("Open") { open() }`.
  func shortenedAction(_ lines: [String], width: Int) -> [String] {
    guard hasTrailingAction, lines.count == 3 else { return lines }
    let line = "\(lines[0]) \(lines[1].drop { $0 == " " }) }"
    return line.count <= width ? [line] : lines
  }

  /// An action that is the last prop of a view without children is its trailing closure.
  static func trailingAction(_ contract: ComponentContract) -> PropContract? {
    contract.props.last.flatMap { $0.kind == .action ? $0 : nil }
  }
}

/// Values of props as Swift expressions.
struct SwiftValues {
  let tokens: [String: Vocabulary.Token]

  func expression(_ value: AgentValue, _ prop: PropContract) -> String {
    switch prop.kind {
    case .string: prop.wrapped(SwiftLiteral.string(value.text))
    case .enum:
      prop.swiftType == "String"
        ? SwiftLiteral.string(value.text) : ".\(SwiftLiteral.member(value.text))"
    case .token: tokens[value.text]?.swiftName ?? SwiftLiteral.string(value.text)
    case .action: "{ \(SwiftLiteral.identifier(value.text))() }"
    case .integer, .number, .boolean: number(value)
    }
  }

  /// The value of the first prop, which is what an environment component sets.
  func environmentValue(_ node: AgentNode, _ contract: ComponentContract) -> String {
    guard let prop = contract.props.first,
      let value = node.value(prop.name) ?? prop.defaultValue.map(AgentValue.text)
    else { return "nil" }
    return expression(value, prop)
  }

  /// A value of the wrong type is written as a string, so that the code stays Swift.
  private func number(_ value: AgentValue) -> String {
    switch value {
    case .integer, .number, .boolean: value.text
    case .text(let text) where ["true", "false"].contains(text): text
    case .text, .structure: SwiftLiteral.string(value.text)
    }
  }
}

extension PropContract {
  /// Whether a value may be left out, because it is what Swift takes without it.
  func isDefault(_ value: AgentValue) -> Bool {
    if case .structure = value { return true }
    guard !isRequired, let defaultValue else { return false }
    if let number = Double(defaultValue), let given = Double(value.text) { return number == given }
    return value.text == defaultValue
  }

  /// The modifier a prop is written as; see ``swiftType``.
  var modifierName: String? {
    guard let swiftType, swiftType.first?.isLowercase == true else { return nil }
    return swiftType
  }

  /// A text whose Swift type is an enumeration with a case for it; see ``swiftType``.
  func wrapped(_ literal: String) -> String {
    guard let swiftType, let dot = swiftType.lastIndex(of: ".") else { return literal }
    return "\(swiftType[dot...])(\(literal))"
  }
}
