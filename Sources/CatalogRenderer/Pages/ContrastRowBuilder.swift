import CatalogModel
import ColorScience
import DesignTokens
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
    let advice = ContrastAdviceBuilder(site: site, page: page, table: table)
    return ContrastRowItem(
      context: row.contexts.label,
      attributes: attributes(row), foregroundSwatch: sample.foregroundSwatch,
      backgroundSwatch: sample.backgroundSwatch,
      sample: sample.both, result: result(row.result), claim: claim(row),
      excuse: row.exception.map { ContrastText.sentence($0.reason) },
      claimExcuse: row.claimException.map { ContrastText.sentence($0.reason) },
      advice: advice.items(row), hopeless: advice.hopeless(row))
  }

  private func result(_ result: ContrastResult) -> ContrastResultItem {
    switch result {
    case .measured(let measure):
      ContrastResultItem(
        foregroundHex: measure.foreground.hex, backgroundHex: measure.background.hex,
        ratio: ContrastText.ratio(measure.ratio),
        verdicts: levels.map { verdict(measure.ratio, threshold: $0.threshold) },
        confidence: measure.confidence?.label ?? "",
        clipping: measure.clipped.map { clipped in
          "drawn mapped into sRGB; \(ContrastText.ratio(clipped)) as browsers clip it"
        } ?? "")
    case .dependsOnBackdrop(let dependence):
      ContrastResultItem(
        ratio: dependence.bounds.map(ContrastText.range) ?? "depends",
        verdicts: levels.map { _, threshold in
          let word = dependence.bounds.map { ContrastText.word($0, threshold: threshold) }
          return VerdictItem(word ?? "depends", .unknown)
        },
        dependence: ContrastText.dependence(dependence))
    case .unknown(let reason):
      ContrastResultItem(
        ratio: "unknown", verdicts: levels.map { _ in VerdictItem("unknown", .unknown) },
        dependence: "No ratio is known. \(ContrastText.sentence(reason))")
    }
  }

  /// Missing what nobody asks for is no fault.
  private func verdict(_ ratio: ContrastRatio, threshold: Double) -> VerdictItem {
    if ratio.value >= threshold { return VerdictItem("pass", .pass) }
    return table.pair.isJudged && threshold <= table.required
      ? VerdictItem("fail", .fail) : VerdictItem("no", .neutral)
  }

  /// Markup that gives an element the tokens of the row's context.
  func attributes(_ row: ContrastTable.Row) -> String {
    StageMarkup.attributes(system: site.system.slug, context: row.contexts.representative)
  }

  func sample(_ row: ContrastTable.Row) -> ContrastSample {
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

  /// Whether a claim is true in a row, and what of it does not.
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
      ? VerdictItem("true", .pass) : VerdictItem(faults.joined(separator: ", "), .fail)
  }
}
