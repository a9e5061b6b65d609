/// A token of HTML.
enum MarkupToken: Sendable {
  case start(name: String, attributes: [Attribute], isSelfClosing: Bool)
  case end(name: String)
  /// A run of text; whether it has a character that paints something.
  case text(isVisible: Bool)

  struct Attribute: Sendable {
    /// In lower case.
    var name: String
    var value: String
  }
}
