import AgentUI
import CatalogChecks
import DesignTokens

/// The example of a component that gives it what it needs and no more.
enum ExampleLines {
  /// - Parameters:
  ///   - content: The view that stands for content; `nil` for an example without children.
  ///   - tokens: A token of each type, by its path.
  static func text(
    _ contract: ComponentContract, content: Primitive?, tokens: [TokenType: String]
  ) -> String {
    let props = contract.props.filter(\.isRequired).compactMap { prop in
      value(of: prop, tokens).map { "\(prop.name): \($0)" }
    }
    var lines = [
      "examples:", "  - name: With what is required", "    agent:",
      "      component: \(YAMLText.scalar(contract.name))",
    ]
    if !props.isEmpty { lines.append("      props: { \(props.joined(separator: ", ")) }") }
    if let content, contract.children != .none, contract.name != content.name {
      lines += ["      children:", "        - component: \(content.name)"]
      if !content.props.isEmpty { lines.append("          props: { \(content.values) }") }
      if content.takesChildren {
        lines += [
          "          children:", "            - component: \(Primitive.text.name)",
          "              props: { \(Primitive.text.values) }",
        ]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A value that a prop takes; a text is the prop's own name, which claims nothing.
  private static func value(
    of prop: PropContract, _ tokens: [TokenType: String]
  ) -> String? {
    switch prop.kind {
    case .string: "\"\(words(of: prop.name))\""
    case .integer, .number: "1"
    case .boolean: "true"
    case .enum: prop.choices.first.map { YAMLText.scalar($0.name) }
    case .token:
      prop.choices.first?.name ?? prop.defaultValue
        ?? prop.swiftType.flatMap(TokenArgument.tokenType).flatMap { tokens[$0] }
        .map(YAMLText.scalar)
    case .action: YAMLText.scalar(prop.name)
    }
  }

  /// `System image` for `systemImage`.
  private static func words(of name: String) -> String {
    let words = PropContract(name: name, kind: .string).slotName.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
