import CatalogModel
import DocumentationCoverage

/// Makes the comparison of a system with its baseline.
struct CoverageTrend {
  let site: SystemSite
  let page: String
  let comparison: BaselineComparison

  private var report: CoverageReport { site.report.coverage }

  var item: CoverageTrendItem {
    let lists = CoverageLists(site: site, page: page)
    return CoverageTrendItem(
      summary: summary, rows: rows,
      regressions: comparison.regressions.map { covered in
        var item = lists.item(covered.symbol, detail: "")
        item.source = SourcePlace.text(covered.symbol.location)
        return item
      }, outdated: comparison.outdated)
  }

  private var summary: String {
    let before = comparison.baseline.modules.reduce(into: (good: 0, total: 0)) { sum, module in
      sum.good += module.documented
      sum.total += module.total
    }
    let share = CoverageText.share(CoverageCounts.percent(before.good, of: before.total))
    return "The baseline has \(share) documented, now it is \(CoverageText.share(report.percent))."
  }

  /// The modules of the system, then those that only the baseline knows.
  private var rows: [CoverageTrendItem.Row] {
    let then = Dictionary(
      comparison.baseline.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(report.modules.map(\.name))
    let gone = comparison.baseline.modules.filter { !names.contains($0.name) }
    return report.modules.map { row($0, then[$0.name]) }
      + gone.map { module in
        CoverageTrendItem.Row(
          name: module.name,
          before: CoverageText.share(
            CoverageCounts.percent(module.documented, of: module.total)), now: "gone", change: "")
      }
  }

  private func row(
    _ module: ModuleCoverage, _ then: CoverageBaseline.Module?
  ) -> CoverageTrendItem.Row {
    let credits = report.settings.creditsInherited
    let counts = module.counts
    let now = CoverageText.share(counts.percent(creditingInherited: credits))
    guard let then else {
      return CoverageTrendItem.Row(name: module.name, before: "new", now: now, change: "")
    }
    let documented = counts.documented(creditingInherited: credits) - then.documented
    let change = [
      Self.change(documented, "documented"), Self.change(counts.total - then.total, "in total"),
    ].compactMap { $0 }
    return CoverageTrendItem.Row(
      name: module.name,
      before: CoverageText.share(CoverageCounts.percent(then.documented, of: then.total)),
      now: now, change: change.isEmpty ? "unchanged" : change.joined(separator: ", "))
  }

  /// `3 more documented`; `nil` where nothing changes.
  private static func change(_ difference: Int, _ noun: String) -> String? {
    guard difference != 0 else { return nil }
    return "\(abs(difference)) \(difference > 0 ? "more" : "fewer") \(noun)"
  }
}
