import CatalogModel

/// The figures that show how well a system is documented and how sound it is.
struct HealthFigures {
  let site: SystemSite

  /// The figures of what the system has: without components there are none of them.
  func items(from page: String) -> [HealthItem] {
    let report = site.report
    let slug = site.system.slug
    let tokens = Route.tokens(system: slug)
    var items = [documented(from: page)]
    if !site.system.components.isEmpty || !site.contrast.isEmpty {
      items.append(contrast(from: page))
    }
    if !site.system.components.isEmpty || !site.system.screens.isEmpty {
      items.append(
        item("Agent examples", report.validExamples, "valid trees", examples(from: page)))
    }
    if !site.outline.tokenGroups.isEmpty {
      items.append(
        item(
          "Tokens described", report.describedTokens, "tokens",
          coverage(from: page, facet: .tokenDescriptions, otherwise: tokens)))
    }
    if !site.system.components.isEmpty {
      items.append(
        item(
          "Components complete", report.completeComponents, "with guide, examples and notes",
          components(from: page)))
    }
    if let agreeing = report.agreeingTokens {
      items.append(
        item(
          "Tokens in Swift", agreeing, "agree with the Swift source",
          site.href(from: page, to: tokens)))
    }
    return items
  }

  private func documented(from page: String) -> HealthItem {
    let report = site.report.coverage
    var item = item(
      "API documented", site.report.documentedSymbols, "public declarations",
      coverage(from: page, otherwise: .system(site.system.slug)))
    if report.settings.minimum != nil { item.isPoor = report.isBelowMinimum }
    return item
  }

  private func contrast(from page: String) -> HealthItem {
    let tally = site.report.contrast
    return item(
      "Contrast", tally.measured, contrastNoun(tally),
      site.contrast.isEmpty
        ? components(from: page)
        : site.href(from: page, to: .contrast(system: site.system.slug)),
      hasGaps: tally.open + tally.partlyKnown > 0)
  }

  private func examples(from page: String) -> String {
    let slug = site.system.slug
    return site.href(
      from: page, to: site.system.hasExamples ? .screens(system: slug) : .system(slug))
  }

  /// The first of the lists of components on the start page.
  private func components(from page: String) -> String {
    let layer = Layer.allCases.first { layer in
      site.system.components.contains { $0.layer == layer }
    }
    return site.href(from: page, to: .system(site.system.slug), anchor: layer?.anchor)
  }

  /// The page of what is documented, and its part about a facet where there is one.
  private func coverage(
    from page: String, facet: CoverageFacet.Kind? = nil, otherwise route: Route
  ) -> String {
    let isThere = facet.map { kind in
      site.report.facets.contains { $0.kind == kind && $0.tally.total > 0 }
    }
    guard site.system.hasCoverage, isThere ?? true else { return site.href(from: page, to: route) }
    return site.href(from: page, to: .coverage(system: site.system.slug), anchor: facet?.anchor)
  }

  private func contrastNoun(_ contrast: ContrastTally) -> String {
    let known = "pairs reach their level"
    return contrast.open == 0 ? known : "\(known), \(contrast.open) depend or are unknown"
  }

  /// - Parameter hasGaps: Whether there is more that could not be counted, so that all is not said
  ///   to be well.
  private func item(
    _ title: String, _ tally: Tally, _ noun: String, _ href: String, hasGaps: Bool = false
  ) -> HealthItem {
    guard let percent = tally.percent else {
      return HealthItem(
        title: title, value: "none", detail: "nothing to count", href: href, fraction: 0,
        isGood: false, isPoor: false)
    }
    return HealthItem(
      title: title, value: CoverageText.percent(percent),
      detail: "\(tally.good) of \(tally.total) \(noun)", href: href, fraction: Int(percent),
      isGood: tally.isComplete && !hasGaps,
      isPoor: percent < CoverageText.poor)
  }
}
