/// Reduces the forms of a word to one: `validated`, `validating` and `validation` are `validat`.
///
/// It is a light stemmer for English and Russian that follows the order of Porter's (1980) and
/// Snowball's: endings in steps, in each step the longest that fits and leaves enough of the word.
/// The steps are data (``EnglishEndings``, ``RussianEndings``), which a browser gets with the index
/// and applies in the same way. A stem is no word and is never shown.
public enum Stemmer {
  /// An ending, what takes its place, and how many letters have to stay before it.
  struct Ending: Hashable, Sendable {
    let text: String
    let replacement: String
    let stem: Int
    /// The letters of the text: each word is held against all endings.
    fileprivate let letters: [Unicode.Scalar]

    init(_ text: String, _ replacement: String = "", _ stem: Int = 3) {
      self.text = text
      self.replacement = replacement
      self.stem = stem
      letters = Array(text.unicodeScalars)
    }
  }

  /// Words that are written in two ways, or that mean the same to whoever searches.
  static let aliases: [String: String] = [
    "grey": "gray", "greys": "gray", "licence": "license", "a11y": "accessibility",
    "dialogue": "dialog", "catalogue": "catalog", "catalogues": "catalog",
  ]

  static let steps = EnglishEndings.steps + RussianEndings.steps

  /// - Parameter word: In lower case, with folded letters.
  public static func stem(_ word: String) -> String {
    var letters = Array((aliases[word] ?? word).unicodeScalars)
    guard letters.count > 2, letters.contains(where: { $0.value > 0x39 }) else { return word }
    for step in steps {
      for ending in step where ending.fits(letters) {
        letters.removeLast(ending.letters.count)
        letters += ending.replacement.unicodeScalars
        break
      }
    }
    return String(decoding: letters.flatMap(\.utf8), as: UTF8.self)
  }
}

extension Stemmer.Ending {
  fileprivate func fits(_ word: [Unicode.Scalar]) -> Bool {
    guard word.count >= letters.count + stem, word.last == letters.last else { return false }
    return word[(word.count - letters.count)...].elementsEqual(letters)
  }
}
