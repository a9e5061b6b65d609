import CatalogModel
import ColorScience
import DesignTokens
import InterfaceStrings
import ReportFacts
import TokenContrast

/// Makes the rows of a contrast table.
struct ContrastRowBuilder {
  let site: SystemSite
  let page: String
  let table: ContrastTable

  private var words: Words { site.words }
  private var text: ContrastText { ContrastText(words) }

  /// What the columns of results are about, with the ratio that each needs. A ratio that the system
  /// asks for and WCAG does not has a column of its own.
  var levels: [(title: String, threshold: Double)] {
    let levels = ContrastLevel.allCases.compactMap { level in
      table.use.threshold(level).map { threshold in
        (
          title: table.use == .nonText ? text.threshold(threshold) : level.rawValue,
          threshold
        )
      }
    }
    return levels.contains { $0.1 == table.required }
      ? levels : [(text.threshold(table.required), table.required)] + levels
  }

  func row(_ row: ContrastTable.Row) -> ContrastRowItem {
    let sample = sample(row)
    let advice = ContrastAdviceBuilder(site: site, page: page, table: table)
    return ContrastRowItem(
      context: words.contexts(row.contexts),
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
        ratio: text.ratio(measure.ratio),
        verdicts: levels.map { verdict(measure.ratio, threshold: $0.threshold) },
        confidence: measure.confidence.map(words.confidence) ?? "",
        clipping: measure.clipped.map { clipped in
          words(ContrastPhrase.clipped, ["ratio": text.ratio(clipped)])
        } ?? "")
    case .dependsOnBackdrop(let dependence):
      ContrastResultItem(
        ratio: dependence.bounds.map(text.range) ?? words(ContrastPhrase.depends),
        verdicts: levels.map {
          VerdictItem(text.word(dependence.bounds, threshold: $0.threshold), .unknown)
        }, dependence: gap(result, after: .dependsBelow))
    case .unknown:
      ContrastResultItem(
        ratio: words(ContrastPhrase.unknown),
        verdicts: levels.map { _ in VerdictItem(words(ContrastPhrase.unknown), .unknown) },
        dependence: gap(result, after: .noRatio))
    }
  }

  private func gap(_ result: ContrastResult, after lead: ContrastPhrase) -> String {
    text.gap(result).map { words(lead, ["reason": $0]) } ?? ""
  }

  /// Missing what nobody asks for is no fault.
  private func verdict(_ ratio: ContrastRatio, threshold: Double) -> VerdictItem {
    if ratio.value >= threshold { return VerdictItem(words(ContrastPhrase.pass), .pass) }
    return table.pair.isJudged && threshold <= table.required
      ? VerdictItem(words(ContrastPhrase.fail), .fail)
      : VerdictItem(words(ContrastPhrase.notReached), .neutral)
  }

  /// Markup of the ratio in the chosen context.
  var ratios: String {
    ContextTexts.markup(
      table.rows.map { ($0.contexts, HTML.escaped(result($0.result).ratio)) },
      system: site.system.slug)
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

  /// What a document states, and whether it is so; `nil` where it states nothing.
  func claim(_ row: ContrastTable.Row) -> ContrastClaimItem? {
    table.pair.claim.map {
      ContrastClaimItem(stated: text.claim($0), verdict: verdict(on: $0, row))
    }
  }

  /// Whether a claim is true in a row, and what of it does not.
  private func verdict(on claim: ContrastClaim, _ row: ContrastTable.Row) -> VerdictItem {
    guard let ratio = row.ratio else {
      return VerdictItem(words(ContrastPhrase.claimUnmeasured), .unknown)
    }
    let isMissed = claim.isReached(by: ratio, for: table.use) == false
    let faults = [
      claim.states(ratio) == false ? words(ContrastPhrase.claimWrongRatio) : nil,
      isMissed
        ? claim.level.map { words(ContrastPhrase.claimMissesLevel, ["level": $0.rawValue]) } : nil,
    ].compactMap(\.self)
    return faults.isEmpty
      ? VerdictItem(words(ContrastPhrase.claimTrue), .pass)
      : VerdictItem(faults.joined(separator: ", "), .fail)
  }
}
