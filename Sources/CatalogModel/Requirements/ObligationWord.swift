/// The words that say how binding a sentence is, written in capitals (BCP 14: RFC 2119, RFC 8174).
public enum ObligationWord: String, Hashable, Sendable, CaseIterable {
  /// Nothing else is allowed.
  case must = "MUST", mustNot = "MUST NOT", required = "REQUIRED"
  /// The same in the words of most specifications.
  case shall = "SHALL", shallNot = "SHALL NOT"
  /// Something else is allowed for a good reason.
  case should = "SHOULD", shouldNot = "SHOULD NOT"
  /// As `SHOULD` and `SHOULD NOT`.
  case recommended = "RECOMMENDED", notRecommended = "NOT RECOMMENDED"
  /// Free to choose.
  case may = "MAY", optional = "OPTIONAL"

  /// The words of a text with their places, in its order. Only whole words in capitals count, and
  /// a word with `NOT` is one.
  public static func all(in text: String) -> [(word: ObligationWord, range: Range<String.Index>)] {
    var found: [(word: ObligationWord, range: Range<String.Index>)] = []
    var start = text.startIndex
    while let next = next(in: text, from: start) {
      found.append(next)
      start = next.range.upperBound
    }
    return found
  }

  /// The first of the words in a text.
  public static func first(in text: String) -> ObligationWord? {
    next(in: text, from: text.startIndex)?.word
  }

  private static func next(
    in text: String, from start: String.Index
  ) -> (word: ObligationWord, range: Range<String.Index>)? {
    var start = start
    while let begin = text[start...].firstIndex(where: \.isUppercase) {
      let isWhole = begin == text.startIndex || !isPart(text[text.index(before: begin)])
      if isWhole, let match = match(at: begin, in: text) { return match }
      start = text[begin...].firstIndex { !isPart($0) } ?? text.endIndex
    }
    return nil
  }

  /// The longest word that stands at a place.
  private static func match(
    at begin: String.Index, in text: String
  ) -> (word: ObligationWord, range: Range<String.Index>)? {
    let rest = text[begin...]
    let matches = allCases.filter { word in
      rest.hasPrefix(word.rawValue)
        && !(rest.dropFirst(word.rawValue.count).first.map(isPart) ?? false)
    }
    return matches.max { $0.rawValue.count < $1.rawValue.count }.map { word in
      (word, begin..<text.index(begin, offsetBy: word.rawValue.count))
    }
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
