/// Everything agent YAML of one system may name: its components and its tokens.
public struct Vocabulary: Sendable {
  /// The contracts by name; of two with the same name, the first.
  public private(set) var components: [String: ComponentContract]
  /// The paths of all tokens, each with its Swift expression.
  public private(set) var tokens: [String: Token]

  /// What agent YAML needs to know of a token.
  public struct Token: Hashable, Sendable {
    /// `DS.Spacing.m`
    public var swiftName: String
    /// The reason when it is deprecated; empty when none is given.
    public var deprecation: String?

    /// A token by its Swift expression; in use unless `deprecation` says why not.
    public init(swiftName: String, deprecation: String? = nil) {
      self.swiftName = swiftName
      self.deprecation = deprecation
    }
  }

  /// A vocabulary of one system. Of two components with the same name the first counts.
  public init(components: [ComponentContract], tokens: [String: Token]) {
    self.components = Dictionary(components.map { ($0.name, $0) }) { first, _ in first }
    self.tokens = tokens
  }

  /// The contract of a component.
  public func component(_ name: String) -> ComponentContract? { components[name] }
}
