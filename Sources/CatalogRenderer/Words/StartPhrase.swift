import ReportFacts

/// What start pages say, and the page for lost readers.
enum StartPhrase: String, Phrase {
  case notFound, notFoundSummary
  /// What a system has, in the twins of start pages.
  case pages, version, platforms, reports, deprecated
  /// What pages are about, in a sentence each.
  case tokensSummary, screensSummary, contrastSummary, matrixSummary, apiSummary, coverageSummary
  case agentsSummary, specificationsSummary, rulesSummary, guidesSummary
  /// How many there are, on lists and as links to lists.
  case guidesIn, allGuides, allComponents, components

  static let section = "start"
}
