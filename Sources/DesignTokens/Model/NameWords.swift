/// Splits names into words the way people read them: `infoBG` is "info", "BG"; `HTMLParser` is
/// "HTML", "Parser"; blanks, hyphens and other signs separate.
public enum NameWords {
  /// The words of `name` as they are written, never empty ones.
  public static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        flush(&word, into: &words)
        continue
      }
      if let last = word.last {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        let startsWord = character.isUppercase && !last.isUppercase
        let endsAcronym =
          character.isUppercase && last.isUppercase && next?.isLowercase == true
        if startsWord || endsAcronym { flush(&word, into: &words) }
      }
      word.append(character)
    }
    flush(&word, into: &words)
    return words
  }

  private static func flush(_ word: inout String, into words: inout [String]) {
    if !word.isEmpty { words.append(word) }
    word = ""
  }
}
