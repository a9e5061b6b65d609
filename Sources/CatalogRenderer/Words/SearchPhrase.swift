import ReportFacts

/// What the search says outside its templates.
enum SearchPhrase: String, Phrase {
  case title

  static let section = "search"
}
