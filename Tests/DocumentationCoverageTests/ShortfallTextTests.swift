import DocumentationCoverage
import Testing

struct ShortfallTextTests {
  @Test(arguments: [
    (
      Shortfall.total(percent: 72.7, minimum: 90, missing: 12),
      "72.7 % of the symbols are documented, and 90 % must be",
      "document 12 more symbols to reach 90 %"
    ),
    (
      .file(path: "A.swift", percent: 0, minimum: 33.3, missing: 1),
      "0 % of the symbols in A.swift are documented, and 33.3 % must be",
      "document 1 more symbol in A.swift to reach 33.3 %"
    ),
    (
      .regressions(count: 1), "1 symbol is undocumented and not in the baseline",
      "document the symbol that the baseline does not list"
    ),
    (
      .regressions(count: 2), "2 symbols are undocumented and not in the baseline",
      "document the 2 symbols that the baseline does not list"
    ),
  ])
  func whatIsAndWhatToDo(shortfall: Shortfall, finding: String, demand: String) {
    #expect(shortfall.finding == finding)
    #expect(shortfall.demand == demand)
  }

  @Test(arguments: [
    (CoverageAxis.summary, "do not begin with a summary", "begin 2 comments with a summary"),
    (.parameters, "do not explain every parameter", "explain the parameters in 2 comments"),
    (.returns, "do not explain the result", "explain the result in 2 comments"),
    (.throws, "do not explain the errors", "explain the errors in 2 comments"),
    (
      .names, "explain parameters that do not exist",
      "correct the names of parameters in 2 comments"
    ),
    (
      .text, "say no more than a placeholder",
      "write a text instead of the placeholder in 2 comments"
    ),
  ])
  func eachPartOfComments(axis: CoverageAxis, finding: String, demand: String) {
    let shortfall = Shortfall.axis(axis, count: 2)
    #expect(shortfall.finding == "2 comments \(finding)")
    #expect(shortfall.demand == demand)
  }

  @Test func oneCommentIsOne() {
    #expect(Shortfall.axis(.returns, count: 1).finding == "1 comment does not explain the result")
    #expect(Shortfall.axis(.text, count: 1).finding == "1 comment says no more than a placeholder")
    #expect(Shortfall.axis(.throws, count: 1).demand == "explain the errors in 1 comment")
  }

  @Test(arguments: [(90.0, "90 %"), (66.6, "66.6 %"), (0, "0 %"), (100, "100 %")])
  func sharesHaveNoNeedlessTenths(percent: Double, text: String) {
    #expect(PercentText.text(of: percent) == text)
  }
}
