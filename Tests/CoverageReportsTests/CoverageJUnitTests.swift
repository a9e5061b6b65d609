import Diagnostics
import DocumentationCoverage
import SwiftSymbols
import Testing

@testable import CoverageReports

/// The report as JUnit's XML.
@Suite struct CoverageJUnitTests {
  @Test func whatKeepsADemandFromBeingReachedFails() {
    let result = CoverageSample.result(
      [CoverageSample.kit, CoverageSample.done], settings: CoverageSettings(minimum: 100))
    #expect(
      result.text(as: .junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="documentation coverage" tests="3" failures="2" errors="0">
          <testsuite name="Kit" tests="2" failures="2" errors="0" skipped="0">
            <testcase classname="Kit" name="Sources/Kit/Badge.swift">
              <failure message="1 of 4 symbols to document" type="coverage">\
        Sources/Kit/Badge.swift:5:14  property Badge.level</failure>
            </testcase>
            <testcase classname="Kit" name="Sources/Kit/Chip.swift">
              <failure message="2 of 2 symbols to document" type="coverage">\
        Sources/Kit/Chip.swift:1:15  struct Chip
        Sources/Kit/Chip.swift:2:15  method Chip.tap()</failure>
            </testcase>
          </testsuite>
          <testsuite name="Done" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="Done" name="Sources/Done/Line.swift"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func whereNothingIsAskedNothingFails() {
    let text = CoverageSample.result().text(as: .junit)
    #expect(text.contains("tests=\"2\" failures=\"0\" errors=\"0\">"))
    #expect(text.contains("<system-out>undocumented and accepted:\n"))
  }

  @Test func errorsOfAFileAreThoseOfItsTest() {
    let found = Diagnostic(
      .coverageUnusedExcuse, "the excuse is not needed",
      at: SourceLocation("Sources/Done/Line.swift", line: 2))
    let lost = Diagnostic(.packageUnknownTrait, "there is no trait")
    let result = CoverageResult(
      sections: [CoverageSample.section([CoverageSample.done])], readFindings: [found, lost])
    let text = result.text(as: .junit)
    #expect(text.contains("tests=\"2\" failures=\"0\" errors=\"2\">"))
    #expect(
      text.contains(
        """
            <testcase classname="Done" name="Sources/Done/Line.swift">
              <error message="the excuse is not needed" type="coverage/unused-excuse">\
        Sources/Done/Line.swift:2  the excuse is not needed</error>
            </testcase>

        """))
    #expect(
      text.contains(
        """
            <testcase classname="catalog coverage" name="errors">
              <error message="there is no trait" type="package/unknown-trait">\
        there is no trait</error>
            </testcase>

        """))
  }

  @Test func whatIsAcceptedIsOutput() {
    let text = CoverageSample.result(baseline: CoverageSample.baseline).text(as: .junit)
    #expect(
      text.contains(
        """
              <system-out>undocumented and accepted:
        Sources/Kit/Badge.swift:5:14  property Badge.level</system-out>

        """))
    #expect(text.contains("tests=\"2\" failures=\"1\""))
  }

  @Test func aFileThatIsNotWholeFails() {
    var module = CoverageSample.done
    module.unread = ["Sources/Done/Lost.swift"]
    let text = CoverageSample.result([module]).text(as: .junit)
    #expect(
      text.contains(
        """
            <testcase classname="Done" name="Sources/Done/Lost.swift">
              <failure message="could not be read whole" type="coverage"></failure>

        """))
  }

  @Test func aPathIsOneLine() {
    let file = SourceFile(path: "A\nB.swift", text: "public let a = 0\n")
    let result = CoverageSample.result(
      [SourceModule(name: "Odd", files: [file])], settings: CoverageSettings(minimum: 1))
    #expect(result.text(as: .junit).contains(">A\\u{A}B.swift:1:12  variable a</failure>"))
  }

  @Test func namesAreNoMarkup() {
    let file = SourceFile(
      path: "<A> & \"B\"\u{1}\u{FFFF}.swift", text: "public func < (a: Int, b: Int) {}\n")
    let result = CoverageSample.result(
      [SourceModule(name: "Odd", files: [file])], settings: CoverageSettings(minimum: 1))
    let text = result.text(as: .junit)
    #expect(text.contains("name=\"&lt;A&gt; &amp; &quot;B&quot;\\u{1}\u{FFFD}.swift\""))
    #expect(text.contains("operator &lt;(_:_:)</failure>"))
  }
}
