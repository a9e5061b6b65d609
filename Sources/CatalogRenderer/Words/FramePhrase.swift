import ReportFacts

/// What stands around the content of every page.
enum FramePhrase: String, Phrase {
  /// Where the HTML page of a twin is.
  case page
  /// The link to the page that lists a whole section.
  case allPages

  static let section = "frame"
}
