/// Documents by their words, ready to be ranked against a question.
///
/// Steps: texts are cut into words (``WordSplitter``), folded and reduced to stems (``Stemmer``);
/// each document counts how much each of its terms says of it (``DocumentTerms``), after BM25 with
/// fields (Robertson and Zaragoza, 2009); the terms of all documents are put together in the order
/// of their letters (``IndexBuilder``). ``Ranking`` answers a question from that, and
/// ``SearchPieces`` cuts it into small files from which a browser answers alike.
///
/// All figures that a question is ranked by are whole numbers made here, so that everybody who adds
/// them up comes to the same order.
public struct SearchIndex: Sendable {
  /// How much a term says of a document; in one word, as a large site has some ten million.
  struct Posting: Hashable, Sendable {
    private let bits: UInt32

    init(document: Int, level: Int) { bits = UInt32(clamping: document << 6 | level & 63) }

    var document: Int { Int(clamping: bits >> 6) }
    /// 0 to 63, growing with how often and how prominently the document has the term.
    var level: Int { Int(clamping: bits & 63) }
  }

  /// A term with the documents that have it, in their order.
  struct Term: Sendable {
    var text: String
    /// How rare the term is, in sixteenths of its natural logarithm.
    var rarity: Int
    var postings: [Posting]
  }

  /// Neighbouring documents of one kind, system and language.
  struct Range: Hashable, Sendable {
    var start: Int
    var kind: Int
    var system: Int
    var language: String
  }

  /// A colour that a document has as a value.
  struct Swatch: Hashable, Sendable {
    var document: Int
    /// Six or eight hexadecimal digits.
    var hex: String
    /// The contexts in which the document has it, in words.
    var context: String
    /// Lightness, a and b of OKLab in thousandths.
    var lab: [Int]
    /// Opacity in thousandths.
    var alpha: Int
  }

  /// The kinds of documents, in the order in which `kind` counts them.
  public let kinds: [SearchKind]
  /// The systems, by their folder names.
  public let systems: [String]
  /// In the order of their numbers.
  public let documents: [SearchDocument]
  let ranges: [Range]
  /// In the order of their bytes.
  let terms: [Term]
  /// The words of the texts as they are spelt, in lower case, in the order of their bytes.
  let words: [String]
  let swatches: [Swatch]
  /// Where the terms are cut for those who load a part of them.
  let pieces: TermPieces

  /// Where a term stands, or would stand.
  func position(of text: String) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].text.precedes(text) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension String {
  /// Whether a text stands before another in the order of their bytes, which is also that of
  /// JavaScript for the characters that terms have.
  func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
