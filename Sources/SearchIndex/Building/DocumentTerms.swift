/// What the words of a document say of it.
///
/// The weights and the lengths that are usual are fixed, not taken from the documents, so that a
/// document counts the same whatever stands beside it.
struct DocumentTerms {
  /// A part of a document: how much its words count, how long it usually is, and how much it
  /// matters when it is longer.
  private struct Field {
    var weight: Double
    var usualLength: Double
    var lengthWeight: Double
  }

  private static let title = Field(weight: 7, usualLength: 3, lengthWeight: 0.5)
  private static let place = Field(weight: 2.5, usualLength: 3, lengthWeight: 0.3)
  private static let names = Field(weight: 4, usualLength: 4, lengthWeight: 0.2)
  private static let keywords = Field(weight: 3, usualLength: 8, lengthWeight: 0.3)
  private static let text = Field(weight: 1, usualLength: 60, lengthWeight: 0.7)
  private static let code = Field(weight: 0.7, usualLength: 30, lengthWeight: 0.7)
  /// What a part of a composed name counts beside the whole.
  private static let partWeight = 0.7
  /// How soon a further occurrence of a word counts less.
  private static let saturation = 1.2

  /// The terms by their numbers, as words are many and most of them come again and again.
  private(set) var terms: [String] = []
  private var numbers: [String: Int] = [:]
  /// The number of the stem of each word.
  private var known: [String: Int] = [:]
  /// What each term counts in the document, and the terms that it has.
  private var counts: [Double] = []
  private var counted: [Int] = []
  /// The terms of a part of the document, each with the share of the part's weight that it gets.
  private var found: [(number: Int, share: Double)] = []

  /// All words as they are spelt.
  var words: Dictionary<String, Int>.Keys { known.keys }

  /// The numbers of the terms of a document, each with its level.
  mutating func terms(of document: SearchDocument) -> [(number: Int, level: Int)] {
    for number in counted { counts[number] = 0 }
    counted.removeAll(keepingCapacity: true)
    add([document.title], Self.title, document.hasInitials)
    add([document.place], Self.place, false)
    add(document.names, Self.names, document.hasInitials)
    add([document.keywords], Self.keywords, false)
    add([document.text], Self.text, false)
    add([document.code], Self.code, false)
    var found = counted.map { number in
      let count = counts[number]
      return (number: number, level: Self.level(64 * count / (count + Self.saturation)))
    }
    let keys = Set(([document.title] + document.names).map { WordSplitter.key(of: $0) })
    for key in keys where !key.isEmpty && key.utf8.count <= Self.longestKey {
      found.append((number(of: SearchIndex.keyMark + key), 63))
    }
    return found
  }

  private static func level(_ share: Double) -> Int {
    Int(exactly: share.rounded(.down)).map { min(63, $0) } ?? 63
  }

  /// How many bytes a name may have to be found as a whole.
  private static let longestKey = 96
  /// How many bytes a word may have; what is longer is no word that anybody types.
  private static let longestWord = 64

  private mutating func add(_ texts: [String], _ field: Field, _ hasInitials: Bool) {
    found.removeAll(keepingCapacity: true)
    var words = 0
    for text in texts {
      WordSplitter.forEachWord(in: text) { word, parts in
        words += 1
        guard word.utf8.count <= Self.longestWord else { return }
        found.append((stem(of: word), 1))
        for part in parts where part.utf8.count > 1 {
          found.append((stem(of: part), Self.partWeight))
        }
        if hasInitials, !parts.isEmpty {
          let initials = WordSplitter.initials(of: parts)
          found.append((number(of: SearchIndex.initialsMark + initials), 1))
        }
      }
    }
    let length = Double(words) / field.usualLength
    let weight = field.weight / (1 - field.lengthWeight + field.lengthWeight * length)
    for (number, share) in found { count(number, weight * share) }
  }

  private mutating func count(_ number: Int, _ weight: Double) {
    if counts[number] == 0 { counted.append(number) }
    counts[number] += weight
  }

  private mutating func stem(of word: String) -> Int {
    if let found = known[word] { return found }
    let stem = number(of: Stemmer.stem(word))
    known[word] = stem
    return stem
  }

  private mutating func number(of term: String) -> Int {
    if let found = numbers[term] { return found }
    numbers[term] = terms.count
    terms.append(term)
    counts.append(0)
    return terms.count - 1
  }
}

extension SearchIndex {
  /// Stands before a name as a whole, which no word begins with.
  static let keyMark = "="
  /// Stands before the first letters of a composed name.
  static let initialsMark = "~"
}
