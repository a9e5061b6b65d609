import ReportFacts

/// What the figures of a system say.
enum HealthPhrase: String, Phrase {
  /// Their titles.
  case documented, contrast, examples, tokens, components, swiftTokens
  /// What they count, with `{good}` and `{count}`.
  case ofDeclarations, ofTrees, ofTokens, ofComponents, ofSwiftTokens
  /// Where there is nothing to count.
  case none, nothingToCount
  /// The title of their page, and what it is about.
  case title, summary

  static let section = "health"
}
