import Diagnostics
import DocumentationCoverage
import Testing

@testable import CoverageReports

/// The report as a comment of a pull request.
@Suite struct CoverageMarkdownTests {
  @Test func aShareThatIsMissed() {
    let result = CoverageSample.result(
      settings: CoverageSettings(minimum: 90), baseline: CoverageSample.baseline)
    #expect(
      result.text(as: .markdown) == """
        ## Documentation coverage: 50.0 % (−10.0)

        - **Document 3 more symbols to reach 90 %**
        - **Document the 2 symbols that the baseline does not list**

        Newly undocumented:

        - `Sources/Kit/Chip.swift:1` struct `Chip`
        - `Sources/Kit/Chip.swift:2` method `Chip.tap()`

        | Module | Own | Catalogue | Inherited | None | Total | Own share | Effective |
        |---|--:|--:|--:|--:|--:|--:|--:|
        | `Kit` | 3 | 0 | 0 | 3 | 6 | 50.0 % | 50.0 % |

        <details><summary>3 undocumented symbols</summary>

        - `Sources/Kit/Badge.swift:5` property `Badge.level`
        - `Sources/Kit/Chip.swift:1` struct `Chip`
        - `Sources/Kit/Chip.swift:2` method `Chip.tap()`

        </details>

        <details><summary>1 excused symbol</summary>

        - `Sources/Kit/Badge.swift:7` property `Badge.old`: kept for old files

        </details>

        Read for Linux. 1 public name is in branches of \\#if that were not read. \
        The baseline had 60.0 % documented; now it is 50.0 % (−10.0 points); 2 newly undocumented; \
        1 no longer needed there ('--update' takes them out).

        """)
  }

  @Test func withoutABaselineNoChangeIsTold() {
    let text = CoverageSample.result([CoverageSample.done]).text(as: .markdown)
    #expect(
      text == """
        ## Documentation coverage: 100 %

        | Module | Own | Catalogue | Inherited | None | Total | Own share | Effective |
        |---|--:|--:|--:|--:|--:|--:|--:|
        | `Done` | 1 | 0 | 0 | 0 | 1 | 100 % | 100 % |

        Read for Linux.

        """)
  }

  @Test(arguments: [(1, 2, "(unchanged)"), (1, 4, "(+25.0)"), (3, 4, "(−25.0)")])
  func theChangeIsInPercentagePoints(documented: Int, total: Int, change: String) {
    let baseline = CoverageBaseline(modules: [
      .init(name: "Kit", total: total, documented: documented, undocumented: [])
    ])
    let text = CoverageSample.result(baseline: baseline).text(as: .markdown)
    #expect(text.hasPrefix("## Documentation coverage: 50.0 % \(change)\n"))
  }

  @Test func errorsAreListed() {
    let found = Diagnostic(
      .coverageUnusedExcuse, "the excuse is not needed", at: SourceLocation("a.swift", line: 2))
    let result = CoverageResult(
      sections: [CoverageSample.section([CoverageSample.done])], readFindings: [found])
    #expect(
      result.text(as: .markdown).hasPrefix(
        """
        ## Documentation coverage: 100 %

        Fix these first:

        - `a.swift:2` **the excuse is not needed**

        | Module |
        """))
  }

  @Test func commentsThatLackARequiredPartAreListed() {
    let result = CoverageSample.result(settings: CoverageSettings(requiredAxes: [.parameters]))
    #expect(
      result.text(as: .markdown).contains(
        """
        <details><summary>Parameters: 0 of 1</summary>

        - `Sources/Kit/Badge.swift:11` initialiser `Badge.init(text:)`: not explained: text

        </details>

        """))
  }

  @Test func aCommentHasRoomForSoMuch() {
    let text = CoverageMarkdown(budget: 100).text(of: CoverageSample.result())
    #expect(
      text.contains(
        """
        - `Sources/Kit/Badge.swift:5` property `Badge.level`
        - `Sources/Kit/Chip.swift:1` struct `Chip`

        1 more undocumented symbol left out.

        """))
  }
}
