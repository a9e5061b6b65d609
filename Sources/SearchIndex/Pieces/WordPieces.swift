/// The words of one length, of which one is taken for another that is misspelt.
///
/// A long list is cut twice: by the first letters of its words, and by the last. A word with one
/// wrong letter begins or ends as it should, so that two pieces hold all that it can stand for; of
/// those with two, ``NearWords`` takes the ones of which this is true.
struct WordPieces: Sendable {
  /// Words that begin or end alike.
  struct Piece: Sendable {
    /// The first letter that it may hold; the piece goes on to that of the next.
    var letter: Unicode.Scalar
    var words: [String]
  }

  let length: Int
  let byFirst: [Piece]
  /// Empty where the list is one piece.
  let byLast: [Piece]

  /// How many letters a piece may hold, unless all its words have the letter by which it is cut.
  private static let size = 16_000

  /// - Parameter words: All of one length, in the order of their bytes.
  init(_ words: [String], length: Int) {
    self.length = length
    byFirst = Self.pieces(words, size: Self.size / length, by: \.first)
    byLast = byFirst.count > 1 ? Self.pieces(words, size: Self.size / length, by: \.last) : []
  }

  private static func pieces(
    _ words: [String], size: Int, by letter: (String.UnicodeScalarView) -> Unicode.Scalar?
  ) -> [Piece] {
    let groups = Dictionary(grouping: words) { letter($0.unicodeScalars) ?? "a" }
    var pieces: [Piece] = []
    for (letter, words) in groups.sorted(by: { $0.key < $1.key }) {
      if let last = pieces.last, last.words.count + words.count <= size {
        pieces[pieces.count - 1].words += words
      } else {
        pieces.append(Piece(letter: letter, words: words))
      }
    }
    return pieces
  }
}
