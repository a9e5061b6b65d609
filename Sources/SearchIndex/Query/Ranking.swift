/// Ranks documents against a question.
///
/// Each word of the question gives a document the most that one of its terms gives: the word itself
/// counts in full, one that begins with it less, one that is spelt nearly alike least. A document
/// that lacks words of the question loses more than their share. Whoever types the name of
/// something, or its beginning, gets that first.
struct Ranking {
  /// What the ways of finding a term count, in eighths.
  private enum Weight {
    static let same = 8
    static let beginning = 5
    static let part = 3
    static let partBeginning = 2
    static let initials = 8
    static let initialsBeginning = 4
    static let shorter = 4
    static let near = [5, 3]
  }

  private static let nameBonus = 60_000
  private static let nameBeginningBonus = 40_000
  /// How many letters have to be there before words that begin with them are looked for.
  private static let shortestBeginning = 3
  /// How many pieces of the index words that begin alike are looked for in.
  private static let pieceLimit = 3

  private typealias Match = (term: Int, weight: Int)

  let index: SearchIndex

  /// The documents that have a word of the question, the best first.
  func hits(for query: SearchQuery) -> [SearchHit] {
    if let color = SearchColor(query: query.readText) { return hits(for: color, query) }
    let words = query.words
    var sums: [Int: (score: Int, count: Int)] = [:]
    for (number, word) in words.enumerated() {
      for (document, score) in scores(of: word, isLast: number == words.count - 1) {
        let sum = sums[document] ?? (0, 0)
        sums[document] = (sum.score + score, sum.count + 1)
      }
    }
    var scores = sums.mapValues { $0.score * $0.count * $0.count / (words.count * words.count) }
    for (document, bonus) in nameBonuses(for: query, words) {
      scores[document, default: 0] += bonus
    }
    let colors =
      SearchColor(name: query.readText).map { nearest(to: $0, within: Color.sameName) } ?? [:]
    for (document, color) in colors {
      scores[document, default: 0] +=
        Color.nameBonus * (Color.sameName + 1 - color.distance) / Color.sameName
    }
    let hits = scores.map { document, score in
      SearchHit(document: document, score: score, color: colors[document])
    }
    return sorted(hits, query) { $0 * $1 }
  }

  /// The best first, each address once.
  private func sorted(
    _ hits: [SearchHit], _ query: SearchQuery, _ weigh: (Int, Int) -> Int
  ) -> [SearchHit] {
    let isInWords = query.isInWords
    let weights = index.ranges.map { weight(of: $0, query, isInWords: isInWords) }
    var weighed: [SearchHit] = []
    for var hit in hits where hit.score > 0 {
      let weight = weights[index.rangeNumber(of: hit.document)]
      if weight == 0 { continue }
      hit.score = weigh(hit.score, weight)
      weighed.append(hit)
    }
    weighed.sort { ($1.score, $0.document) < ($0.score, $1.document) }
    var seen: Set<String> = []
    return weighed.filter { seen.insert(index.documents[$0.document].address).inserted }
  }

  /// 0 for what the question leaves out.
  private func weight(
    of range: SearchIndex.Range, _ query: SearchQuery, isInWords: Bool
  ) -> Int {
    let system = index.systems[range.system]
    if let systems = query.systems, !systems.contains(system) { return 0 }
    if let kinds = query.kinds, !kinds.contains(range.kind) { return 0 }
    let isForeign = query.language.map { $0 != range.language } ?? false
    let kind = index.kinds[range.kind]
    return (isInWords ? kind.questionWeight : kind.weight) * (isForeign ? 5 : 8)
      * (query.system == system ? 5 : 4)
  }

  // MARK: - Words

  /// What a word of the question gives each document.
  private func scores(of word: WordSplitter.Word, isLast: Bool) -> [Int: Int] {
    let found = matches(of: word, isLast: isLast)
    var scores = best(found.isEmpty ? shorter(word.text) + near(word.text) : found)
    for part in word.parts where part.utf8.count > 1 {
      var matches = same(Stemmer.stem(part), Weight.part)
      // The parts of a name that does not exist may be beginnings: `NavSpl`.
      if found.isEmpty, part.unicodeScalars.count >= Self.shortestBeginning {
        matches += beginning(part, Weight.partBeginning)
      }
      for (document, score) in best(matches) { scores[document, default: 0] += score }
    }
    return scores
  }

  private func best(_ matches: [Match]) -> [Int: Int] {
    var scores: [Int: Int] = [:]
    for match in matches {
      let term = index.terms[match.term]
      for posting in term.postings {
        let score = term.rarity * (posting.level + 1) * match.weight
        scores[posting.document] = max(scores[posting.document] ?? 0, score)
      }
    }
    return scores
  }

  /// The terms that are the word, or begin with it; none for a word that is misspelt.
  private func matches(of word: WordSplitter.Word, isLast: Bool) -> [Match] {
    var matches = same(Stemmer.stem(word.text), Weight.same)
    let length = word.text.unicodeScalars.count
    if length >= Self.shortestBeginning, isLast || matches.isEmpty {
      matches += beginning(word.text, Weight.beginning)
    }
    if (2...5).contains(length), isLast {
      let initials = SearchIndex.initialsMark + word.text
      matches += same(initials, Weight.initials) + beginning(initials, Weight.initialsBeginning)
    }
    return matches
  }

