import CatalogModel
import ColorScience
import DesignTokens
import JSONTree
import TokenContrast

/// Makes the rows of a contrast table.
struct ContrastRowBuilder {
  let site: SystemSite
  let page: String
  let table: ContrastTable

  /// What the columns of results are about, with the ratio that each needs. A ratio that the system
  /// asks for and WCAG does not has a column of its own.
  var levels: [(title: String, threshold: Double)] {
    let levels = ContrastLevel.allCases.compactMap { level in
      table.use.threshold(level).map { threshold in
        (
          title: table.use == .nonText ? ContrastText.threshold(threshold) : level.rawValue,
          threshold
        )
      }
    }
    return levels.contains { $0.1 == table.required }
      ? levels : [(ContrastText.threshold(table.required), table.required)] + levels
  }

  func row(_ row: ContrastTable.Row) -> ContrastRowItem {
    let sample = sample(row)
    var item = ContrastRowItem(
      context: row.contexts.label,
      attributes: StageMarkup.attributes(
        system: site.system.slug, context: row.contexts.representative),
      foregroundSwatch: sample.foregroundSwatch, foregroundHex: "",
      backgroundSwatch: sample.backgroundSwatch, backgroundHex: "", sample: sample.both,
      ratio: "", verdicts: [], claim: claim(row), confidence: "", clipping: "", dependence: "",
      excuse: row.exception.map { ContrastText.sentence($0.reason) },
      claimExcuse: row.claimException.map { ContrastText.sentence($0.reason) },
      advice: row.exception == nil ? row.advice.map { advice($0, in: row) } : [])
    switch row.result {
    case .measured(let measure): describe(measure, in: &item)
    case .dependsOnBackdrop(let dependence): describe(dependence, in: &item)
    case .unknown(let reason):
      item.ratio = "unknown"
      item.verdicts = levels.map { _ in VerdictItem("unknown", .unknown) }
      item.dependence = "No ratio is known. \(ContrastText.sentence(reason))"
    }
    return item
  }

  private func describe(_ measure: ContrastMeasure, in item: inout ContrastRowItem) {
    item.foregroundHex = measure.foreground.hex
    item.backgroundHex = measure.background.hex
    item.ratio = ContrastText.ratio(measure.ratio)
    item.verdicts = levels.map { _, threshold in
      measure.ratio.value >= threshold ? VerdictItem("pass", .pass) : VerdictItem("fail", .fail)
    }
    item.confidence = measure.confidence?.label ?? ""
    item.clipping =
      measure.clipped.map {
        "drawn mapped into sRGB; \(ContrastText.ratio($0)) as browsers clip it"
      }
      ?? ""
  }

  private func describe(_ dependence: BackdropDependence, in item: inout ContrastRowItem) {
    item.ratio =
      dependence.bounds.map { "\($0.lowest.text) to \(ContrastText.ratio($0.highest))" }
      ?? "depends"
    item.verdicts = levels.map { _ in VerdictItem("depends", .unknown) }
    item.dependence = ContrastText.dependence(dependence)
  }

  private func sample(_ row: ContrastTable.Row) -> ContrastSample {
    ContrastSample(
      foreground: table.pair.foreground.name,
      backgrounds: table.over.map(\.text) + [table.pair.background.name],
      isShape: table.use == .nonText, isOpen: row.ratio == nil)
  }

  private func claim(_ row: ContrastTable.Row) -> ContrastClaimItem? {
    guard let claim = table.pair.claim else { return nil }
    return ContrastClaimItem(
      stated: ContrastText.claim(claim), verdict: Self.verdict(on: claim, row, table))
  }

  /// Whether a claim holds in a row, and what of it does not.
  static func verdict(
    on claim: ContrastClaim, _ row: ContrastTable.Row, _ table: ContrastTable
  ) -> VerdictItem {
    guard let ratio = row.ratio else { return VerdictItem("cannot be measured", .unknown) }
    let isMissed = claim.isReached(by: ratio, for: table.use) == false
    let faults = [
      claim.states(ratio) == false ? "wrong ratio" : nil,
      isMissed ? claim.level.map { "misses \($0.rawValue)" } : nil,
    ].compactMap(\.self)
    return faults.isEmpty
      ? VerdictItem("holds", .pass) : VerdictItem(faults.joined(separator: ", "), .fail)
  }

  private func advice(_ advice: ContrastAdvice, in row: ContrastTable.Row) -> ContrastAdviceItem {
    let passing = advice.passing
    return ContrastAdviceItem(
      side: advice.side == .foreground ? "Foreground" : "Background",
      hex: passing.color.srgb.gamutMapped.hexWithAlpha, ratio: ContrastText.ratio(passing.ratio),
      change: change(passing),
      token: TokenLink(
        path: advice.token.text, href: site.href(from: page, toName: advice.token.text) ?? ""),
      place: advice.location.map { "\($0)" } ?? "",
      value: JSONWriter().string(JSONExporter.value(of: .color(advice.value))))
  }

  private func change(_ passing: PassingColor) -> String {
    let percent = TokenValueText.of(.number((abs(passing.lightnessChange) * 1000).rounded() / 10))
    return "OKLCH lightness \(passing.lightnessChange < 0 ? "−" : "+")\(percent)\u{00A0}%"
      + (passing.isInGamut ? "" : ", mapped into sRGB")
  }
}
