import ReportFacts

/// What the start page of a system says outside its template.
enum SystemPhrase: String, Phrase {
  static let section = "system"

  case health
}
