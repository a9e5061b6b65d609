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

  /// The stem of each word, by its number: words are many, and most of them come again and again.
  private var known: [String: Int] = [:]
  private var stems: [String] = []
  private var numbers: [String: Int] = [:]
  /// What each stem counts in the document, and the stems that it has.
  private var counts: [Double] = []
  private var counted: [Int] = []

  /// All words as they are spelt.
  var words: Dictionary<String, Int>.Keys { known.keys }

  /// The terms of a document, each with its level.
  mutating func terms(of document: SearchDocument) -> [(term: String, level: Int)] {
    for stem in counted { counts[stem] = 0 }
    counted.removeAll(keepingCapacity: true)
    add([document.title], Self.title, document.hasInitials)
    add([document.place], Self.place, false)
    add(document.names, Self.names, document.hasInitials)
    add([document.keywords], Self.keywords, false)
    add([document.text], Self.text, false)
    add([document.code], Self.code, false)
    var terms = counted.map { stem in
      let count = counts[stem]
      return (term: stems[stem], level: Self.level(64 * count / (count + Self.saturation)))
    }
    let keys = Set(([document.title] + document.names).map { WordSplitter.key(of: $0) })
    for key in keys where !key.isEmpty && key.utf8.count <= Self.longestKey {
      terms.append((SearchIndex.keyMark + key, 63))
    }
    return terms
  }

  private static func level(_ share: Double) -> Int {
    Int(exactly: share.rounded(.down)).map { min(63, $0) } ?? 63
  }

  /// How many bytes a name may have to be found as a whole.
  private static let longestKey = 96
  /// How many bytes a word may have; what is longer is no word that anybody types.
  private static let longestWord = 64

  private mutating func add(_ texts: [String], _ field: Field, _ hasInitials: Bool) {
    var words: [WordSplitter.Word] = []
    for text in texts where !text.isEmpty { words += WordSplitter.words(of: text) }
    let length = Double(words.count) / field.usualLength
    let weight = field.weight / (1 - field.lengthWeight + field.lengthWeight * length)
    for word in words where word.text.utf8.count <= Self.longestWord {
      count(stem(of: word.text), weight)
      for part in word.parts where part.utf8.count > 1 {
        count(stem(of: part), weight * Self.partWeight)
      }
      if hasInitials, word.parts.count > 1 {
        count(number(of: SearchIndex.initialsMark + word.initials), weight)
      }
    }
  }

  private mutating func count(_ stem: Int, _ weight: Double) {
    if counts[stem] == 0 { counted.append(stem) }
    counts[stem] += weight
  }

  private mutating func stem(of word: String) -> Int {
    if let found = known[word] { return found }
    let stem = number(of: Stemmer.stem(word))
    known[word] = stem
    return stem
  }

  private mutating func number(of stem: String) -> Int {
    if let found = numbers[stem] { return found }
    numbers[stem] = stems.count
    stems.append(stem)
    counts.append(0)
    return stems.count - 1
  }
}

extension SearchIndex {
  /// Stands before a name as a whole, which no word begins with.
  static let keyMark = "="
  /// Stands before the first letters of a composed name.
  static let initialsMark = "~"
}
