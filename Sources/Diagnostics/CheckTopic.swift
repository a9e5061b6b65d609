/// What a finding is about: the part of a catalog that one CI job may look at alone.
public enum CheckTopic: String, CaseIterable, Hashable, Sendable {
  /// Token files: the standard, references, contexts.
  case tokens
  /// Token files against the Swift source of the system.
  case drift
  /// Colour pairs against their level.
  case contrast
  /// Links, anchors and names in texts, and pages that name their twins.
  case links
  /// Agent YAML of examples and screens.
  case agent
  /// Component previews and their styles.
  case previews
  /// Swift sources as such.
  case swift
  /// Whether the Swift sources are documented, and components agree with them.
  case coverage
  /// Everything else: whether files can be read, and what manifests, components and guides say.
  case content

  /// What findings are about whose ids begin with `group`, unless their declarations say otherwise.
  init(ofGroup group: Substring) {
    self =
      switch group {
      case "link", "twin": .links
      case "preview": .previews
      default: CheckTopic(rawValue: String(group)) ?? .content
      }
  }
}
