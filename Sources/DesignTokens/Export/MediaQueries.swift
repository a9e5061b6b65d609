/// The media queries by which contexts follow the settings of the reader's system.
///
/// Modifiers called `appearance`, `contrast`, `motion` and `transparency` follow them by name. Where
/// none is called `appearance`, the first modifier does whose contexts include light and dark, and
/// likewise for contrast: what it is called does not matter, as in ``ModifierRole``.
///
/// Source of the features: Media Queries Level 5, "User Preference Media Features".
public struct MediaQueries: Sendable {
  private var queries: [String: [String: String]] = [:]

  /// The queries for the modifiers of a system.
  public init(_ modifiers: [TokenModifier]) {
    for modifier in modifiers {
      let known = Self.byName[modifier.name.lowercased()] ?? [:]
      let found = modifier.contexts.compactMap { context in
        known[context.lowercased()].map { (context, $0) }
      }
      add(Dictionary(found) { first, _ in first }, for: modifier)
    }
    for modifier in modifiers where queries[modifier.name] == nil {
      let found = Self.byRole(modifier)
      let isTaken = queries.values.contains { !Set($0.values).isDisjoint(with: found.values) }
      if !isTaken { add(found, for: modifier) }
    }
  }

  private mutating func add(_ found: [String: String], for modifier: TokenModifier) {
    if !found.isEmpty { queries[modifier.name] = found }
  }

  /// The query for a context of a modifier, both by exact name; `nil` where only the reader chooses
  /// it.
  public func query(_ modifier: String, _ context: String) -> String? {
    queries[modifier]?[context]
  }

  /// Whether some context of a modifier follows the reader's system.
  public func follows(_ modifier: String) -> Bool { queries[modifier] != nil }

  /// The contexts that hold for a reader whose system matches some queries and no others.
  public func context(matching matches: Set<String>) -> Context {
    Context(
      queries.compactMapValues { contexts in
        contexts.first { matches.contains($0.value) }?.key
      })
  }

  private static let byName = [
    "appearance": ["light": light, "dark": dark],
    "contrast": ["increased": moreContrast, "high": moreContrast, "more": moreContrast],
    "motion": ["reduced": "(prefers-reduced-motion: reduce)"],
    "transparency": ["reduced": "(prefers-reduced-transparency: reduce)"],
  ]

  private static func byRole(_ modifier: TokenModifier) -> [String: String] {
    switch ModifierRole(modifier) {
    case .appearance(let light, let dark)?:
      [modifier.contexts[light]: Self.light, modifier.contexts[dark]: Self.dark]
    case .contrast(_, let increased)?: [modifier.contexts[increased]: moreContrast]
    case .platform?, nil: [:]
    }
  }

  private static let light = "(prefers-color-scheme: light)"
  private static let dark = "(prefers-color-scheme: dark)"
  private static let moreContrast = "(prefers-contrast: more)"
}
