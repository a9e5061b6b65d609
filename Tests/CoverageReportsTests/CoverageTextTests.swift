import CatalogModel
import Diagnostics
import DocumentationCoverage
import SwiftSymbols
import Testing

@testable import CoverageReports

/// The report for a person.
@Suite struct CoverageTextTests {
  private func text(_ result: CoverageResult, showsAll: Bool = false) -> String {
    result.text(as: .text, showsAll: showsAll)
  }

  @Test func whatIsMissedComesFirst() {
    let result = CoverageSample.result(
      settings: CoverageSample.strict, baseline: CoverageSample.baseline)
    #expect(
      text(result).hasPrefix(
        """
        Kit: 3 of 6 public symbols are documented (50.0 %)

        Document 3 more symbols to reach 90 %
        Document 1 more symbol in Sources/Kit/Chip.swift to reach 50 %
        Document the 2 symbols that the baseline does not list
        Explain the parameters in 1 comment
        Correct the names of parameters in 1 comment
        Begin with:
          Sources/Kit/Chip.swift:1:15  struct Chip
          Sources/Kit/Chip.swift:2:15  method Chip.tap()
          Sources/Kit/Badge.swift:5:14  property Badge.level
          Sources/Kit/Badge.swift:11:10  initialiser Badge.init(text:): not explained: text; no \
        such parameter: txt

        module     own  effective  total   own %  effective %
        Kit          3          3      6    50.0         50.0

        """))
    #expect(
      text(result).hasSuffix(
        """

        Read for Linux
        1 public name is in branches of #if that were not read
        The baseline had 60.0 % documented; now it is 50.0 % (−10.0 points); 2 newly undocumented; \
        1 no longer needed there ('--update' takes them out)

        not met: document 3 more symbols to reach 90 % (and 4 more demands)

        """))
  }

  @Test func withoutDemandsTheFiguresComeWithWhatIsMissing() {
    #expect(
      text(CoverageSample.result()) == """
        Kit: 3 of 6 public symbols are documented (50.0 %)

        Begin with:
          Sources/Kit/Chip.swift:1:15  struct Chip
          Sources/Kit/Chip.swift:2:15  method Chip.tap()
          Sources/Kit/Badge.swift:5:14  property Badge.level

        module     own  effective  total   own %  effective %
        Kit          3          3      6    50.0         50.0

        by kind         own  effective  total   own %  effective %
        struct            1          1      2    50.0         50.0
        initialiser       1          1      1   100.0        100.0
        method            0          0      1     0.0          0.0
        property          1          1      2    50.0         50.0

          missing  total  documented %  by file
                2      2           0.0  Sources/Kit/Chip.swift
                1      4          75.0  Sources/Kit/Badge.swift

        in the comments ('--all' lists what they lack)
          summaries                                   3 of 3     100 %
          parameters                                  0 of 1       0 %
          parameter names                             0 of 1       0 %
          more than a placeholder                     3 of 3     100 %

        excused (1, not counted)
          Badge.old: kept for old files

        Read for Linux
        1 public name is in branches of #if that were not read

        no minimum is set: '--minimum 50.0' would keep this share

        """)
  }

  @Test func whatIsReachedIsShort() {
    #expect(
      text(CoverageSample.result(settings: CoverageSettings(minimum: 50))) == """
        Kit: 3 of 6 public symbols are documented (50.0 %)

        3 undocumented, which the requirements allow ('--all' lists them)

        module     own  effective  total   own %  effective %
        Kit          3          3      6    50.0         50.0

        excused (1, not counted)
          Badge.old: kept for old files

        Read for Linux
        1 public name is in branches of #if that were not read

        all requirements are met

        """)
  }

  @Test func everyFileAndEveryCommentIsListedWhenAsked() {
    let modules = [CoverageSample.kit, CoverageSample.done]
    let all = text(CoverageSample.result(modules), showsAll: true)
    #expect(all.contains("\nTo write:\n  Sources/Kit/Chip.swift:1:15  struct Chip\n"))
    #expect(
      all.contains(
        """

        modules     own  effective  total   own %  effective %
        Kit           3          3      6    50.0         50.0
        Done          1          1      1   100.0        100.0
        all           4          4      7    57.1         57.1

        """))
    #expect(all.contains("\n        0      1         100.0  Sources/Done/Line.swift\n"))
    #expect(
      all.contains(
        """
          parameters                                  0 of 1       0 %
            Sources/Kit/Badge.swift:11:10  initialiser Badge.init(text:): not explained: text

        """))
  }

  @Test func manyPlacesAreCut() {
    let names = (1...12).map { "public let a\($0) = 0\n" }.joined()
    let module = SourceModule(name: "Many", files: [SourceFile(path: "A.swift", text: names)])
    let text = text(CoverageSample.result([module]))
    #expect(
      text.contains("  A.swift:10:12  variable a10\n  2 more symbols are listed by '--all'\n"))
  }

  @Test func oneMoreIsOne() {
    let names = (1...11).map { "public let a\($0) = 0\n" }.joined()
    let module = SourceModule(name: "Many", files: [SourceFile(path: "A.swift", text: names)])
    let text = text(CoverageSample.result([module]))
    #expect(text.contains("  A.swift:10:12  variable a10\n  1 more symbol is listed by '--all'\n"))
  }

  private static let empty = SourceModule(
    name: "Empty", files: [SourceFile(path: "A.swift", text: "struct A {}\n")])

  @Test func nothingToCountIsNeitherNoneNorAll() {
    #expect(
      text(CoverageSample.result([Self.empty])) == """
        Empty: there are no public symbols

        module     own  effective  total   own %  effective %
        Empty        0          0      0       –            –

        Read for Linux

        nothing to count

        """)
  }

  @Test func aMinimumOfNothingIsAnError() {
    let result = CoverageSample.result([Self.empty], settings: CoverageSettings(minimum: 100))
    #expect(
      result.otherDiagnostics == [
        .init(
          .coverageNothingToCount,
          "there is nothing to count in Empty, so a minimum asks nothing",
          suggestion: "check that its sources are named, and that something is public, or ask for "
            + "none")
      ])
    #expect(result.verdict == .findings)
    #expect(text(result).hasSuffix("\n1 error to fix first\n"))
  }

  @Test func whatIsInOtherBranchesAloneIsToldWithTheWayToIt() {
    let other = SourceModule(
      name: "Other",
      files: [SourceFile(path: "A.swift", text: "#if os(iOS)\npublic struct A {}\n#endif\n")])
    let way = "'--platform ios' reads the branches of #if for iOS, '--all-branches' reads all"
    let text = text(CoverageSample.result([other]))
    #expect(
      text.hasPrefix("Other: there are no public symbols in the branches of #if that were read\n"))
    #expect(
      text.contains("1 public name is in branches of #if that were not read\n\(way)\n"))
    let result = CoverageSample.result([other], settings: CoverageSettings(minimum: 90))
    #expect(result.otherDiagnostics.map(\.suggestion) == [way])
    #expect(
      result.otherDiagnostics.flatMap(\.notes).map(\.message) == [
        "1 public name is in branches of #if that were not read"
      ])
  }

  @Test func partsOfACatalogAreListed() {
    var section = CoverageSample.section([CoverageSample.done])
    section.facets = [
      CoverageFacet(kind: .previews, tally: Tally(good: 2, total: 2), missing: []),
      CoverageFacet(
        kind: .props, tally: Tally(good: 3, total: 4),
        missing: [
          .init(
            name: "Badge.level", detail: "the default is 1",
            location: SourceLocation("content/components/badge/component.yaml", line: 7))
        ], patch: "--- a/x\n+++ b/x\n"),
    ]
    let result = CoverageResult(sections: [section], readFindings: [])
    #expect(
      text(result).contains(
        """

        in the catalog
          components with a preview                   2 of 2     100 %
          props that agree with Swift                 3 of 4    75.0 %
            content/components/badge/component.yaml:7  Badge.level: the default is 1
            '--patch' prints a change that fixes what it can

        """))
    #expect(result.patch == "--- a/x\n+++ b/x\n")
  }

  @Test func coloursMarkHeadsPlacesAndWhatIsMissed() {
    let result = CoverageSample.result(settings: CoverageSettings(minimum: 60))
    let text = result.text(as: .text, isColored: true)
    #expect(text.hasPrefix("\u{1B}[1mKit\u{1B}[0m: 3 of 6"))
    #expect(text.contains("\u{1B}[31mDocument 1 more symbol to reach 60 %\u{1B}[0m\n"))
    #expect(text.contains("  \u{1B}[1mSources/Kit/Chip.swift:1:15\u{1B}[0m  struct Chip\n"))
  }

  @Test func namesCannotMoveTheCursor() {
    let file = SourceFile(path: "A\u{1B}[2J.swift", text: "public let a = 0\n")
    let text = text(CoverageSample.result([SourceModule(name: "Odd", files: [file])]))
    #expect(text.contains("  A\\u{1B}[2J.swift:1:12  variable a\n"))
    #expect(!text.contains("\u{1B}"))
  }
}
