import CatalogModel
import ReportFacts

/// The figures that show how well a system is documented and how sound it is, in the language of
/// the page that shows them.
struct HealthFigures {
  let site: SystemSite

  /// The figures of what the system has: without components there are none of them.
  func items(from page: String) -> [HealthItem] {
    overview(from: page) + [components(from: page), swiftTokens(from: page)].compactMap(\.self)
  }

  /// Those that a catalog compares its systems by.
  func overview(from page: String) -> [HealthItem] {
    [documented(from: page), contrast(from: page), examples(from: page), tokens(from: page)]
      .compactMap(\.self)
  }

  private var slug: String { site.system.slug }

  private func documented(from page: String) -> HealthItem {
    let report = site.report.coverage
    var item = item(
      .documented, .ofDeclarations, site.report.documentedSymbols,
      coverage(from: page, otherwise: .system(slug)))
    if report.settings.minimum != nil { item.isPoor = report.isBelowMinimum }
    return item
  }

  private func contrast(from page: String) -> HealthItem? {
    guard !site.system.components.isEmpty || !site.contrast.isEmpty else { return nil }
    let tally = site.report.contrast
    var item = item(
      .contrast, .ofPairs, tally.measured,
      site.contrast.isEmpty
        ? listOfComponents(from: page) : site.href(from: page, to: .contrast(system: slug)),
      hasGaps: tally.open + tally.partlyKnown > 0)
    guard tally.measured.total > 0 else { return item }
    for (phrase, count) in [(HealthPhrase.excusedPairs, tally.excused), (.openPairs, tally.open)]
    where count > 0 {
      item.detail = site.words(phrase, count: count, ["measured": item.detail])
    }
    // What is excused is not good, and nothing to mend.
    if tally.below == 0 { item.isPoor = false }
    return item
  }

  private func examples(from page: String) -> HealthItem? {
    guard !site.system.components.isEmpty || !site.system.screens.isEmpty else { return nil }
    let route = site.system.hasExamples ? Route.screens(system: slug) : .system(slug)
    return item(
      .examples, .ofTrees, site.report.validExamples, site.href(from: page, to: route))
  }

  private func tokens(from page: String) -> HealthItem? {
    guard !site.system.tokenGroups.isEmpty else { return nil }
    return item(
      .tokens, .ofTokens, site.report.describedTokens,
      coverage(from: page, facet: .tokenDescriptions, otherwise: .tokens(system: slug)))
  }

  private func components(from page: String) -> HealthItem? {
    guard !site.system.components.isEmpty else { return nil }
    return item(
      .components, .ofComponents, site.report.completeComponents, listOfComponents(from: page))
  }

  private func swiftTokens(from page: String) -> HealthItem? {
    site.report.agreeingTokens.map { agreeing in
      item(
        .swiftTokens, .ofSwiftTokens, agreeing, site.href(from: page, to: .tokens(system: slug)))
    }
  }

  /// The first of the lists of components on the start page.
  private func listOfComponents(from page: String) -> String {
    let layer = Layer.allCases.first { layer in
      site.system.components.contains { $0.layer == layer }
    }
    return site.href(from: page, to: .system(slug), anchor: layer?.anchor)
  }

  /// The page of what is documented, and its part about a facet where there is one.
  private func coverage(
    from page: String, facet: CoverageFacet.Kind? = nil, otherwise route: Route
  ) -> String {
    let isThere = facet.map { kind in
      site.report.facets.contains { $0.kind == kind && $0.tally.total > 0 }
    }
    guard site.system.hasCoverage, isThere ?? true else { return site.href(from: page, to: route) }
    return site.href(from: page, to: .coverage(system: slug), anchor: facet?.anchor)
  }

  /// - Parameters:
  ///   - counted: What is counted: `{good}` of `{total}`.
  ///   - hasGaps: Whether there is more that could not be counted, so that all is not said to be
  ///     well.
  private func item(
    _ title: HealthPhrase, _ counted: HealthPhrase, _ tally: Tally, _ href: String,
    hasGaps: Bool = false
  ) -> HealthItem {
    let words = site.words
    guard let percent = tally.percent else {
      return HealthItem(
        title: words(title), value: words(HealthPhrase.none),
        detail: words(HealthPhrase.nothingToCount), href: href, fraction: 0, isGood: false,
        isPoor: false)
    }
    return HealthItem(
      title: words(title), value: words.number(CoverageText.percent(percent)),
      detail: words(counted, count: tally.total, ["good": String(tally.good)]), href: href,
      fraction: CoverageText.wholePercent(percent), isGood: tally.isComplete && !hasGaps,
      isPoor: percent < CoverageText.poor)
  }
}
