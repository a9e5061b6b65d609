/// What stands around the content of every page.
enum FramePhrase: String, Phrase {
  /// Where the HTML page of a twin is.
  case page

  static let section = "frame"
}
