import CatalogModel
import ReportFacts

/// The figures that show how well a system is documented and how sound it is, in the language of
/// the page that shows them.
struct HealthFigures {
  let scope: PageScope
  let index: SystemIndex

  /// The figures of what the system has: without components there are none of them.
  var items: [HealthItem] {
    overview + [components, swiftTokens].compactMap(\.self)
  }

  /// Those that a catalog compares its systems by.
  var overview: [HealthItem] {
    [documented, contrast, examples, tokens].compactMap(\.self)
  }

  private var slug: String { scope.system.slug }

  private var documented: HealthItem {
    let report = index.report.coverage
    var item = item(
      .documented, .ofDeclarations, index.report.documentedSymbols,
      coverage(otherwise: .system(slug)))
    if report.settings.minimum != nil { item.isPoor = report.isBelowMinimum }
    return item
  }

  private var contrast: HealthItem? {
    guard !scope.system.components.isEmpty || !index.contrast.isEmpty else { return nil }
    let tally = index.report.contrast
    var item = item(
      .contrast, tally.pairs,
      index.contrast.isEmpty ? listOfComponents : scope.href(to: .contrast(system: slug)),
      detail: ContrastText(scope.words).standings(tally))
    // A pair is complete where it is known in every context. What is excused or cannot be known is
    // not good, and nothing to mend.
    item.isGood = tally.contexts.isComplete && tally.contexts.total > 0
    if tally.below == 0 { item.isPoor = false }
    return item
  }

  private var examples: HealthItem? {
    guard !scope.system.components.isEmpty || !scope.system.screens.isEmpty else { return nil }
    let route = scope.system.hasExamples ? Route.screens(system: slug) : .system(slug)
    return item(.examples, .ofTrees, index.report.validExamples, scope.href(to: route))
  }

  private var tokens: HealthItem? {
    guard !scope.system.tokenGroups.isEmpty else { return nil }
    return item(
      .tokens, .ofTokens, index.report.describedTokens,
      coverage(facet: .tokenDescriptions, otherwise: .tokens(system: slug)))
  }

  private var components: HealthItem? {
    guard !scope.system.components.isEmpty else { return nil }
    return item(.components, .ofComponents, index.report.completeComponents, listOfComponents)
  }

  private var swiftTokens: HealthItem? {
    index.report.agreeingTokens.map { agreeing in
      item(.swiftTokens, .ofSwiftTokens, agreeing, scope.href(to: .tokens(system: slug)))
    }
  }

  /// The first of the lists of components on the start page.
  private var listOfComponents: String {
    let layer = Layer.allCases.first { layer in
      scope.system.components.contains { $0.layer == layer }
    }
    return scope.href(to: .system(slug), anchor: layer?.anchor)
  }

  /// The page of what is documented, and its part about a facet where there is one.
  private func coverage(facet: CoverageFacet.Kind? = nil, otherwise route: Route) -> String {
    let isThere = facet.map { kind in
      index.report.facets.contains { $0.kind == kind && $0.tally.total > 0 }
    }
    guard scope.system.hasCoverage, isThere ?? true else { return scope.href(to: route) }
    return scope.href(to: .coverage(system: slug), anchor: facet?.anchor)
  }

  /// - Parameter counted: What is counted: `{good}` of `{total}`.
  private func item(
    _ title: HealthPhrase, _ counted: HealthPhrase, _ tally: Tally, _ href: String
  ) -> HealthItem {
    item(
      title, tally, href,
      detail: scope.words(counted, count: tally.total, ["good": String(tally.good)]))
  }

  private func item(
    _ title: HealthPhrase, _ tally: Tally, _ href: String, detail: String
  ) -> HealthItem {
    let words = scope.words
    guard let percent = tally.percent else {
      return HealthItem(
        title: words(title), value: words(HealthPhrase.none),
        detail: words(HealthPhrase.nothingToCount), href: href, fraction: 0, isGood: false,
        isPoor: false)
    }
    return HealthItem(
      title: words(title), value: words.number(CoverageText.percent(percent)),
      detail: detail, href: href,
      fraction: CoverageText.wholePercent(percent), isGood: tally.isComplete,
      isPoor: percent < CoverageText.poor)
  }
}
