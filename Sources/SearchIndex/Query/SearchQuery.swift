/// What is asked, and by whom.
public struct SearchQuery: Hashable, Sendable {
  /// What was typed.
  public var text: String
  /// The folder names of the systems to look in; all when `nil`.
  public var systems: Set<String>?
  /// The kinds to look for, by their numbers; all when `nil`.
  public var kinds: Set<Int>?
  /// The language of whoever asks, a BCP 47 tag: its documents go before equal ones.
  public var language: String?
  /// The system that whoever asks is looking at.
  public var system: String?

  /// A text to look for, everywhere unless systems or kinds are named.
  public init(
    _ text: String, systems: Set<String>? = nil, kinds: Set<Int>? = nil, language: String? = nil,
    system: String? = nil
  ) {
    self.text = text
    self.systems = systems
    self.kinds = kinds
    self.language = language
    self.system = system
  }

  /// How many characters of a question are read, and how many of its words.
  static let longestText = 256
  static let mostWords = 12

  /// What of the text is read: its beginning, and of a pasted declaration the name.
  var readText: String {
    let text = text.unicodeScalars.prefix(Self.longestText)
    return DeclaredName.name(in: text) ?? String(String.UnicodeScalarView(text))
  }

  /// Whether it is a question in words, such as “what is a token”, which prose answers.
  var isInWords: Bool {
    WordSplitter.words(of: readText).contains { Fillers.askers.contains($0.text) }
  }

  /// The words that are looked for, each once: without those that stand in every text, unless there
  /// are no others.
  public var words: [WordSplitter.Word] {
    var seen: Set<String> = []
    let all = WordSplitter.words(of: readText).filter { seen.insert($0.text).inserted }
    let telling = all.filter { !Fillers.words.contains($0.text) }
    return Array((telling.isEmpty ? all : telling).prefix(Self.mostWords))
  }
}

/// A document that answers a question.
public struct SearchHit: Hashable, Sendable {
  /// Its number in ``SearchIndex/documents``.
  public var document: Int
  /// How well the document matches; the highest comes first.
  public var score: Int
  /// The colour that is near the one in question.
  public var color: NearColor?
}

/// A colour of a document, seen from one that was asked for.
public struct NearColor: Hashable, Sendable {
  /// `#1c47c7`, with two digits more for opacity.
  public var hex: String
  /// The contexts in which the document has it, in words; empty where it has no other.
  public var context: String
  /// How far the two are apart, as ``SearchColor/distance(to:)`` measures it.
  var distance: Int
}
