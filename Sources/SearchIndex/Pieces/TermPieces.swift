/// Where the terms of an index are cut into pieces, so that a question needs few of them.
struct TermPieces: Hashable, Sendable {
  /// The first term of each piece.
  let starts: [Int]
  private let count: Int

  /// How many characters a piece has at least, unless it is the last.
  private static let size = 10_000

  init(_ terms: [SearchIndex.Term]) {
    var starts: [Int] = []
    var size = Self.size
    for (number, term) in terms.enumerated() {
      if size >= Self.size {
        starts.append(number)
        size = 0
      }
      // A document takes some three characters, whatever its number.
      size += term.text.utf8.count + 6 + 3 * term.postings.count
    }
    self.starts = starts
    count = terms.count
  }

  /// The terms of a piece.
  func terms(of piece: Int) -> Range<Int> {
    starts[piece]..<(piece + 1 < starts.count ? starts[piece + 1] : count)
  }

  /// The term behind a number of pieces, the first of which holds a term.
  func end(of pieces: Int, from term: Int) -> Int {
    let first = starts.lastIndex { $0 <= term } ?? 0
    return first + pieces < starts.count ? starts[first + pieces] : count
  }
}
