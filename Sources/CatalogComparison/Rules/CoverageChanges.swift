import CatalogModel

/// The share of the public Swift API that is documented.
enum CoverageChanges: ComparisonRule {
  static func changes(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange] {
    guard let old = before.coverage, let new = after.coverage,
      let oldShare = old.percent, let newShare = new.percent, oldShare != newShare
    else { return [] }
    return [
      .init(
        .coverage, "documented API", .share, .repair, old: text(old, oldShare),
        new: text(new, newShare))
    ]
  }

  private static func text(_ tally: Tally, _ percent: Double) -> String {
    let share = Int(exactly: percent).map(String.init) ?? String(percent)
    return "\(share) % (\(tally.good) of \(tally.total))"
  }
}
