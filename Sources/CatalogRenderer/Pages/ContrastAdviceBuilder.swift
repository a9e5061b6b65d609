import CatalogModel
import ColorScience
import DesignTokens
import InterfaceStrings
import ReportFacts
import TokenContrast

/// Says which colours would make a failing row pass, and which cannot.
struct ContrastAdviceBuilder {
  let site: SystemSite
  let page: String
  let table: ContrastTable

  private var words: Words { site.words }
  private var text: ContrastText { ContrastText(words) }

  func items(_ row: ContrastTable.Row) -> [ContrastAdviceItem] {
    row.exception == nil ? row.advice.map(item) : []
  }

  /// The colours of a failing row without advice. A side without it beside one that has some would
  /// pass only by turning dark on light into light on dark.
  func hopeless(_ row: ContrastTable.Row) -> ContrastHopelessItem? {
    guard table.pair.isJudged, table.isBelow(row), row.exception == nil,
      case .measured(let measure) = row.result
    else { return nil }
    let sides = Set(ContrastAdvice.Side.allCases).subtracting(row.advice.map(\.side))
    let threshold = text.threshold(table.required)
    let front = table.pair.foreground.name
    let back = table.pair.background.name
    guard sides.count < 2 else {
      if table.rows.count > ContrastTable.advisedRows { return nil }
      return ContrastHopelessItem(
        lead: words(ContrastPhrase.noLightness), token: front, otherToken: back,
        threshold: threshold)
    }
    return sides.first.map { side in
      let isLightText =
        measure.foreground.relativeLuminance > measure.background.relativeLuminance
      return ContrastHopelessItem(
        lead: words(
          isLightText == (side == .foreground)
            ? ContrastPhrase.noLighterShade : ContrastPhrase.noDarkerShade),
        token: side == .foreground ? front : back, threshold: threshold)
    }
  }

  private func item(_ advice: ContrastAdvice) -> ContrastAdviceItem {
    let passing = advice.passing
    return ContrastAdviceItem(
      lead: words(
        advice.side == .foreground
          ? ContrastPhrase.passingForeground : ContrastPhrase.passingBackground),
      hex: passing.color.srgb.gamutMapped.hexWithAlpha, ratio: text.ratio(passing.ratio),
      change: change(advice),
      token: TokenLink(
        path: advice.token.text, href: site.href(from: page, toName: advice.token.text) ?? ""),
      place: advice.location.map { "\($0)" } ?? "",
      value: advice.json)
  }

  /// `0.51`
  private static func hundredths(_ number: Double) -> String {
    let hundredths = Int(exactly: (number * 100).rounded()) ?? 0
    return "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
  }

  private func change(_ advice: ContrastAdvice) -> String {
    let passing = advice.passing
    let new = passing.color.converted(to: .oklch).components.first.flatMap(\.self) ?? 0
    let old = new - passing.lightnessChange
    let lightness = { words.number(Self.hundredths(max($0, 0))) }
    var change = words(
      ContrastPhrase.lightness,
      ["from": lightness(old), "to": lightness(new), "space": "OKLCH"])
    if !passing.isInGamut { change = words(ContrastPhrase.mappedIntoSRGB, ["change": change]) }
    return advice.isLocal ? words(ContrastPhrase.onlyHere, ["change": change]) : change
  }
}
