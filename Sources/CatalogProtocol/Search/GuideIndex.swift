import CatalogModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The words of all guides, section by section, ready to be searched.
///
/// Ranking is BM25 over sections (Robertson and Zaragoza, 2009) with the words of titles and
/// headings counted several times: a section is the better the more of the question's words it has,
/// the rarer these are elsewhere, and the shorter it is.
struct GuideIndex: Sendable {
  /// A section that fits a question.
  struct Hit: Sendable {
    var system: String
    var guide: GuideText
    var section: GuideSection
    var score: Double
  }

  private struct Entry: Sendable {
    var system: String
    var guide: GuideText
    var section: GuideSection
    /// How much its words count in all.
    var length: Double
  }

  /// How often a word counts in a section.
  private struct Posting: Sendable {
    var entry: Int
    var count: Double
  }

  private static let titleWeight = 3.0
  private static let headingWeight = 4.0
  /// How soon a further occurrence of a word counts less, and how much length matters.
  private static let saturation = 1.2
  private static let lengthWeight = 0.75
  /// What another form of a word counts.
  private static let kinWeight = 0.4

  private let entries: [Entry]
  /// In alphabetical order, so that sums are the same on every run.
  private let postings: [(word: String, places: [Posting])]
  private let averageLength: Double

  init(_ catalog: Catalog) {
    var entries: [Entry] = []
    var postings: [String: [Posting]] = [:]
    for system in catalog.systems {
      for guide in GuideText.all(of: system) {
        for section in GuideSection.all(of: guide.document) {
          let counts = Self.counts(guide, section)
          for (word, count) in counts {
            postings[word, default: []].append(Posting(entry: entries.count, count: count))
          }
          let length = counts.values.sorted().reduce(0, +)
          entries.append(
            Entry(system: system.slug, guide: guide, section: section, length: length))
        }
      }
    }
    self.entries = entries
    self.postings = postings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    averageLength = max(1, entries.map(\.length).reduce(0, +) / Double(max(1, entries.count)))
  }

  /// The sections that have a word of the question, the best first; of equal ones in the order of
  /// the content.
  ///
  /// - Parameter systems: The folder names of the systems to look in.
  func hits(for query: String, in systems: [String]) -> [Hit] {
    let isSearched = entries.map { systems.contains($0.system) }
    let total = Double(isSearched.count { $0 })
    var scores = [Double](repeating: 0, count: entries.count)
    for word in SearchWords.wanted(by: query) {
      let counts = counts(of: word)
      let found = Double(entries.indices.count { isSearched[$0] && counts[$0] > 0 })
      let rarity = log(1 + (total - found + 0.5) / (found + 0.5))
      for index in entries.indices where isSearched[index] && counts[index] > 0 {
        scores[index] += rarity * weight(counts[index], length: entries[index].length)
      }
    }
    return entries.indices.filter { scores[$0] > 0 }
      .sorted { (scores[$1], $0) < (scores[$0], $1) }
      .map { index in
        let entry = entries[index]
        return Hit(
          system: entry.system, guide: entry.guide, section: entry.section, score: scores[index])
      }
  }

  /// How often a word and its other forms count in each section.
  private func counts(of wanted: String) -> [Double] {
    var counts = [Double](repeating: 0, count: entries.count)
    for (word, places) in postings {
      let isKin = word != wanted
      if isKin, !SearchWords.isKin(word, of: wanted) { continue }
      for place in places {
        counts[place.entry] += place.count * (isKin ? Self.kinWeight : 1)
      }
    }
    return counts
  }

  private func weight(_ count: Double, length: Double) -> Double {
    let norm = 1 - Self.lengthWeight + Self.lengthWeight * length / averageLength
    return count * (Self.saturation + 1) / (count + Self.saturation * norm)
  }

  private static func counts(_ guide: GuideText, _ section: GuideSection) -> [String: Double] {
    var counts: [String: Double] = [:]
    func add(_ text: String, _ weight: Double) {
      for word in SearchWords.words(of: text) { counts[word.text, default: 0] += weight }
    }
    add(guide.title, titleWeight)
    add(section.title, headingWeight)
    add(section.text, 1)
    if section.level < 2 { add(guide.summary, 1) }
    return counts
  }
}
