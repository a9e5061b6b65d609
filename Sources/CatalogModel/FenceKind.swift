/// The fenced blocks of markdown that a catalog draws.
public enum FenceKind: String, Hashable, Sendable, CaseIterable {
  /// A tree of components: validated, and drawn under its source.
  case agent = "yaml agent"
  /// Agent YAML that is wrong on purpose: shown with what the validator says of it.
  case invalidAgent = "yaml agent invalid"
  /// Contrast pairs: shown as tables of computed ratios.
  case contrast = "yaml contrast"

  /// The kind that an info string names, however its words are spaced.
  public init?(_ info: String) {
    self.init(rawValue: info.split(separator: " ").joined(separator: " "))
  }
}
