import CatalogModel

/// The figures that show how well a system is documented and how sound it is.
struct HealthFigures {
  let site: SystemSite

  func items(from page: String) -> [HealthItem] {
    let report = site.report
    let slug = site.system.slug
    let start = Route.system(slug)
    var items = [
      item(
        "API documented", report.documentedSymbols, "public declarations",
        site.href(from: page, to: site.system.modules.isEmpty ? start : .api(system: slug))),
      item(
        "Contrast", report.contrast.measured, contrastNoun(report.contrast),
        site.contrast.isEmpty
          ? site.href(from: page, to: start, anchor: Layer.component.anchor)
          : site.href(from: page, to: .contrast(system: slug)),
        hasGaps: report.contrast.open + report.contrast.partlyKnown > 0),
      item(
        "Agent examples", report.validExamples, "valid trees",
        site.href(from: page, to: site.system.screens.isEmpty ? start : .screens(system: slug))),
      item(
        "Tokens described", report.describedTokens, "tokens",
        site.href(from: page, to: .tokens(system: slug))),
      item(
        "Components complete", report.completeComponents, "with guide, examples and notes",
        site.href(from: page, to: start, anchor: Layer.component.anchor)),
    ]
    if let agreeing = report.agreeingTokens {
      items.append(
        item(
          "Tokens in Swift", agreeing, "agree with the Swift source",
          site.href(from: page, to: .tokens(system: slug))))
    }
    return items
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
    let text = percent == percent.rounded() ? "\(Int(percent))" : "\(percent)"
    return HealthItem(
      title: title, value: "\(text)\u{00A0}%", detail: "\(tally.good) of \(tally.total) \(noun)",
      href: href, fraction: Int(percent), isGood: tally.isComplete && !hasGaps,
      isPoor: percent < 80)
  }
}
