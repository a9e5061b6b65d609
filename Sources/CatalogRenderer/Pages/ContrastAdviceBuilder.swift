import CatalogModel
import ColorScience
import DesignTokens
import TokenContrast

/// Says which colours would make a failing row pass, and which cannot.
struct ContrastAdviceBuilder {
  let site: SystemSite
  let page: String
  let table: ContrastTable

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
    let threshold = ContrastText.threshold(table.required)
    let front = table.pair.foreground.name
    let back = table.pair.background.name
    guard sides.count < 2 else {
      if table.rows.count > ContrastTable.advisedRows { return nil }
      return ContrastHopelessItem(
        change: "lightness", token: front, otherToken: back, threshold: threshold)
    }
    return sides.first.map { side in
      let isLightText =
        measure.foreground.relativeLuminance > measure.background.relativeLuminance
      return ContrastHopelessItem(
        change: isLightText == (side == .foreground) ? "lighter shade" : "darker shade",
        token: side == .foreground ? front : back, threshold: threshold)
    }
  }

  private func item(_ advice: ContrastAdvice) -> ContrastAdviceItem {
    let passing = advice.passing
    return ContrastAdviceItem(
      side: advice.side == .foreground ? "Foreground" : "Background",
      hex: passing.color.srgb.gamutMapped.hexWithAlpha, ratio: ContrastText.ratio(passing.ratio),
      change: Self.change(advice),
      token: TokenLink(
        path: advice.token.text, href: site.href(from: page, toName: advice.token.text) ?? ""),
      place: advice.location.map { "\($0)" } ?? "",
      value: advice.json)
  }

  private static func change(_ advice: ContrastAdvice) -> String {
    let passing = advice.passing
    let new = passing.color.converted(to: .oklch).components.first.flatMap(\.self) ?? 0
    let old = new - passing.lightnessChange
    let texts = [old, new].map { ContrastText.decimals(2, of: max($0, 0)) }
    return "lightness \(texts[0]) → \(texts[1]) (OKLCH)"
      + (passing.isInGamut ? "" : ", mapped into sRGB")
      + (advice.isLocal ? "; only here, elsewhere the pair would fail" : "")
  }
}
