import CatalogModel
import DocumentationCoverage
import InterfaceStrings
import ReportFacts
import SwiftSymbols

/// Makes the page that says what is documented and what is not.
struct CoveragePage {
  let site: SystemSite

  private var system: System { site.system }
  private var words: Words { site.words }
  private var report: CoverageReport { site.report.coverage }
  private var route: Route { .coverage(system: system.slug) }
  private var page: String { site.path(route) }

  func context() -> CoverageContext {
    let facts = CoverageFacts(
      report, facets: site.report.facets, words: words, links: links)
    let hasModules = !system.modules.isEmpty
    let isMet = report.hasGate && report.isMet && report.percent != nil
    var context = CoverageContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "coverage", title: words(CoveragePhrase.title), description: summary,
        breadcrumbs: [SiteOutline.Entry(title: system.name, route: .system(system.slug))]),
      summary: summary, figures: figures, hasModules: hasModules, demands: facts.demands,
      success: isMet ? words(CoveragePhrase.success) : "",
      doubts: [facts.partialFigures, facts.namesLeftOut].compactMap(\.self), trend: facts.trend,
      tables: facts.tables, commentParts: facts.commentParts, systemParts: facts.systemParts,
      undocumented: facts.undocumented, excused: facts.excused,
      unusedExcuses: facts.unusedExcuses, settings: hasModules ? settings : [])
    context.frame.contents = contents(context)
    return context
  }

  private var links: CoverageLinks {
    var links = CoverageLinks()
    links.symbol = { symbol in
      site.references.symbols.target(of: symbol).map {
        site.href(from: page, to: $0.route, anchor: $0.anchor)
      } ?? ""
    }
    links.module = { name in
      site.href(
        from: page, to: .api(system: system.slug),
        anchor: site.references.symbols.moduleAnchors[name])
    }
    // The section with props where those are asked.
    links.part = { name, kind in
      guard let target = site.references.target(of: name) else { return "" }
      let anchor = kind == .props && target.kind == .component ? "props" : target.anchor
      return site.href(from: page, to: target.route, anchor: anchor)
    }
    return links
  }

  private var summary: String {
    words(
      system.modules.isEmpty ? CoveragePhrase.summaryParts : CoveragePhrase.summaryAPI,
      ["system": system.name])
  }

  private func contents(_ context: CoverageContext) -> [ContentsItem] {
    let tables = context.tables.map { ContentsItem(title: $0.title, href: "#\($0.anchor)") }
    let sections: [(title: CoveragePhrase, anchor: String, isThere: Bool)] = [
      (.trendTitle, "trend", context.trend != nil),
      (.commentsTitle, "comments", !context.commentParts.isEmpty),
      (.facetsTitle, "facets", !context.systemParts.isEmpty),
      (.undocumentedTitle, "undocumented", !context.undocumented.isEmpty),
      (.excusedTitle, "excused", !context.excused.isEmpty),
      (.unusedTitle, "unused-excuses", !context.unusedExcuses.isEmpty),
      (.settingsTitle, "settings", !context.settings.isEmpty),
    ]
    let others = sections.filter(\.isThere).map {
      ContentsItem(title: words($0.title), href: "#\($0.anchor)")
    }
    let trend = others.prefix(context.trend == nil ? 0 : 1)
    return trend + tables + others.dropFirst(trend.count)
  }

  /// The gated share first; then what it is made of.
  private var figures: [HealthItem] {
    let counts = report.counts
    guard let own = counts.ownPercent, let effective = counts.effectivePercent,
      let gated = report.percent
    else { return [] }
    let documented = counts.documented(creditingInherited: report.settings.creditsInherited)
    return [
      figure(
        .figureDocumented, gated, documented, .detailDocumented, minimum: report.settings.minimum),
      figure(.figureOwn, own, counts.own, .detailOwn),
      figure(.figureEffective, effective, counts.effective, .detailEffective),
    ]
  }

  private func figure(
    _ title: CoveragePhrase, _ percent: Double, _ good: Int, _ detail: CoveragePhrase,
    minimum: Double? = nil
  ) -> HealthItem {
    let text = CoverageText(words)
    return HealthItem(
      title: words(title), value: text.share(percent),
      detail: words(detail, count: report.counts.total, ["good": "\(good)"]),
      minimum: minimum.map { words(CoveragePhrase.atLeast, ["limit": text.limit($0)]) } ?? "",
      fraction: CoverageText.wholePercent(percent), isGood: percent == 100,
      isPoor: minimum == nil ? percent < CoverageText.poor : report.isBelowMinimum)
  }

  // MARK: What is counted

  /// Under which conditions the sources are read, and what is asked.
  private var settings: [SettingItem] {
    let settings = report.settings
    let limit = CoverageText(words).limit
    let required = CoverageFacts.titles(of: settings.requiredAxes, words).map { $0.lowercased() }
    let items: [(name: CoveragePhrase, text: String?)] = [
      (
        .settingSymbols,
        words(settings.excludesDeprecated ? CoveragePhrase.publicCurrentSymbols : .publicSymbols)
      ),
      (.settingSources, configuration),
      (
        .settingCredit,
        words(settings.creditsInherited ? CoveragePhrase.creditInherited : .creditOwn)
      ),
      (.settingMinimum, settings.minimum.map(limit)),
      (.settingFileMinimum, settings.minimumPerFile.map(limit)),
      (.settingRequired, required.isEmpty ? nil : FrameBuilder.label(words.list(required))),
    ]
    return items.compactMap { item in
      item.text.map { SettingItem(name: words(item.name), text: $0) }
    }
  }

  private var configuration: String {
    let configuration = system.configuration
    guard let platform = configuration.platform else { return words(CoveragePhrase.allBranches) }
    let defines = configuration.defines.sorted()
    return words(
      defines.isEmpty ? CoveragePhrase.asForPlatform : CoveragePhrase.asForPlatformWith,
      [
        "platform": platform == .linux ? "Linux" : platform.rawValue,
        "defines": words.list(defines),
      ])
  }
}
