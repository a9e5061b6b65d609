import CatalogModel
import ColorScience
import DesignTokens
import Diagnostics
import ReportFacts
import Testing
import TokenContrast

@testable import ContrastReports

/// The report for a person.
@Suite struct ContrastTextTests {
  @Test func whatIsUrgentComesFirstAndTheCountsLast() {
    #expect(
      ReportSample.report.text(as: .text) == """
        Sample: level AA; Text is large from 24 pt, or from 18.67 pt in bold (18 and 14 CSS points).

        components/chip/component.yaml:4:5: fails: 'Low | text' of Chip
          text.body on chip.fill over surface.page: 4.5 to 1 is needed as text
            light   3.44 to 1  fails
              4.51 to 1 with this foreground, written to base.gray (tokens/a.tokens.json:7:3):
                {"colorSpace":"display-p3","components":[0.46,0.46,0.46]}
            dark    4.49 to 1  fails, one source
            1 more passes with 9.50 to 1

        components/chip/component.yaml:8:5: fails: 'Drawn' as the preview of Chip draws it
          text.body on chip.fill: 4.5 to 1 is needed as text
            every context   2.00 to 1  fails

        components/chip/component.yaml:3:5: wrongly claimed: 'Claimed' of Chip
          text.body on chip.fill: 4.5 to 1 is needed as text
            dark   8.00 to 1  AAA, claimed 7 and AAA
            1 more passes with 7.00 to 1

        components/chip/component.yaml:5:5: excused: 'Known' of Chip
          text.body on chip.fill: 4.5 to 1 is needed as text
            every context   2.50 to 1  excused
              Apple's own colour.

        not judged: 1 pair of guides, names and drawn shapes
        furthest from its level: 2.00 to 1 in every context, 'Drawn' at \
        components/chip/component.yaml:8:5
        6 pairs: 1 fails, 1 fails as drawn, 1 is excused, 1 has no ratio, 2 pass; \
        of 1 claim 1 is false ('--all' shows every pair)

        """)
  }

  @Test func onRequestEveryPairIsShown() {
    let text = ReportSample.report.text(as: .text, showsAll: true)
    #expect(text.contains("component.yaml:1:5: passes: 'Fine' of Chip\n"))
    #expect(text.contains("    light   7.00 to 1  AAA, as claimed\n"))
    #expect(text.contains("    dim     9.50 to 1  AAA, 9.25 to 1 where clipped to sRGB\n"))
    #expect(
      text.contains(
        """
        component.yaml:2:5: below, not judged: 'On purpose' in a guide
          text.body on chip.fill: 4.5 to 1 is needed as text
            every context   1.50 to 1  below

        """))
    #expect(
      text.contains(
        """
        component.yaml:6:5: no ratio: 'Over glass' of Chip
          text.body on chip.fill: 4.5 to 1 is needed as text
            light  a material has no colour. Over the system’s backdrops: \
        from 3.20 to 1 over surface.page up to 12.10 to 1 over text.body
            dark   text.body has no value here

        """))
    #expect(!text.contains("'--all'"))
  }

  @Test func theColorThatWouldMendItIsAmongTheLastLines() {
    var report = ReportSample.report
    report.systems[0].entries = [ReportSample.failing]
    #expect(
      report.text(as: .text).hasSuffix(
        """
        furthest from its level: 3.44 to 1 in light, 'Low | text' at \
        components/chip/component.yaml:4:5
        to fix it, write {"colorSpace":"display-p3","components":[0.46,0.46,0.46]} to base.gray \
        (tokens/a.tokens.json:7:3)
        1 pair: 1 fails

        """))
  }

  @Test func whatContentSaysCannotPaintTheTerminal() {
    var report = ReportSample.report
    report.systems[0].entries = [
      ReportSample.entry(
        "\u{1B}[2J", line: 1, rows: [ReportSample.row(ratio: 1, front: "#ffffff")])
    ]
    let text = report.text(as: .text, isColored: true)
    #expect(text.contains("\u{1B}[31mfails\u{1B}[0m: '\\u{1B}[2J' of Chip\n"))
  }

  @Test func aFalseClaimThatIsExcusedIsNotTrue() {
    var report = ReportSample.report
    var entry = ReportSample.claimed
    entry.table.rows[1].claimException = ReportSample.exception("The document is old.")
    report.systems[0].entries = [entry]
    #expect(
      report.text(as: .text).contains(
        "    dark   8.00 to 1  AAA, claimed 7 and AAA, which is excused\n"
          + "      The document is old.\n"))
    #expect(
      ContrastText.english.standingsWithClaims(ContrastTally([entry.table]))
        == "1 pair: 1 passes; of 1 claim 1 is false but excused"
    )
  }

  @Test func aShapeThatOnlyAPreviewDrawsIsNotJudged() {
    var report = ReportSample.report
    var shape = ReportSample.drawn
    shape.table.pair.use = .nonText
    report.systems[0].entries = [shape]
    #expect(
      report.text(as: .text).hasSuffix(
        """

        not judged: 1 pair of guides, names and drawn shapes
        0 pairs ('--all' shows every pair)

        """
      ))
  }

  @Test func whatIsExcusedIsSaidBeforeWhatHasNoRatio() {
    var entry = ReportSample.excused
    entry.table.rows += ReportSample.open.table.rows
    var report = ReportSample.report
    report.systems[0].entries = [ReportSample.open, entry]
    let text = report.text(as: .text)
    #expect(text.contains("component.yaml:5:5: excused: 'Known' of Chip\n"))
    #expect(
      text.hasSuffix(
        "2 pairs: 1 is excused, 1 has no ratio ('--all' shows every pair)\n"))
  }

  @Test func aClaimWithoutARatioIsNotTrue() {
    var entry = ReportSample.open
    entry.table.pair.claim = ContrastClaim(
      ratio: 9, decimals: 0, location: ReportSample.place(6))
    #expect(
      ContrastText.english.standingsWithClaims(
        ContrastTally([entry.table, ReportSample.claimed.table]))
        == "2 pairs: 1 has no ratio, 1 passes; "
        + "of 2 claims 1 is false, 1 cannot be measured")
  }

  @Test func boundsThatAreEqualAreSaidOnce() {
    let bounds = BackdropDependence.Bounds(
      lowest: ContrastRatio(value: 12.301), lowestOver: TokenPath("a"),
      highest: ContrastRatio(value: 12.304), highestOver: TokenPath("b"))
    let row = ContrastTable.Row(
      contexts: ReportSample.group(["dark"]),
      result: .dependsOnBackdrop(
        BackdropDependence(reason: .stated("Drawn with a stand-in."), bounds: bounds)))
    #expect(
      row.gap == "Drawn with a stand-in. Over the system’s backdrops: "
        + "12.30 to 1 over each of them")
  }

  @Test func aClaimKeepsItsDecimals() {
    let claim = ContrastClaim(ratio: 4.6, decimals: 2, level: .aa, location: ReportSample.place(3))
    #expect(claim.text == "4.60 and AA")
  }

  @Test func withoutContentThereIsNothingToSay() {
    #expect(ContrastReport(systems: [], diagnostics: []).text(as: .text) == "")
  }

  @Test func theTextLeavesOnlyOtherFindingsToReport() {
    #expect(ReportSample.report.otherDiagnostics.map(\.id.name) == ["contrast/unused-exception"])
  }
}
