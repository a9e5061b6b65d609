import ReportFacts

/// What the pages of guides say beside their text.
enum GuidePhrase: String, Phrase {
  /// The kinds of guides.
  case guide, documentedCase

  static let section = "guide"
}
