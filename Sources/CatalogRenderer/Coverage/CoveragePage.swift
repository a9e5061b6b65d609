import CatalogModel
import DocumentationCoverage
import InterfaceStrings

/// Makes the page that says what is documented and what is not.
struct CoveragePage {
  let site: SystemSite

  private var system: System { site.system }
  private var words: Words { site.words }
  private var report: CoverageReport { site.report.coverage }
  private var route: Route { .coverage(system: system.slug) }
  private var page: String { site.path(route) }

  func context() -> CoverageContext {
    let gate = CoverageGateText(system: system, report: report, words: words)
    let lists = CoverageLists(site: site, page: page)
    let facets = CoverageFacets(site: site, page: page)
    let hasModules = !system.modules.isEmpty
    var context = CoverageContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "coverage", title: words(CoveragePhrase.title), description: summary,
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
    words(
      system.modules.isEmpty ? CoveragePhrase.summaryParts : CoveragePhrase.summaryAPI,
      ["system": system.name])
  }

  private func contents(_ context: CoverageContext) -> [ContentsItem] {
    let sections: [(title: String, anchor: String, isThere: Bool)] =
      [
        (words(CoveragePhrase.trendTitle), "trend", context.trend != nil)
      ]
      + context.tables.map { ($0.title, $0.anchor, true) } + [
        (words(CoveragePhrase.commentsTitle), "comments", !context.commentParts.isEmpty),
        (words(CoveragePhrase.facetsTitle), "facets", !context.facets.isEmpty),
        (words(CoveragePhrase.undocumentedTitle), "undocumented", !context.undocumented.isEmpty),
        (words(CoveragePhrase.excusedTitle), "excused", !context.excused.isEmpty),
        (words(CoveragePhrase.unusedTitle), "unused-excuses", !context.unusedExcuses.isEmpty),
        (words(CoveragePhrase.settingsTitle), "settings", !context.settings.isEmpty),
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
        .figureDocumented, gated, counts.documented(creditingInherited: credits),
        .detailDocumented, minimum: report.settings.minimum),
      figure(.figureOwn, own, counts.own, .detailOwn),
      figure(.figureEffective, effective, counts.effective, .detailEffective),
    ]
  }

  private func figure(
    _ title: CoveragePhrase, _ percent: Double, _ good: Int, _ detail: CoveragePhrase,
    minimum: Double? = nil
  ) -> CoverageFigureItem {
    let text = CoverageText(words)
    return CoverageFigureItem(
      title: words(title), value: text.share(percent),
      detail: words(detail, count: report.counts.total, ["good": "\(good)"]),
      minimum: minimum.map { words(CoveragePhrase.atLeast, ["limit": text.limit($0)]) } ?? "",
      fraction: CoverageText.wholePercent(percent), isGood: percent == 100,
      isPoor: minimum == nil ? percent < CoverageText.poor : report.isBelowMinimum)
  }
}
