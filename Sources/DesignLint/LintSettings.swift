import Diagnostics

/// What a team asks of its sources: how much each rule weighs, and rules of its own.
public struct LintSettings: Hashable, Sendable {
  /// What is said about one rule.
  public struct Rule: Hashable, Sendable {
    /// The name without its group; for a pattern that of the page that explains it.
    public var name: String
    /// `nil` for what the rule says itself.
    public var severity: Diagnostic.Severity?
    /// Whether it does not apply.
    public var isOff = false
    /// The smallest number that is allowed, for rules that have one.
    public var minimum: Double?
    /// Names that the rule is about, for rules that have some.
    public var names: [String] = []
    /// Modules of layers, from the lowest up, for rules that compare them.
    public var modules: [String] = []
    /// Parts of paths whose files the rule does not apply to.
    public var exclude: [String] = []
    /// What the team looks for; `nil` for the rules that the tool has.
    public var pattern: SyntaxPattern?

    /// A rule that applies as it is.
    public init(_ name: String) { self.name = name }
  }

  /// In the order of the pages that state them.
  public var rules: [Rule]

  /// Parts of paths whose files no rule applies to.
  public var exclude: [String] = []
  /// Whether warnings count as errors.
  public var isStrict = false
  /// Whether notes are left out.
  public var hidesNotes = false

  /// The rules of the tool as they are, but for these.
  public init(_ rules: [Rule] = []) { self.rules = rules }

  /// The name of a rule without its group: `literal-spacing` of `lint/literal-spacing`.
  public static func plain(_ name: String) -> String {
    name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  private static let prefix = "lint/"
}

extension LintSettings {
  /// All that is said about a rule of the tool, in its order.
  private func stated(of id: FindingID) -> [Rule] {
    let name = Self.plain(id.name)
    return rules.filter { $0.name == name && $0.pattern == nil }
  }

  /// What is said last about a rule.
  func rule(_ id: FindingID) -> Rule? { stated(of: id).last }

  /// What is said last of one property of a rule.
  func value<Value>(_ property: KeyPath<Rule, Value?>, of id: FindingID) -> Value? {
    stated(of: id).compactMap { $0[keyPath: property] }.last
  }

  /// All names that are said of a rule.
  func names(_ id: FindingID) -> [String] { stated(of: id).flatMap(\.names) }

  /// The layers that are said last of a rule; empty where none are.
  func modules(_ id: FindingID) -> [String] {
    stated(of: id).last { !$0.modules.isEmpty }?.modules ?? []
  }

  func isOn(_ id: FindingID) -> Bool { rule(id)?.isOff != true }

  func severity(of name: String) -> Diagnostic.Severity? {
    rules.last { $0.name == name && $0.severity != nil }?.severity
  }

  func applies(_ name: String, to path: String) -> Bool {
    let parts = exclude + rules.filter { $0.name == name }.flatMap(\.exclude)
    return !parts.contains { !$0.isEmpty && path.contains($0) }
  }

  /// The patterns of the team.
  var patterns: [(name: String, pattern: SyntaxPattern)] {
    rules.compactMap { rule in
      rule.isOff ? nil : rule.pattern.map { (rule.name, $0) }
    }
  }

  /// All names that a comment may give, without their group.
  public var ruleNames: Set<String> { Set(DesignLint.ruleNames + rules.map(\.name)) }
}
