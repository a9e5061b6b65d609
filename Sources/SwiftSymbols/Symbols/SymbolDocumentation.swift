/// What documents a symbol.
public struct SymbolDocumentation: Hashable, Sendable {
  /// Where the documentation of a symbol comes from.
  ///
  /// Extraction and symbol graphs give ``own``, ``inherited`` and ``none``; a coverage report gives
  /// ``catalogue`` and ``excused``, by what is written elsewhere.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// A comment on the declaration itself.
    case own
    /// A text outside the sources: a file of a documentation catalogue, the metadata of a component,
    /// or a guide.
    case catalogue
    /// The comment of a protocol requirement or an overridden declaration.
    case inherited
    /// Nothing documents it.
    case none
    /// Left undocumented on purpose, with a reason.
    case excused
  }

  /// Where the documentation comes from.
  public var state: State
  /// The text, where it is known.
  public var comment: DocumentationComment?

  /// Documentation whose state is decided elsewhere.
  public init(state: State, comment: DocumentationComment?) {
    self.state = state
    self.comment = comment
  }

  /// ``State/own`` with a comment that says something, ``State/none`` otherwise.
  public init(comment: DocumentationComment?) {
    self.init(state: comment == nil ? .none : .own, comment: comment)
  }
}
