import CatalogModel
import DesignTokens
import Diagnostics
import SwiftTokens

/// Says where a token is written, and how the Swift source differs from it.
struct TokenSourceBuilder {
  let scope: PageScope
  let index: SystemIndex

  func source(of token: Token) -> TokenSourceItem {
    TokenSourceItem(
      place: Self.place(token.location), expression: token.value().flatMap(expression),
      drift: index.report.drift[token.path].map(drift))
  }

  /// Markup of the Swift expression that a stand-in is drawn for; `nil` for a value that is known.
  func expression(of value: ResolvedToken) -> String? {
    index.system.expression(of: value).map(CodeMarkup.inlineSwift)
  }

  /// What the overview lists apart from the tokens.
  var unevaluated: [UnevaluatedItem] {
    index.system.unevaluatedConstants.map { constant in
      UnevaluatedItem(
        path: constant.path.text, expression: constant.text,
        reason: constant.reason, place: Self.place(constant.location))
    }
  }

  private func drift(_ entry: DriftEntry) -> TokenDriftItem {
    let modifiers = index.system.tokens.modifiers.map(\.name)
    var values: [TokenDriftItem.Value] = []
    let summary: String
    switch entry.kind {
    case .missingInSwift: summary = scope.words(TokensPhrase.missingInSwift)
    case .differentName(let expected):
      summary = scope.words(TokensPhrase.namedDifferently, ["name": expected])
    case .different(let differences):
      summary = scope.words(TokensPhrase.anotherValue)
      values = differences.map { difference in
        let contexts = modifiers.compactMap { difference.context[$0] }
        return TokenDriftItem.Value(
          context: contexts.map(scope.words.context).joined(separator: " · "),
          token: difference.token, swift: difference.swift)
      }
    case .extraInSwift, .notComparable: summary = scope.words(TokensPhrase.notComparable)
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

extension System {
  /// The Swift expression that a stand-in is drawn for, which the token states that the value comes
  /// from; `nil` for a value that is known.
  func expression(of value: ResolvedToken) -> String? {
    guard let origin = value.unknownOrigin else { return nil }
    if origin == value.path { return value.metadata.swift }
    return tokens[origin]?.value()?.metadata.swift
  }
}
