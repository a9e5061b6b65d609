import ColorScience
import Workers

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SearchIndex {
  /// - Parameters:
  ///   - documents: Those of equal rank are found in this order.
  ///   - kinds: What the numbers of their kinds mean.
  public init(_ documents: [SearchDocument], kinds: [SearchKind], on workers: Workers = .all) {
    self.kinds = kinds
    let systems = documents.map(\.system).reduce(into: [String]()) { systems, system in
      if systems.last != system, !systems.contains(system) { systems.append(system) }
    }
    self.systems = systems
    let (documents, ranges) = Self.ordered(documents, systems)
    self.documents = documents
    self.ranges = ranges
    let parts = workers.map(Array(stride(from: 0, to: documents.count, by: Part.size))) { start in
      Part(documents, from: start)
    }
    words = workers.map(Letter.all) { Self.words(of: parts, $0) }.flatMap(\.self)
    terms = workers.map(Letter.all) { letter in
      Self.terms(of: parts, letter, documentCount: documents.count)
    }.flatMap(\.self)
    pieces = TermPieces(terms)
    swatches = documents.enumerated().flatMap { number, document in
      document.colors.compactMap { Swatch($0, document: number) }
    }
  }

  /// Documents of a kind, system and language stand together, so that their numbers tell these.
  private static func ordered(
    _ documents: [SearchDocument], _ systems: [String]
  ) -> ([SearchDocument], [Range]) {
    let positions = Dictionary(uniqueKeysWithValues: zip(systems, systems.indices))
    var groups: [Range: [SearchDocument]] = [:]
    for document in documents {
      let group = Range(
        start: 0, kind: document.kind, system: positions[document.system] ?? 0,
        language: document.language)
      groups[group, default: []].append(document)
    }
    var ordered: [SearchDocument] = []
    var ranges: [Range] = []
    let sorted = groups.sorted {
      ($0.key.system, $0.key.language, $0.key.kind)
        < ($1.key.system, $1.key.language, $1.key.kind)
    }
    for (group, documents) in sorted {
      var range = group
      range.start = ordered.count
      ranges.append(range)
      ordered += documents
    }
    return (ordered, ranges)
  }

  /// The byte that a word begins with. What begins alike is put together alone, on all cores.
  private enum Letter {
    static let all = 0..<256

    static func of(_ text: String) -> Int { Int(text.utf8.first ?? 0) }
  }

  /// The terms of neighbouring documents, by their letters.
  private struct Part: Sendable {
    static let size = 512

    private(set) var terms: [[(text: String, postings: [Posting])]]
    private(set) var words: [[String]]

    init(_ documents: [SearchDocument], from start: Int) {
      var made = DocumentTerms()
      var postings: [[Posting]] = []
      for number in start..<min(start + Self.size, documents.count) {
        let found = made.terms(of: documents[number])
        postings += repeatElement([], count: made.terms.count - postings.count)
        for (term, level) in found {
          postings[term].append(Posting(document: number, level: level))
        }
      }
      terms = Letter.all.map { _ in [] }
      words = Letter.all.map { _ in [] }
      for (term, postings) in zip(made.terms, postings) where !postings.isEmpty {
        terms[Letter.of(term)].append((term, postings))
      }
      for word in made.words { words[Letter.of(word)].append(word) }
    }
  }

  /// How many documents a term keeps: those that it says most of. A question is decided by its rarer
  /// words, so what a word of every page says need not be loaded.
  private static let longestList = 1500

  /// The terms of a letter, in their order.
  private static func terms(of parts: [Part], _ letter: Int, documentCount: Int) -> [Term] {
    var merged: [String: [Posting]] = [:]
    for part in parts {
      for (term, postings) in part.terms[letter] { merged[term, default: []] += postings }
    }
    return merged.map { text, postings in
      let found = Double(postings.count)
      let rarity = log(1 + (Double(documentCount) - found + 0.5) / (found + 0.5))
      return Term(
        text: text, rarity: Int(exactly: (rarity * 16).rounded()) ?? 0, postings: kept(postings))
    }.sorted { $0.text.precedes($1.text) }
  }

  private static func kept(_ postings: [Posting]) -> [Posting] {
    if postings.count <= longestList { return postings }
    return postings.sorted { ($1.level, $0.document) < ($0.level, $1.document) }
      .prefix(longestList).sorted { $0.document < $1.document }
  }

  /// The words of a letter, in their order.
  private static func words(of parts: [Part], _ letter: Int) -> [String] {
    var words: Set<String> = []
    for part in parts { words.formUnion(part.words[letter]) }
    return words.filter { NearWords.lengths.contains($0.unicodeScalars.count) && !$0.isNumeric }
      .sorted { $0.precedes($1) }
  }
}

extension SearchIndex.Swatch {
  fileprivate init?(_ color: SearchDocument.Color, document: Int) {
    guard let measured = SearchColor(css: color.hex) else { return nil }
    self.init(
      document: document, hex: color.hex, context: color.context, lab: measured.lab,
      alpha: measured.alpha)
  }
}

extension String {
  fileprivate var isNumeric: Bool { utf8.allSatisfy { $0 < 0x3A } }
}
