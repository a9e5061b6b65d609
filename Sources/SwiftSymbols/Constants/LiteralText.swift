import SwiftParser
import SwiftSyntax

/// The text that a string literal stands for.
enum LiteralText {
  /// - Parameter source: What stands between the quotes.
  static func unescaped(_ source: String) -> String {
    guard source.contains("\\") else { return source }
    let quoted = "\"\(source)\""
    var parser = Parser(quoted)
    let literal = ExprSyntax.parse(from: &parser).as(StringLiteralExprSyntax.self)
    guard let literal, literal.description == quoted else { return source }
    return literal.representedLiteralValue ?? source
  }
}
