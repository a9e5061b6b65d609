/// The name in a Swift declaration, which is what somebody asks for who pastes the declaration.
enum DeclaredName {
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "static",
    "mutating", "nonisolated", "indirect", "override",
  ]
  private static let keywords: Set<String> = ["struct", "enum", "func", "var", "let", "typealias"]
  /// Words of English too, which declare only what has a capital: `class Badge`, and not “class
  /// names”.
  private static let words: Set<String> = ["class", "protocol", "actor", "extension"]

  /// `nil` where a text is no declaration, up to what follows its name.
  static func name(in text: String.UnicodeScalarView.SubSequence) -> String? {
    var rest = text.drop(while: isSpace)
    while true {
      let isAttribute = rest.first == "@"
      let word = (isAttribute ? rest.dropFirst() : rest).prefix(while: isNamed)
      let next = rest[word.endIndex...].drop(while: isSpace)
      if word.isEmpty || next.startIndex == word.endIndex { return nil }
      rest = next
      let text = String(word)
      if isAttribute || modifiers.contains(text) { continue }
      let isCapital = rest.first.map { ("A"..."Z").contains($0) } ?? false
      guard keywords.contains(text) || words.contains(text) && isCapital else { return nil }
      break
    }
    let name = rest.prefix(while: isNamed)
    let end = rest[name.endIndex...].drop(while: isSpace).first
    guard !name.isEmpty, end.map({ "(<:{=".unicodeScalars.contains($0) }) ?? true else {
      return nil
    }
    return String(name)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  private static func isNamed(_ scalar: Unicode.Scalar) -> Bool {
    WordSplitter.isPart(scalar) || scalar == "_" || scalar == "."
  }
}
