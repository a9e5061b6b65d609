/// Whether media queries hold for a page on a screen whose reader asks for nothing, after Media
/// Queries Level 4. The size of the window, the colour scheme and all else may be anything.
enum MediaQuery {
  /// Features of the reader's wishes, by the value they have when there is no wish.
  private static let wishes: [String: String] = [
    "forced-colors": "none", "inverted-colors": "none", "prefers-contrast": "no-preference",
    "prefers-reduced-data": "no-preference", "prefers-reduced-motion": "no-preference",
    "prefers-reduced-transparency": "no-preference",
  ]

  private typealias Kinds = ArraySlice<CSSToken.Kind>

  /// - Parameter prelude: The tokens after `@media`, without blanks.
  static func verdict(_ prelude: [CSSToken]) -> Truth {
    guard !prelude.isEmpty else { return .yes }
    let queries = prelude.split { $0.isMark(",") }
    return queries.map { query(lowered($0)[...]) }.max() ?? .no
  }

  private static func lowered(_ tokens: ArraySlice<CSSToken>) -> [CSSToken.Kind] {
    tokens.map { token in
      if case .ident(let name) = token.kind { .ident(name.lowercased()) } else { token.kind }
    }
  }

  /// `not` before a type is about the whole query, before a bracket about what is in it.
  private static func query(_ kinds: Kinds) -> Truth {
    switch kinds.first {
    case .ident("only"): return condition(kinds.dropFirst())
    case .ident("not"):
      if case .ident? = kinds.dropFirst().first { return !condition(kinds.dropFirst()) }
      return condition(kinds)
    default: return condition(kinds)
    }
  }

  private static func condition(_ kinds: Kinds) -> Truth {
    let choices = kinds.split(separator: .ident("or")).map { choice in
      choice.split(separator: .ident("and")).map(part).min() ?? .no
    }
    return choices.max() ?? .no
  }

  private static func part(_ kinds: Kinds) -> Truth {
    switch kinds.first {
    case .ident("not"): return !part(kinds.dropFirst())
    case .ident(let type): return Truth(type == "all" || type == "screen")
    default: return feature(Array(kinds))
    }
  }

  /// A wish is known, as there is none.
  private static func feature(_ kinds: [CSSToken.Kind]) -> Truth {
    guard kinds.count > 2, kinds[0] == .mark(UInt8(ascii: "(")),
      case .ident(let name) = kinds[1], let none = wishes[name]
    else { return .maybe }
    switch kinds[2...] {
    case [.mark(UInt8(ascii: ")"))]: return .no
    case [.mark(UInt8(ascii: ":")), .ident(none), .mark(UInt8(ascii: ")"))]: return .yes
    default: return .no
    }
  }
}
