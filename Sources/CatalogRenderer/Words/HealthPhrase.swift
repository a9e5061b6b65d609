import ReportFacts

/// What the figures of a system say.
enum HealthPhrase: String, Phrase {
  /// Their titles.
  case documented, contrast, examples, tokens, components, swiftTokens
  /// What they count, with `{good}` and `{count}`.
  case ofDeclarations, ofPairs, ofTrees, ofTokens, ofComponents, ofSwiftTokens
  /// ``ofPairs`` as `{measured}`, where some are excused, and where more could not be judged.
  case excusedPairs, openPairs
  /// Where there is nothing to count.
  case none, nothingToCount
  /// The title of their page, and what it is about.
  case title, summary

  static let section = "health"
}
