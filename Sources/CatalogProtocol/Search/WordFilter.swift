import SearchIndex

/// Keeps what has each word of a question, or words that begin with it: `key value` and `keyv` find
/// `KeyValueRow`, `colours` finds `color`.
struct WordFilter {
  private let wanted: [WordSplitter.Word]

  /// - Parameter query: Everything fits where it has no word.
  init(_ query: String?) { wanted = WordSplitter.words(of: query ?? "") }

  func accepts(_ text: String) -> Bool {
    let present = WordSplitter.words(of: text).flatMap { [$0.text] + $0.parts }
    let stems = Set(present.map(Stemmer.stem))
    return wanted.allSatisfy { word in
      stems.contains(Stemmer.stem(word.text)) || present.contains { $0.hasPrefix(word.text) }
    }
  }
}