  private func same(_ term: String, _ weight: Int) -> [Match] {
    let position = index.position(of: term)
    guard position < index.terms.count, index.terms[position].text == term else { return [] }
    return [(position, weight)]
  }

  /// The terms that begin with a text and go on.
  private func beginning(_ text: String, _ weight: Int) -> [Match] {
    let start = index.position(of: text)
    let end = index.pieces.end(of: Self.pieceLimit, from: start)
    return (start..<end).prefix { index.terms[$0].text.hasPrefix(text) }
      .filter { index.terms[$0].text != text }.map { ($0, weight) }
  }

  /// The longest term that a word begins with, which may be its stem: `accessib` is typed on the way
  /// to a word whose stem is `access`.
  private func shorter(_ word: String) -> [Match] {
    let letters = Array(word.unicodeScalars)
    for length in stride(from: letters.count - 1, through: max(4, letters.count - 5), by: -1) {
      let beginning = String(String.UnicodeScalarView(letters.prefix(length)))
      let found = same(beginning, Weight.shorter)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func near(_ word: String) -> [Match] {
    nearest(to: word).flatMap { same(Stemmer.stem($0.text), Weight.near[$0.distance - 1]) }
  }

  private func nearest(to word: String) -> [(text: String, distance: Int)] {
    NearWords.nearest(to: word, in: index.wordsWithLetters(near: word))
  }

  // MARK: - Names

  /// What documents get whose name is the question, begins with it, or is nearly spelt like it.
  private func nameBonuses(
    for query: SearchQuery, _ words: [WordSplitter.Word]
  ) -> [Int: Int] {
    let found = bonuses(for: WordSplitter.key(of: query.readText))
    guard found.isEmpty, words.count == 1, let word = words.first,
      matches(of: word, isLast: true).isEmpty
    else { return found }
    var bonuses: [Int: Int] = [:]
    for near in nearest(to: word.text) {
      for (term, weight) in same(SearchIndex.keyMark + near.text, Weight.near[near.distance - 1]) {
        for posting in index.terms[term].postings {
          bonuses[posting.document] = Self.nameBonus / Weight.same * weight
        }
      }
    }
    return bonuses
  }

  /// What documents get whose name is the question, or begins with it.
  private func bonuses(for key: String) -> [Int: Int] {
    let length = key.unicodeScalars.count
    guard (2...96).contains(length) else { return [:] }
    let text = SearchIndex.keyMark + key
    var bonuses: [Int: Int] = [:]
    for (term, _) in beginning(text, 0) where length >= Self.shortestBeginning {
      let whole = index.terms[term].text.unicodeScalars.count - 1
      for posting in index.terms[term].postings {
        let bonus = Self.nameBeginningBonus * length / whole
        bonuses[posting.document] = max(bonuses[posting.document] ?? 0, bonus)
      }
    }
    for (term, _) in same(text, 0) {
      for posting in index.terms[term].postings { bonuses[posting.document] = Self.nameBonus }
    }
    return bonuses
  }

  // MARK: - Colours

  private enum Color {
    /// How far a colour may be away, as ``SearchColor/distance(to:)`` measures it.
    static let farthest = 10_000
    /// The same where the question is a name, which may mean something else.
    static let sameName = 2500
    static let nameBonus = 20_000
  }

  /// The documents with the nearest colours.
  private func hits(for color: SearchColor, _ query: SearchQuery) -> [SearchHit] {
    let hits = nearest(to: color, within: Color.farthest).map {
      SearchHit(
        document: $0.key, score: Color.farthest + 1 - $0.value.distance, color: $0.value)
    }
    // Another language makes no other colour.
    return sorted(hits, query) { score, _ in score }
  }

  /// The colour of each document that is nearest to one.
  private func nearest(to color: SearchColor, within limit: Int) -> [Int: NearColor] {
    var nearest: [Int: NearColor] = [:]
    for swatch in index.swatches {
      let distance = color.distance(to: swatch)
      if distance > limit { continue }
      if let known = nearest[swatch.document], known.distance <= distance { continue }
      nearest[swatch.document] = NearColor(
        hex: swatch.hex, context: swatch.context, distance: distance)
    }
    return nearest
  }
}

extension SearchIndex {
  /// The documents that answer a question, the best first.
  public func hits(for query: SearchQuery) -> [SearchHit] { Ranking(index: self).hits(for: query) }

  func rangeNumber(of document: Int) -> Int {
    var low = 0
    var high = ranges.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if ranges[middle].start <= document { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The words of nearly the same length.
  fileprivate func wordsWithLetters(
    near word: String
  ) -> [(text: String, letters: [Unicode.Scalar])] {
    let length = word.unicodeScalars.count
    let allowance = NearWords.allowance(of: length)
    return words.compactMap { word in
      // A letter has one or two bytes here.
      guard word.utf8.count >= length - allowance else { return nil }
      let letters = Array(word.unicodeScalars)
      return (letters.count - length).magnitude <= allowance ? (word, letters) : nil
    }
  }
}
