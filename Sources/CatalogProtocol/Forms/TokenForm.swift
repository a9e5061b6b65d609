import CatalogModel
import DesignTokens
import JSONTree
import ModelContextProtocol

/// A token as lists give it.
enum TokenForm {
  static let fields: [OutputShape.Field] = [
    .init("system", .text), .init("token", .text, "Its path, as agent YAML names it."),
    .init("type", .text, optional: true),
    .init("value", .text, "As CSS, in the default context.", optional: true),
    .init("css", .text, "The custom property."),
    .init("swift", .text, "The name in Swift code.", optional: true),
    .init("description", .text, optional: true),
    .init("deprecated", .text, "Why, or what to use instead.", optional: true),
  ]

  static func json(_ token: Token, in system: System) -> JSONValue {
    .present([
      "system": .string(system.slug), "token": .string(token.path.text),
      "type": .text(token.type?.rawValue), "value": text(of: token.value()).map(JSONValue.string),
      "css": .string(token.path.cssProperty), "swift": .text(system.swiftName(of: token)),
      "description": .text(token.description), "deprecated": .text(deprecation(of: token)),
    ])
  }

  /// A value as CSS; `nil` where there is none, or only a stand-in for one that nobody knows.
  static func text(of value: ResolvedToken?) -> String? {
    value.flatMap { $0.isUnknown ? nil : CSSValue.text(of: $0.value) }
  }

  private static func deprecation(of token: Token) -> String? {
    guard case .deprecated(let reason) = token.deprecation else { return nil }
    return reason ?? "deprecated"
  }
}
