import Diagnostics
import YAMLTree

/// The words of an interface in all languages it speaks.
///
/// Steps: each file is read into phrases by key (`PhraseReader`), files of one language lie over
/// each other, every language is compared with English (`PhraseComparison`), and ``words(for:)``
/// lays a language over English, so that a phrase nobody has translated is still there.
public struct InterfaceStrings: Sendable {
  /// The language that has every phrase: a BCP 47 tag.
  public static let sourceLanguage = "en"

  /// What is wrong with the files.
  public let diagnostics: [Diagnostic]
  /// By the tag in lower case: tags are compared without regard to case (RFC 4647).
  private let words: [String: Words]

  /// - Parameter files: Files of phrases; a later one of the same language replaces the phrases of
  ///   an earlier one key by key. The first English one says which phrases there are and what
  ///   values they get; later English ones may add phrases for templates of their own.
  public init(_ files: [StringsFile]) {
    var diagnostics: [Diagnostic] = []
    var phrases: [String: [String: Phrasing]] = [:]
    var reference: [String: Phrasing]?
    for file in files {
      let read = PhraseReader.read(file, &diagnostics)
      if file.tag == Self.sourceLanguage, reference == nil { reference = read }
      phrases[file.tag, default: [:]].merge(read) { _, later in later }
    }
    let source = phrases[Self.sourceLanguage] ?? [:]
    for file in files {
      diagnostics +=
        PhraseComparison(
          file: file, phrases: Self.layered(phrases, file.tag), reference: reference ?? [:],
          source: source
        ).diagnostics
    }
    let languages = Dictionary(files.map { ($0.tag, $0.language) }, uniquingKeysWith: { $1 })
    words = phrases.reduce(into: [:]) { words, entry in
      words[entry.key] = Words(
        language: languages[entry.key] ?? entry.key,
        phrases: source.merging(Self.layered(phrases, entry.key)) { english, own in
          own.canStandFor(english) ? own : english
        })
    }
    var seen: Set<Diagnostic> = []
    self.diagnostics = diagnostics.filter { seen.insert($0).inserted }
  }

  /// The phrases of a tag over those of the tags that it is a variety of: `pt-br` over `pt`.
  private static func layered(
    _ phrases: [String: [String: Phrasing]], _ tag: String
  ) -> [String: Phrasing] {
    let subtags = tag.split(separator: "-")
    return subtags.indices.reduce(into: [:]) { layers, last in
      let more = phrases[subtags[...last].joined(separator: "-")] ?? [:]
      layers.merge(more) { _, own in own }
    }
  }

  /// The BCP 47 tags of the languages that have a file, sorted.
  public var languages: [String] { words.values.map(\.language).sorted() }

  /// Whether there is a file for a language, or for the one that it is a variety of.
  public func speaks(_ language: String) -> Bool { own(language) != nil }

  /// The words of a language: of `pt-BR` those of its own file, then of `pt`, then English.
  public func words(for language: String) -> Words {
    own(language) ?? words[Self.sourceLanguage]
      ?? Words(language: Self.sourceLanguage, phrases: [:])
  }

  /// Tags are shortened from their end until one is found (RFC 4647).
  private func own(_ language: String) -> Words? {
    var subtags = language.lowercased().split(separator: "-")
    while !subtags.isEmpty {
      if let found = words[subtags.joined(separator: "-")] { return found }
      subtags.removeLast()
    }
    return nil
  }
}

/// A file of phrases in one language: sections of keys, each with a text or with plural forms.
public struct StringsFile: Hashable, Sendable {
  /// As diagnostics name it.
  public var path: String
  /// A BCP 47 tag, which the name of the file tells: `ru` of `ru.yaml`.
  public var language: String
  /// YAML.
  public var text: String
  /// The language as tags are compared.
  var tag: String { language.lowercased() }

  /// A file that was read.
  public init(path: String, language: String, text: String) {
    self.path = path
    self.language = language
    self.text = text
  }
}
