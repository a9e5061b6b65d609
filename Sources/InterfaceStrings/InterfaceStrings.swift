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
  private let words: [String: Words]

  /// - Parameter files: Files of phrases; a later one of the same language replaces the phrases of
  ///   an earlier one key by key.
  public init(_ files: [StringsFile]) {
    var diagnostics: [Diagnostic] = []
    var phrases: [String: [String: Phrasing]] = [:]
    for file in files {
      let read = PhraseReader.read(file, &diagnostics)
      phrases[file.language, default: [:]].merge(read) { _, later in later }
    }
    let source = phrases[Self.sourceLanguage] ?? [:]
    for file in files where file.language != Self.sourceLanguage {
      guard let own = phrases[file.language] else { continue }
      diagnostics += PhraseComparison(file: file, phrases: own, source: source).diagnostics
    }
    words = phrases.reduce(into: [:]) { words, entry in
      words[entry.key] = Words(
        language: entry.key, phrases: source.merging(entry.value) { _, own in own })
    }
    var seen: Set<Diagnostic> = []
    self.diagnostics = diagnostics.filter { seen.insert($0).inserted }
  }

  /// The BCP 47 tags of the languages that have a file, sorted.
  public var languages: [String] { words.keys.sorted() }

  /// Whether there is a file for a language, or for the one that it is a variety of.
  public func speaks(_ language: String) -> Bool { own(language) != nil }

  /// The words of a language: of `pt-BR` those of its own file, then of `pt`, then English.
  public func words(for language: String) -> Words {
    own(language) ?? words[Self.sourceLanguage]
      ?? Words(language: Self.sourceLanguage, phrases: [:])
  }

  /// BCP 47 tags are compared without regard to case and shortened from their end (RFC 4647).
  private func own(_ language: String) -> Words? {
    var subtags = language.lowercased().split(separator: "-")
    while !subtags.isEmpty {
      let tag = subtags.joined(separator: "-")
      if let found = words.first(where: { $0.key.lowercased() == tag }) { return found.value }
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

  /// A file that was read.
  public init(path: String, language: String, text: String) {
    self.path = path
    self.language = language
    self.text = text
  }
}
