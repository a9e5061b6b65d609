import CatalogModel

/// Pairs of components and previews that reached their level and no longer do, or the other way
/// round. A level that an exception excuses was never reached.
enum ContrastChanges: ComparisonRule {
  static func changes(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange] {
    guard let old = before.pairs, let new = after.pairs else { return [] }
    return Pairs(old, new, by: \.key).kept.compactMap { old, new in
      switch (old.outcome, new.outcome) {
      case (.reaching, .below): change(old, new, .lost, .breaking)
      case (.below, .reaching): change(old, new, .reached, .repair)
      default: nil
      }
    }
  }

  private static func change(
    _ old: RecordedPair, _ new: RecordedPair, _ what: VersionChange.What,
    _ effect: VersionChange.Effect
  ) -> VersionChange {
    VersionChange(
      .contrast, "\(new.component), '\(new.name)'", what, effect, contexts: new.contexts,
      reason: .ratio(
        foreground: new.foreground, background: new.background, needed: new.required),
      before: old.location, after: new.location
    ).from(old.ratio.map(ChangeValue.ratio), to: new.ratio.map(ChangeValue.ratio))
  }
}
