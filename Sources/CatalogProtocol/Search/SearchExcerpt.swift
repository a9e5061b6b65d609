import SearchIndex

/// A piece of a text around what was searched for.
enum SearchExcerpt {
  /// How many characters a piece has at most, ellipses not counted.
  static let length = 240

  /// The piece of a text that begins shortly before the first word of the question, on one line.
  static func of(_ text: String, around query: String) -> String {
    let line = text.split { $0.isWhitespace }.joined(separator: " ")
    guard line.count > length else { return line }
    let wanted = Set(SearchQuery(query).words.flatMap(stems))
    let match = WordSplitter.words(of: line).first { !wanted.isDisjoint(with: stems(of: $0)) }
    let center = match?.range.lowerBound ?? line.startIndex
    var start =
      line.index(center, offsetBy: -length / 4, limitedBy: line.startIndex) ?? line.startIndex
    if start > line.startIndex, let blank = line[start...].firstIndex(of: " ") {
      start = line.index(after: blank)
    }
    let rest = line[start...]
    guard rest.count > length else { return "…" + rest }
    let cut = rest.prefix(length)
    let end = cut.lastIndex(of: " ") ?? cut.endIndex
    return (start > line.startIndex ? "…" : "") + cut[..<end] + "…"
  }

  private static func stems(of word: WordSplitter.Word) -> [String] {
    ([word.text] + word.parts).map(Stemmer.stem)
  }
}
