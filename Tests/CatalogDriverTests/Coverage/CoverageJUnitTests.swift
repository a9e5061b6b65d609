import DocumentationCoverage
import SwiftSymbols
import Testing

@testable import CatalogDriver

/// The report as JUnit's XML.
@Suite struct CoverageJUnitTests {
  @Test func whereNothingIsAskedWhatIsUndocumentedFails() {
    #expect(
      CoverageSample.result([CoverageSample.kit, CoverageSample.done]).text(as: .junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="documentation coverage" tests="3" failures="2">
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

  @Test func namesAreNoMarkup() {
    let file = SourceFile(
      path: "<A> & \"B\"\u{1}\u{FFFF}.swift", text: "public func < (a: Int, b: Int) {}\n")
    let text = CoverageSample.result([SourceModule(name: "Odd", files: [file])]).text(as: .junit)
    #expect(text.contains("name=\"&lt;A&gt; &amp; &quot;B&quot;\\u{1}\u{FFFD}.swift\""))
    #expect(text.contains("operator &lt;(_:_:)</failure>"))
  }
}
