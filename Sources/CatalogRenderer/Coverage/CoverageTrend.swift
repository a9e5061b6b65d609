import CatalogModel
import DocumentationCoverage
import InterfaceStrings

/// Makes the comparison of a system with its baseline.
struct CoverageTrend {
  let site: SystemSite
  let page: String
  let comparison: BaselineComparison

  private var words: Words { site.words }
  private var text: CoverageText { CoverageText(words) }
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
    let shares = [
      "before": text.share(report.baselinePercent), "now": text.share(report.percent),
    ]
    guard let points = points(from: report.baselinePercent, to: report.percent) else {
      return words(CoveragePhrase.trend, shares)
    }
    return words(CoveragePhrase.trendChanged, shares.merging(["points": points]) { $1 })
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
          before: text.share(
            CoverageCounts.percent(module.documented, of: module.total)),
          now: words(CoveragePhrase.moduleGone),
          change: "")
      }
  }

  private func row(
    _ module: ModuleCoverage, _ then: CoverageBaseline.Module?
  ) -> CoverageTrendItem.Row {
    let credits = report.settings.creditsInherited
    let counts = module.counts
    let now = counts.percent(creditingInherited: credits)
    guard let then else {
      return CoverageTrendItem.Row(
        name: module.name, before: words(CoveragePhrase.moduleNew), now: text.share(now),
        change: "")
    }
    let before = CoverageCounts.percent(then.documented, of: then.total)
    let documented = counts.documented(creditingInherited: credits) - then.documented
    let change = [
      points(from: before, to: now),
      change(documented, .moreDocumented, .fewerDocumented),
      change(counts.total - then.total, .moreInTotal, .fewerInTotal),
    ].compactMap { $0 }
    return CoverageTrendItem.Row(
      name: module.name, before: text.share(before), now: text.share(now),
      change: change.isEmpty ? words(CoveragePhrase.unchanged) : change.joined(separator: ", "))
  }

  /// `−2.5 points`; `nil` where the share stays, or there is none on one side.
  private func points(from before: Double?, to now: Double?) -> String? {
    guard let before, let now else { return nil }
    guard let tenths = Int(exactly: (now * 10).rounded() - (before * 10).rounded()), tenths != 0
    else { return nil }
    let number = words.number("\(tenths.magnitude / 10).\(tenths.magnitude % 10)")
    return words(CoveragePhrase.points, ["difference": (tenths > 0 ? "+" : "−") + number])
  }

  /// `3 more documented`; `nil` where nothing changes.
  private func change(
    _ difference: Int, _ more: CoveragePhrase, _ fewer: CoveragePhrase
  ) -> String? {
    guard difference != 0 else { return nil }
    return words(difference > 0 ? more : fewer, count: Int(clamping: difference.magnitude))
  }
}
