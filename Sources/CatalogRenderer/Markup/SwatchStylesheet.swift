import DesignTokens

/// The rules that give every swatch the value of the token it names.
///
/// A swatch reads `--value`, and the parts that a shorthand leaves out or that it needs alone. A
/// colour may also be drawn inside an element that has the system's tokens in some context.
enum SwatchStylesheet {
  /// - Parameter scope: A selector for the elements that have the tokens' custom properties.
  static func text(_ tokens: ResolvedTokens, scope: String) -> String {
    tokens.filter { !$0.isInternal }.map { token in
      let declarations = self.declarations(of: token).map { "\($0): var(\($1));" }
      let name = "[data-token=\(CSSValue.quoted(token.path.text))]"
      let inside = token.type == .color ? ", \(scope) \(name)" : ""
      return "\(scope)\(name)\(inside) { \(declarations.joined(separator: " ")) }\n"
    }.joined()
  }

  private static func declarations(of token: Token) -> [(name: String, property: String)] {
    let property = token.path.cssProperty
    let parts: [String] =
      switch token.type {
      case .border: ["color"]
      case .transition: ["duration"]
      case .typography: ["letter-spacing"]
      default: []
      }
    return [("--value", property)] + parts.map { ("--value-\($0)", "\(property)-\($0)") }
  }
}
