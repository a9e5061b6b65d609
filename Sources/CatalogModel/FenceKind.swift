/// The fenced blocks of markdown that a catalog draws.
public enum FenceKind: String, Hashable, Sendable, CaseIterable {
  /// A tree of components: validated, and drawn under its source.
  case agent = "yaml agent"
  /// A tree that keeps a rule of design: as ``agent``, and marked as right.
  case rightAgent = "yaml agent right"
  /// A tree that breaks a rule of design: drawn, and marked as wrong.
  case wrongAgent = "yaml agent wrong"
  /// Agent YAML that is wrong on purpose: shown with what the validator says of it.
  case invalidAgent = "yaml agent invalid"
  /// Contrast pairs: shown as tables of computed ratios.
  case contrast = "yaml contrast"

  /// The kind that an info string names, however its words are spaced.
  public init?(_ info: String) {
    self.init(rawValue: info.split(separator: " ").joined(separator: " "))
  }

  /// On which side of a rule the fence is; `nil` for one that is no example of a rule.
  public var verdict: RuleVerdict? {
    switch self {
    case .rightAgent: .right
    case .wrongAgent: .wrong
    case .agent, .invalidAgent, .contrast: nil
    }
  }
}
