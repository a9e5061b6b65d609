import DesignTokens
import JSONTree

/// How a value is written in Swift and in a token file, for suggestions; composite values, which
/// take many lines, are left out. Expressions of the platform are compared as text.
enum SuggestedCode {
  /// `Color.gray` for `SwiftUI.Color.gray`.
  static func withoutModule(_ expression: String) -> String {
    let module = "SwiftUI."
    return expression.hasPrefix(module) ? String(expression.dropFirst(module.count)) : expression
  }

  static func expression(of value: TokenValue) -> String? {
    SwiftExporter.expression(for: inPixels(value))
  }

  /// `static let m: CGFloat = 12`.
  static func declaration(of value: TokenValue, name: String) -> String? {
    SwiftExporter.declaration(of: inPixels(value), name: name)
  }

  static func json(of value: TokenValue) -> String? {
    switch value {
    case .dimension, .number, .duration, .color:
      JSONWriter().string(JSONExporter.value(of: value))
    default: nil
    }
  }

  /// Source that is not exported has no constant for the length of one rem.
  private static func inPixels(_ value: TokenValue) -> TokenValue {
    guard case .dimension(let length) = value else { return value }
    return .dimension(TokenDimension(length.pixels, .px))
  }
}
