import CatalogModel
import DocumentationCoverage

/// Makes the page that says what is documented and what is not.
struct CoveragePage {
  let site: SystemSite

  private var system: System { site.system }
  private var report: CoverageReport { site.report.coverage }
  private var route: Route { .coverage(system: system.slug) }
  private var page: String { site.path(route) }

  func context() -> CoverageContext {
    let gate = CoverageGateText(system: system, report: report)
    let lists = CoverageLists(site: site, page: page)
    let facets = CoverageFacets(site: site, page: page)
    let hasModules = !system.modules.isEmpty
    var context = CoverageContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "coverage", title: "Coverage", description: summary,
        breadcrumbs: [SiteOutline.Entry(title: system.name, route: .system(system.slug))]),
      summary: summary, figures: figures, hasModules: hasModules,
      shortfalls: gate.shortfalls, success: gate.success, doubts: gate.doubts,
      trend: report.comparison.map {
        CoverageTrend(site: site, page: page, comparison: $0).item
      },
      tables: CoverageTables(site: site, page: page).tables, commentParts: facets.axes,
      facets: facets.facets, undocumented: lists.undocumented, excused: lists.excused,
      unusedExcuses: lists.unusedExcuses, settings: hasModules ? gate.items : [])
    context.frame.contents = contents(context)
    return context
  }

  private var summary: String {
    system.modules.isEmpty
      ? "What the parts of \(system.name) have, and what they lack."
      : "What of the public API of \(system.name) is documented, and what is not."
  }

  private func contents(_ context: CoverageContext) -> [ContentsItem] {
    let sections: [(title: String, anchor: String, isThere: Bool)] =
      [
        ("Trend", "trend", context.trend != nil)
      ]
      + context.tables.map { ($0.title, $0.anchor, true) } + [
        ("Comments", "comments", !context.commentParts.isEmpty),
        ("Design system", "facets", !context.facets.isEmpty),
        ("Undocumented", "undocumented", !context.undocumented.isEmpty),
        ("Excused", "excused", !context.excused.isEmpty),
        ("Excuses not needed", "unused-excuses", !context.unusedExcuses.isEmpty),
        ("What is counted", "settings", !context.settings.isEmpty),
      ]
    return sections.filter(\.isThere).map { ContentsItem(title: $0.title, href: "#\($0.anchor)") }
  }

  /// The gated share first; then what it is made of.
  private var figures: [CoverageFigureItem] {
    let counts = report.counts
    guard let own = counts.ownPercent, let effective = counts.effectivePercent,
      let gated = report.percent
    else { return [] }
    let credits = report.settings.creditsInherited
    return [
      figure(
        "Documented", gated, counts.documented(creditingInherited: credits), "symbols",
        minimum: report.settings.minimum),
      figure("Own", own, counts.own, "symbols have a comment of their own"),
      figure("Effective", effective, counts.effective, "symbols have any text, inherited or own"),
    ]
  }

  private func figure(
    _ title: String, _ percent: Double, _ good: Int, _ noun: String, minimum: Double? = nil
  ) -> CoverageFigureItem {
    CoverageFigureItem(
      title: title, value: CoverageText.percent(percent),
      detail: "\(good) of \(report.counts.total) \(noun)",
      minimum: minimum.map { "at least \(CoverageText.limit($0))" } ?? "",
      fraction: Int(percent), isGood: percent == 100,
      isPoor: minimum == nil ? percent < CoverageText.poor : report.isBelowMinimum)
  }
}
