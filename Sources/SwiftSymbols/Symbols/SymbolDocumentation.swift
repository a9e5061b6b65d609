/// What documents a symbol.
public struct SymbolDocumentation: Hashable, Sendable {
  /// Where the documentation of a symbol comes from.
  ///
  /// Extraction knows ``own`` and ``none``; the others are given by those who know more: the
  /// catalogue, symbol graphs, the configuration of a report.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// A comment on the declaration itself.
    case own
    /// A file of a documentation catalogue.
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
