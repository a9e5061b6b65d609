/// Cuts texts into the words that are compared in a search.
enum SearchWords {
  /// A word and where it stands.
  struct Word: Hashable {
    var text: String
    var range: Range<String.Index>
  }

  /// The words of a text: runs of letters and digits, in lower case and without the plural's `s`.
  static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var rest = text.startIndex
    while let start = text[rest...].firstIndex(where: isPart) {
      let end = text[start...].firstIndex { !isPart($0) } ?? text.endIndex
      words.append(Word(text: normalized(text[start..<end]), range: start..<end))
      rest = end
    }
    return words
  }

  /// The words that a question looks for, each once and in alphabetical order: without those that
  /// stand in every text, unless there are no others.
  static func wanted(by question: String) -> [String] {
    let all = Set(words(of: question).map(\.text))
    let telling = all.subtracting(fillers)
    return (telling.isEmpty ? all : telling).sorted()
  }

  /// Whether a word of a text is a form of a word that is looked for: it begins with it, or they
  /// share most of their letters, as `accessible` and `accessibility` do.
  static func isKin(_ word: String, of wanted: String) -> Bool {
    guard wanted.count > 2, word != wanted else { return false }
    let shared = zip(word, wanted).prefix { $0 == $1 }.count
    return shared == wanted.count
      || shared > 4 && Double(shared) >= 0.8 * Double(min(word.count, wanted.count))
  }

  /// Words that say nothing of what a question is about, as ``words(of:)`` gives them.
  private static let fillers: Set<String> = [
    "a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "does", "for", "from", "how", "i",
    "if", "in", "is", "it", "make", "my", "of", "on", "or", "should", "that", "the", "this", "to",
    "what", "when", "where", "which", "why", "with",
  ]

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// `Colours` and `color` are one word; `glass` keeps its end.
  private static func normalized(_ word: Substring) -> String {
    var word = word.lowercased()
    if word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") { word.removeLast() }
    return word == "color" ? "colour" : word
  }
}
