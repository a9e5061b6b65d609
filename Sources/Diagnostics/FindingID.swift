/// The name of what a finding says is wrong, with what holds for all findings of that name.
///
/// Each is declared once, as a member of this type that is called as its name is spelled:
/// `yaml/too-large` is `.yamlTooLarge`. The comment of the declaration is its entry in the
/// reference: the first paragraph says what is wrong, the second what to do.
public struct FindingID: Sendable {
  /// `group/what-is-wrong` in lower case, stable across releases.
  public let name: String
  /// How much such a finding weighs, unless the place that reports it knows better.
  public let severity: Diagnostic.Severity
  /// What it weighs in some places; `nil` when it always weighs the same.
  public let otherSeverity: Diagnostic.Severity?
  /// The part of a catalog that it is about.
  public let topic: CheckTopic
  /// What commands and reports ask about it.
  public let traits: Traits

  /// The part of the name before the slash.
  public var group: Substring { name.prefix { $0 != "/" } }

  /// - Parameters:
  ///   - name: The name, whose group tells the topic.
  ///   - other: What it weighs in some places.
  ///   - topic: The topic, where it is not that of the group.
  public init(
    _ name: String, _ severity: Diagnostic.Severity, or other: Diagnostic.Severity? = nil,
    about topic: CheckTopic? = nil, _ traits: Traits = []
  ) {
    self.name = name
    self.severity = severity
    otherSeverity = other
    self.traits = traits
    self.topic = topic ?? CheckTopic(ofGroup: name.prefix { $0 != "/" })
  }

  /// What commands and reports ask about a finding.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt16

    /// The traits whose bits are set.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The command could not do its work: the finding is not about what the content says.
    public static let obstacle = Traits(rawValue: 1 << 0)
    /// About the folder that was named as that of the content.
    public static let ofNamedFolder = Traits(rawValue: 1 << 1)
    /// True only if all tokens, and all contexts of tokens, are known.
    public static let needsAllTokens = Traits(rawValue: 1 << 2)
    /// True only if all components and primitives are known.
    public static let needsAllComponents = Traits(rawValue: 1 << 3)
    /// True only if all props of a component, and their values, are known.
    public static let needsAllProps = Traits(rawValue: 1 << 4)
    /// Told by the figures of a coverage report, so that its text need not repeat it.
    public static let inCoverageFigures = Traits(rawValue: 1 << 5)
    /// About one part of a documentation comment.
    public static let ofCommentPart = Traits(rawValue: 1 << 6)
    /// Found by comparison with a baseline.
    public static let againstBaseline = Traits(rawValue: 1 << 7)
    /// A baseline is missing or broken. A site is whole without it.
    public static let unreadableBaseline = Traits(rawValue: 1 << 8)
    /// About a file as a whole: said once, however often its reason occurs.
    public static let ofWholeFile = Traits(rawValue: 1 << 9)
  }
}

extension FindingID: Hashable {
  /// Names are declared once, so equal names are one id.
  public static func == (left: FindingID, right: FindingID) -> Bool { left.name == right.name }

  /// Takes the name, by which ids are compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FindingID: CustomStringConvertible {
  /// The name, as messages and the reference show it.
  public var description: String { name }
}
