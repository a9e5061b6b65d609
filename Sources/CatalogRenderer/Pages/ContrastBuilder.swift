import CatalogModel
import ColorScience
import DesignTokens

/// Makes what a page shows of a contrast pair.
struct ContrastBuilder {
  let site: SystemSite
  let page: String

  /// `nil` for a pair whose tokens are not known, which a check reports.
  func item(_ pair: ContrastPair, isOpen: Bool = false) -> ContrastItem? {
    guard let table = site.report.contrastTables[pair] else { return nil }
    let worst = table.rows.compactMap { row -> ContrastRatio? in
      if case .ratio(let ratio, _) = row.result { ratio } else { nil }
    }.min()
    let passes = worst?.meets(.aa, for: table.use)
    return ContrastItem(
      name: pair.name, foreground: pair.foreground.name,
      foregroundHref: href(pair.foreground.name), background: pair.background.name,
      backgroundHref: href(pair.background.name),
      over: pair.over.map { ContrastItem.Layer(path: $0.name, href: href($0.name)) },
      requirement: requirement(table.use), rows: table.rows.map { row($0, table) },
      worst: worst.map { "\($0.text) : 1" },
      verdict: worst.map { verdict($0.level(for: table.use), table.use) } ?? "unknown",
      isPass: passes == true, isFail: passes == false, isOpen: isOpen || passes == false)
  }

  private func href(_ name: String) -> String {
    site.href(from: page, toName: name) ?? ""
  }

  private func requirement(_ use: ContrastUse) -> String {
    switch use {
    case .normalText: "Text of normal size: AA needs 4.5 to 1, AAA 7 to 1"
    case .largeText: "Large text: AA needs 3 to 1, AAA 4.5 to 1"
    case .nonText: "Boundary or graphic: needs 3 to 1"
    }
  }

  private func row(_ row: ContrastTable.Row, _ table: ContrastTable) -> ContrastItem.Row {
    let sample = sample(table.pair, table.use, row.contexts)
    let context = row.contexts.label
    switch row.result {
    case .ratio(let ratio, let confidence):
      let level = ratio.level(for: table.use)
      return ContrastItem.Row(
        context: context, sample: sample, ratio: "\(ratio.text) : 1",
        verdict: verdict(level, table.use), confidence: confidence?.label ?? "",
        isPass: level != nil, isFail: level == nil)
    case .unknown(let reason):
      return ContrastItem.Row(
        context: context, sample: sample, ratio: "unknown", verdict: "unknown",
        confidence: reason, isUnknown: true)
    case .dependsOnBackdrop:
      return ContrastItem.Row(
        context: context, sample: sample, ratio: "depends", verdict: "depends on the backdrop",
        confidence: "", isUnknown: true)
    }
  }

  private func verdict(_ level: ContrastLevel?, _ use: ContrastUse) -> String {
    switch (level, use) {
    case (nil, .nonText): "below 3 : 1"
    case (nil, _): "fails AA"
    case (_, .nonText): "passes 3 : 1"
    case (let level?, _): "passes \(level.rawValue)"
    }
  }

  /// The two colours on each other, on what lies below, in the row's own context.
  private func sample(
    _ pair: ContrastPair, _ use: ContrastUse, _ contexts: ContextGroup
  ) -> String {
    let attributes = StageMarkup.attributes(
      system: site.system.slug, context: contexts.representative)
    let layers = pair.over.map(\.name) + [pair.background.name]
    // The stylesheet draws the sample's text: a pair shown because it fails is no text of the page.
    let shape = use == .nonText ? "sample-shape" : "sample-text"
    let front =
      "<span class=\"sample-front \(shape)\"\(attributes)"
      + HTML.attributes([("data-token", pair.foreground.name)]) + "></span>"
    let sample = layers.reversed().reduce(front) { inner, name in
      "<span class=\"sample-layer\"\(attributes)"
        + HTML.attributes([("data-token", name)]) + ">\(inner)</span>"
    }
    return "<span class=\"sample\" aria-hidden=\"true\">\(sample)</span>"
  }
}

extension CatalogMetadata.Confidence {
  /// How well a value is established, in words.
  var label: String {
    switch self {
    case .confirmed: "two sources"
    case .oneSource: "one source"
    case .inferred: "inferred"
    }
  }
}
