import CatalogModel
import Diagnostics
import Testing

@testable import CoverageReports

@Suite struct UnpatchedPropsTests {
  @Test func whatThePatchLeavesIsAWarningWithAdvice() {
    var section = CoverageSample.section()
    section.facets = [
      CoverageFacet(
        kind: .props, tally: Tally(good: 0, total: 1),
        missing: [
          .init(name: "Badge", detail: "Swift takes no 'tone'"),
          .init(
            name: "Badge", detail: "no prop describes 'date', which Swift takes",
            location: SourceLocation("badge.yaml", line: 1, column: 1), byHand: "describe it"),
        ])
    ]
    let result = CoverageResult(sections: [section], readFindings: [])
    #expect(
      result.unpatched == [
        .init(
          .componentProps,
          "not in the patch: Badge: no prop describes 'date', which Swift takes",
          at: SourceLocation("badge.yaml", line: 1, column: 1), suggestion: "describe it")
      ])
  }
}
