import CatalogModel

/// The share of the public Swift API that is documented.
enum CoverageChanges: ComparisonRule {
  static func changes(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange] {
    guard let old = before.coverage, let new = after.coverage,
      let oldShare = old.percent, let newShare = new.percent, oldShare != newShare
    else { return [] }
    return [
      VersionChange(.coverage, "documented API", .share, .repair)
        .from(value(old, oldShare), to: value(new, newShare))
    ]
  }

  private static func value(_ tally: Tally, _ percent: Double) -> ChangeValue {
    let share = Int(exactly: percent).map(String.init) ?? String(percent)
    return .share(percent: share, good: tally.good, total: tally.total)
  }
}
