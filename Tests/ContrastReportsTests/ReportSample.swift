import ColorScience
import DesignTokens
import Diagnostics
import ReportFacts
import TokenContrast

@testable import ContrastReports

/// A report made by hand, with one pair for each way to stand.
enum ReportSample {
  static let report = ContrastReport(
    systems: [
      SystemContrast(
        name: "Sample", slug: "sample", settings: ContrastSettings(),
        entries: [passing, excused, open, claimed, failing, drawn, shown])
    ],
    diagnostics: [
      .init(.contrastBelowLevel, as: .error, "'Low | text' is too low", at: place(4)),
      .init(.contrastClaim, "'Claimed' is claimed to have 7", at: place(3)),
      .init(.contrastUnusedException, "this exception excuses nothing", at: place(9)),
    ])

  static let failing = entry(
    "Low | text", line: 4,
    rows: [
      row(["light"], ratio: 3.449, front: "#888888", advice: [advice]),
      row(["dark"], ratio: 4.4999, front: "#777777", confidence: .oneSource),
      row(["dim"], ratio: 9.5, front: "#333333", clipped: 9.25),
    ], over: [TokenPath("surface.page")])

  static let drawn = entry(
    "Drawn", line: 8, source: .preview("Chip"), origin: .drawn,
    rows: [row(ratio: 2, front: "#bbbbbb")])

  static let passing = entry("Fine", line: 1, rows: [row(ratio: 21, front: "#000000")])

  static let shown = entry(
    "On purpose", line: 2, source: .guide, rows: [row(ratio: 1.5, front: "#dddddd")])

  static let excused = entry(
    "Known", line: 5,
    rows: [row(ratio: 2.5, front: "#aaaaaa", exception: "Apple's own colour.")])

  static let claimed = entry(
    "Claimed", line: 3,
    rows: [row(["light"], ratio: 7, front: "#595959"), row(["dark"], ratio: 8, front: "#555555")],
    claim: ContrastClaim(ratio: 7, decimals: 0, level: .aaa, location: place(3)))

  static let open = entry(
    "Over glass", line: 6,
    rows: [
      ContrastTable.Row(
        contexts: group(["light"]),
        result: .dependsOnBackdrop(
          BackdropDependence(
            reason: .stated("a material has no colour"),
            bounds: .init(
              lowest: ContrastRatio(value: 3.2), lowestOver: TokenPath("surface.page"),
              highest: ContrastRatio(value: 12.1), highestOver: TokenPath("text.body"))))),
      ContrastTable.Row(
        contexts: group(["dark"]), result: .unknown(.noValue(TokenPath("text.body")))),
    ])

  /// To be written into a token file, as a component in Display P3.
  static let advice = ContrastAdvice(
    side: .foreground, token: TokenPath("base.gray"),
    location: SourceLocation("tokens/a.tokens.json", line: 7, column: 3),
    passing: PassingColor(
      color: ColorValue(.displayP3, 0.46, 0.46, 0.46), ratio: ContrastRatio(value: 4.519),
      lightnessChange: -0.1, isInGamut: true))

  static func place(_ line: Int) -> SourceLocation {
    SourceLocation("components/chip/component.yaml", line: line, column: 5)
  }

  static func entry(
    _ name: String, line: Int, source: ContrastEntry.Source = .component("Chip"),
    origin: ContrastPair.Origin = .declared, rows: [ContrastTable.Row],
    over: [TokenPath] = [], claim: ContrastClaim? = nil
  ) -> ContrastEntry {
    let pair = ContrastPair(
      name: name, foreground: Reference("text.body", at: place(line)),
      background: Reference("chip.fill", at: place(line)), claim: claim, origin: origin,
      location: place(line))
    return ContrastEntry(
      table: ContrastTable(pair: pair, use: .normalText, required: 4.5, over: over, rows: rows),
      source: source)
  }

  static func row(
    _ contexts: [String] = ["light", "dark", "dim"], ratio: Double, front: String,
    clipped: Double? = nil, confidence: CatalogMetadata.Confidence? = nil,
    exception: String? = nil, advice: [ContrastAdvice] = []
  ) -> ContrastTable.Row {
    ContrastTable.Row(
      contexts: group(contexts),
      result: .measured(
        ContrastMeasure(
          ratio: ContrastRatio(value: ratio), foreground: SRGBColor(hex: front) ?? .black,
          background: .white, clipped: clipped.map(ContrastRatio.init(value:)),
          confidence: confidence)),
      exception: exception.map(Self.exception), advice: advice)
  }

  static func exception(_ reason: String) -> ContrastException {
    ContrastException(
      foreground: Reference("text.body", at: place(9)),
      background: Reference("chip.fill", at: place(9)), reason: reason, location: place(9))
  }

  static func group(_ contexts: [String]) -> ContextGroup {
    ContextGroup(parts: [
      .init(modifier: "appearance", contexts: contexts, isEvery: contexts.count == 3)
    ])
  }
}
