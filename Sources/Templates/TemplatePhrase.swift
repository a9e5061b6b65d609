/// A text that templates name as `{{words.key}}` instead of holding it, so that the same templates
/// make pages in several languages.
///
/// It is part of the template from when it is compiled: its text is escaped, and its values are
/// variables of the place where it is named.
public struct TemplatePhrase: Hashable, Sendable {
  /// A piece of it.
  public enum Part: Hashable, Sendable {
    /// Words, which are written escaped.
    case text(String)
    /// The name of a variable.
    case variable(String)
  }

  /// Its pieces in order.
  public var parts: [Part]

  /// A phrase of these pieces.
  public init(_ parts: [Part]) { self.parts = parts }

  /// What stands before the key of a phrase in a tag.
  static let prefix = "words."
}
