import Synchronization

/// The rule sets of the readings so far, as most drawings of a system link to the same stylesheets.
final class StyleRulesCache: Sendable {
  /// Selectors of all rule sets that are kept.
  private static let limit = 1_000_000

  private struct Filed {
    var sets: [[String]: StyleRules] = [:]
    var count = 0
  }

  private let filed = Mutex(Filed())

  /// The rules of a list of stylesheets, by their references.
  func rules(of stylesheets: [String], file: () -> StyleRules) -> StyleRules {
    if let found = filed.withLock({ $0.sets[stylesheets] }) { return found }
    let rules = file()
    filed.withLock { filed in
      let count = filed.count + 1 + rules.entries.count
      guard count <= Self.limit else { return }
      if filed.sets.updateValue(rules, forKey: stylesheets) == nil { filed.count = count }
    }
    return rules
  }
}
