import Testing

@testable import SearchIndex

/// The lists of words from which one is taken for another that is misspelt.
struct WordPiecesTests {
  /// Some thousand words of eight letters, in the order of their bytes.
  private let words: [String] = {
    var state: UInt64 = 7
    return Set(
      (0..<6000).map { _ in
        String(
          (0..<8).map { _ -> Character in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Array("abcdefghijklmnopqrstuvwxyz")[Int(state >> 33) % 26]
          })
      }
    ).sorted()
  }()

  @Test func aShortListIsOnePiece() {
    let pieces = WordPieces(Array(words.prefix(500)), length: 8)
    #expect(pieces.byFirst.map(\.words) == [Array(words.prefix(500))])
    #expect(pieces.byLast.isEmpty)
  }

  @Test func aLongListIsCutByTheFirstLettersAndByTheLast() {
    let pieces = WordPieces(words, length: 8)
    #expect(pieces.byFirst.count > 2)
    #expect(pieces.byFirst.flatMap(\.words) == words)
    #expect(pieces.byLast.flatMap(\.words).sorted() == words)
    for piece in pieces.byFirst + pieces.byLast { #expect(piece.words.count <= 2000) }
  }

  @Test func eachWordIsWhereItsFirstAndItsLastLetterLead() {
    let pieces = WordPieces(words, length: 8)
    for word in stride(from: 0, to: words.count, by: 40).map({ words[$0] }) {
      for (list, letter) in [
        (pieces.byFirst, word.unicodeScalars.first), (pieces.byLast, word.unicodeScalars.last),
      ] {
        let piece = list.last { piece in letter.map { piece.letter <= $0 } ?? false }
        #expect(piece?.words.contains(word) == true)
      }
    }
  }

  @Test(
    arguments: ["ccessibility", "caccessibility", "cacessibility", "accessibilit", "accessibilty"])
  func oneWrongLetterIsForgivenAtAnyPlace(word: String) {
    let known = ["accessibility", "tokens"].map { ($0, Array($0.unicodeScalars)) }
    #expect(NearWords.nearest(to: word, in: known).map(\.text) == ["accessibility"])
  }

  @Test func twoWrongLettersAreForgivenWhereTheWordBeginsOrEndsAsItShould() {
    let known = [("typography", Array("typography".unicodeScalars))]
    #expect(NearWords.nearest(to: "tipografhy", in: known).count == 1)
    #expect(NearWords.nearest(to: "dypographi", in: known).isEmpty)
  }
}
