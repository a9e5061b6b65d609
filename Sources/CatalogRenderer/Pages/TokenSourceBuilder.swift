import CatalogModel
import DesignTokens
import Diagnostics
import SwiftTokens

/// Says where a token is written, and how the Swift source differs from it.
struct TokenSourceBuilder {
  let site: SystemSite

  func source(of token: Token) -> TokenSourceItem {
    TokenSourceItem(
      place: Self.place(token.location), expression: token.value().flatMap(expression),
      drift: site.report.drift[token.path].map(drift))
  }

  /// Markup of the Swift expression that a stand-in is drawn for; `nil` for a value that is known.
  func expression(of value: ResolvedToken) -> String? {
    expressionText(of: value).map(CodeMarkup.inlineSwift)
  }

  /// That expression as plain text, which the token states that the value comes from.
  func expressionText(of value: ResolvedToken) -> String? {
    guard let origin = value.unknownOrigin else { return nil }
    if origin == value.path { return value.metadata.swift }
    return site.system.tokens[origin]?.value()?.metadata.swift
  }

  /// What the overview lists apart from the tokens.
  var unevaluated: [UnevaluatedItem] {
    site.system.unevaluatedConstants.map { constant in
      UnevaluatedItem(
        path: constant.path.text, expression: CodeMarkup.inlineSwift(constant.text),
        reason: constant.reason, place: Self.place(constant.location))
    }
  }

  private func drift(_ entry: DriftEntry) -> TokenDriftItem {
    let modifiers = site.system.tokens.modifiers.map(\.name)
    var values: [TokenDriftItem.Value] = []
    let summary: String
    switch entry.kind {
    case .missingInSwift: summary = site.words(TokensPhrase.missingInSwift)
    case .differentName(let expected):
      summary = site.words(TokensPhrase.namedDifferently, ["name": expected])
    case .different(let differences):
      summary = site.words(TokensPhrase.anotherValue)
      values = differences.map { difference in
        let contexts = modifiers.compactMap { difference.context[$0] }
        return TokenDriftItem.Value(
          context: contexts.map(site.words.context).joined(separator: " · "),
          token: difference.token, swift: difference.swift)
      }
    case .extraInSwift, .notComparable: summary = site.words(TokensPhrase.notComparable)
    }
    return TokenDriftItem(
      summary: summary, name: entry.swiftName, place: Self.place(entry.swiftLocation),
      values: values)
  }

  private static func place(_ location: SourceLocation?) -> String {
    guard let location else { return "" }
    return location.line.map { "\(location.path):\($0)" } ?? location.path
  }
}
