import DesignTokens
import Diagnostics

/// Something that the line `Met by:` of a requirement names.
public struct TraceReference: Hashable, Sendable {
  /// How it is named.
  public enum Form: Hashable, Sendable {
    /// By a name in a code span: a token, a component, a declaration, a check.
    case name(String)
    /// By a link to a file of the content, whose path this is.
    case file(String)
    /// By a link that leads out of the content.
    case address(String)
  }

  /// The name or the file.
  public var form: Form
  /// The text of the link, or the name.
  public var text: String
  /// The line it stands on.
  public var location: SourceLocation

  /// A reference as it was read; whether it leads anywhere is for ``TraceIndex`` to say.
  public init(_ form: Form, text: String, at location: SourceLocation) {
    self.form = form
    self.text = text
    self.location = location
  }
}

/// What a reference leads to.
public enum TraceTarget: Hashable, Sendable {
  /// A token by its path.
  case token(TokenPath)
  /// A component by its name.
  case component(String)
  /// A view of the platform, which has no page.
  case primitive(String)
  /// A declaration or a module of the Swift sources, as it was written.
  case symbol(String)
  /// A guide by its slug.
  case guide(String)
  /// A rule by its slug.
  case rule(String)
  /// Another specification by its slug.
  case specification(String)
  /// A screen or a wrong document, by its file.
  case example(String)
  /// A check of `catalog` by its id, or the beginning that several share.
  case check(String)
  /// A page outside the content.
  case address(String)
  /// A modifier of the tokens, such as `appearance`: named to say where something is met, and no
  /// thing that meets it.
  case modifier(String)

  /// Whether a requirement that names it counts as met.
  public var meets: Bool {
    if case .modifier = self { false } else { true }
  }
}
