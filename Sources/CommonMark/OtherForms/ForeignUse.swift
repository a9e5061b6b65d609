/// Something in a text that another tool would have replaced, and that pages cannot show.
public struct ForeignUse: Hashable, Sendable {
  /// What the other tool makes of it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A component of a framework, `<Chart />`, which draws itself in a browser.
    case component
    /// A directive of DocC or of a generator of pages, `@Video(…)`.
    case directive
    /// A tag that a template is filled in for: an include, a snippet, a shortcode.
    case include
    /// Code whose value would stand in the text.
    case expression
    /// A reference to the documentation of code, which the other tool would make a link.
    case reference
    /// A fence without code, which stands for what the other tool draws by its attributes.
    case fence
    /// Source of a diagram, which the other tool would draw: a fence `mermaid`.
    case diagram
  }

  /// What the other tool would make of it.
  public var kind: Kind
  /// What the author calls it.
  public var name: String
  /// In the file, counted from 1.
  public var line: Int

  /// A use on `line` of its file.
  public init(_ kind: Kind, _ name: String, line: Int) {
    self.kind = kind
    self.name = name
    self.line = line
  }
}
