import ReportFacts

/// What the page of examples says outside its template.
enum ScreensPhrase: String, Phrase {
  static let section = "screens"

  case title, summary, summaryWithMistakes, summaryOfMistakes, size, mistakes, mistakesInMarkdown
}
