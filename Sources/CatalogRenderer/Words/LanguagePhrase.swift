import InterfaceStrings
import ReportFacts

/// What a language is called.
enum LanguagePhrase: String, Phrase {
  case name

  static let section = "language"
}

extension InterfaceStrings {
  /// A language in its own words: `Русский` of `ru`; the tag where there are no words.
  func endonym(of language: String) -> String {
    speaks(language) ? words(for: language)(LanguagePhrase.name) : language
  }
}
