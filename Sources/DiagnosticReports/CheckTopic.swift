import Diagnostics

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

  /// The topic of a finding, by its id.
  public init(of diagnostic: Diagnostic) {
    let id = diagnostic.id
    self =
      if id.hasPrefix("tokens/drift") {
        .drift
      } else if Self.ofSources.contains(id) {
        .coverage
      } else {
        Self.byGroup[String(id.prefix { $0 != "/" })] ?? .content
      }
  }

  /// Findings about components beside the Swift sources.
  private static let ofSources: Set<String> = [
    "component/closures", "component/props", "component/swift-type",
  ]

  private static let byGroup: [String: CheckTopic] = [
    "tokens": .tokens, "contrast": .contrast, "link": .links, "agent": .agent,
    "preview": .previews, "swift": .swift, "coverage": .coverage, "twin": .links,
  ]

  /// Whether an error about `cause` may keep findings of this topic from being made: content that
  /// is not read says nothing, a pair whose colour does not parse is not measured, and declarations
  /// that do not parse are not counted.
  fileprivate func rests(on cause: CheckTopic) -> Bool {
    cause == .content || self == .contrast && cause == .tokens
      || self == .coverage && cause == .swift
  }
}

extension [Diagnostic] {
  /// Those of `topics`, and with them the errors that these rest on, since what follows from them
  /// would otherwise be passed over in silence. All when `topics` is empty.
  public func about(_ topics: Set<CheckTopic>) -> [Diagnostic] {
    if topics.isEmpty { return self }
    return filter { diagnostic in
      let topic = CheckTopic(of: diagnostic)
      return topics.contains(topic)
        || diagnostic.severity == .error && topics.contains { $0.rests(on: topic) }
    }
  }
}
