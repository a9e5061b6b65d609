/// Whether a list of media queries holds for a page on a screen whose reader asks for nothing.
enum MediaQuery {
  /// Features of the reader's wishes, by the value they have when there is no wish.
  private static let wishes: [String: String] = [
    "forced-colors": "none", "inverted-colors": "none", "prefers-contrast": "no-preference",
    "prefers-reduced-data": "no-preference", "prefers-reduced-motion": "no-preference",
    "prefers-reduced-transparency": "no-preference",
  ]

  /// - Parameter prelude: The tokens after `@media`, without blanks.
  static func applies(_ prelude: [CSSToken]) -> Bool {
    prelude.isEmpty || prelude.split { $0.isMark(",") }.contains { holds(Array($0)) }
  }

  private static func holds(_ query: [CSSToken]) -> Bool {
    let kinds = query.map(\.kind).filter { $0 != .ident("only") }
    switch kinds {
    case [.ident("all")], [.ident("screen")]: return true
    case [.ident("not"), .ident("print")]: return true
    default: break
    }
    // Only `screen and (wish: none)` is left to hold: the rest depends on the window or the reader.
    let parts = kinds.split(separator: .ident("and"))
    return !parts.isEmpty
      && parts.allSatisfy { part in
        part.elementsEqual([.ident("all")]) || part.elementsEqual([.ident("screen")])
          || isNoWish(Array(part))
      }
  }

  private static func isNoWish(_ feature: [CSSToken.Kind]) -> Bool {
    guard feature.count == 5, feature[0] == .mark(UInt8(ascii: "(")),
      case .ident(let name) = feature[1], feature[2] == .mark(UInt8(ascii: ":")),
      case .ident(let value) = feature[3], feature[4] == .mark(UInt8(ascii: ")"))
    else { return false }
    return wishes[name.lowercased()] == value.lowercased()
  }
}
