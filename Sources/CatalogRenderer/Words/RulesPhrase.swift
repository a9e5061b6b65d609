import ReportFacts

/// What the pages of rules say outside their templates.
enum RulesPhrase: String, Phrase {
  static let section = "rules"

  case title, summary, right, wrong, checks, kept, broken
}
