import CatalogModel
import ColorScience
import TokenContrast

/// Pairs of components and previews that reached their level and no longer do, or the other way
/// round. A level that an exception excuses was never reached.
enum ContrastChanges: ComparisonRule {
  static func changes(_ before: SystemVersion, _ after: SystemVersion) -> [VersionChange] {
    guard let old = before.report, let new = after.report else { return [] }
    return Pairs(pairs(old), pairs(new), by: \.key).kept.compactMap { old, new in
      switch (old.table.outcome, new.table.outcome) {
      case (.reaching, .below): change(old, new, .lost, .breaking)
      case (.below, .reaching): change(old, new, .reached, .repair)
      default: nil
      }
    }
  }

  private struct MeasuredPair {
    var component: String
    var table: ContrastTable

    var key: [String] {
      let pair = table.pair
      return [component, pair.name, pair.foreground.name, pair.background.name]
        + pair.over.map(\.name)
    }
  }

  private static func pairs(_ report: SystemReport) -> [MeasuredPair] {
    (Array(report.pairs.declared) + Array(report.pairs.drawn)).flatMap { component, pairs in
      pairs.compactMap { pair in
        report.contrastTables[pair].map { MeasuredPair(component: component, table: $0) }
      }
    }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  private static func change(
    _ old: MeasuredPair, _ new: MeasuredPair, _ what: VersionChange.What,
    _ effect: VersionChange.Effect
  ) -> VersionChange {
    let pair = new.table.pair
    let row = new.table.decisive
    let isLimited = row?.contexts.parts.contains { !$0.isEvery } ?? false
    return .init(
      .contrast, "\(new.component), '\(pair.name)'", what, effect, old: ratio(old.table),
      new: ratio(new.table), contexts: isLimited ? row?.contexts.label : nil,
      note: "\(pair.foreground.name) on \(pair.background.name) needs "
        + "\(new.table.required.ratioText) to 1",
      before: old.table.pair.location, after: pair.location)
  }

  private static func ratio(_ table: ContrastTable) -> String? {
    table.decisive?.ratio.map { "\($0.text) to 1" }
  }
}
