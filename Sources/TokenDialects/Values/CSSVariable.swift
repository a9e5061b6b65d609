/// A custom property with the value that counts where it is not set: `var(--space-1, 4px)`.
struct CSSVariable {
  /// With the two hyphens.
  var name: String
  var fallback: String

  /// `nil` for any other text, and for a custom property without such a value.
  init?(_ source: String) {
    let text = source.trimmed
    guard text.hasPrefix("var("), text.hasSuffix(")"), text.utf8.count <= 512,
      let comma = text.firstIndex(of: ",")
    else { return nil }
    name = text[text.index(text.startIndex, offsetBy: 4)..<comma].trimmed
    let rest = text[text.index(after: comma)...].dropLast().trimmed
    guard name.hasPrefix("--"), !rest.isEmpty, Self.isWhole(rest) else { return nil }
    fallback = CSSVariable(rest)?.fallback ?? rest
  }

  /// Whether the bracket that was taken away was that of the first `var(`.
  private static func isWhole(_ text: String) -> Bool {
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
