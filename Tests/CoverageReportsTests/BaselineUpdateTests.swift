import Diagnostics
import DocumentationCoverage
import Testing

@testable import CoverageReports

/// What a baseline says after it is written, and what is said about that.
@Suite struct BaselineUpdateTests {
  private func update(_ old: CoverageBaseline?, keepsOthers: Bool = false) -> BaselineUpdate {
    BaselineUpdate(path: "coverage.json", old: old, keepsOthers: keepsOthers)
  }

  private let report = CoverageSample.section().report

  @Test func aNewFileAcceptsWhatThereIs() {
    let new = update(nil).baseline(of: report)
    #expect(new.modules.map(\.undocumented) == [["Badge.level", "Chip", "Chip.tap()"]])
    #expect(
      update(nil).outcome(new).sentence
        == "coverage.json is made and accepts 3 undocumented symbols")
  }

  @Test func moreAndFewerAreCounted() {
    let change = update(CoverageSample.baseline)
    #expect(
      change.outcome(change.baseline(of: report)).sentence
        == "coverage.json accepts 3 undocumented symbols now: 2 more, 1 fewer")
  }

  @Test func nothingNewIsSaid() {
    let change = update(CoverageBaseline(report))
    #expect(
      change.outcome(change.baseline(of: report)).sentence
        == "coverage.json stays as it is and accepts 3 undocumented symbols")
  }

  @Test func modulesThatWereNotMeasuredStayOnlyWhenSomeWereChosen() {
    let other = CoverageBaseline.Module(
      name: "Other", total: 2, documented: 1, undocumented: ["x"])
    let old = CoverageBaseline(modules: [other])
    #expect(update(old).baseline(of: report).modules.map(\.name) == ["Kit"])
    #expect(
      update(old, keepsOthers: true).baseline(of: report).modules.map(\.name) == ["Kit", "Other"])
  }

  @Test func figuresThatLackSymbolsAreNoBaseline() throws {
    var kit = CoverageSample.kit
    kit.unread = ["Sources/Kit/Lost.swift"]
    var section = CoverageSample.section([kit])
    try update(nil).write(&section, findings: [])
    #expect(
      section.update?.sentence
        == "coverage.json stays as it is: fix the errors first, since figures that lack symbols "
        + "are no baseline")
  }

  @Test func errorsKeepTheFileAsItIs() throws {
    var section = CoverageSample.section()
    try update(nil).write(&section, findings: [.init(FindingID("swift/syntax", .error), "x")])
    #expect(section.update == .refused(path: "coverage.json"))
  }

  @Test func aFileThatIsNoBaselineStaysAsItIs() throws {
    var section = CoverageSample.section()
    try update(nil).write(&section, findings: [.init(.coverageBadBaseline, "x")])
    #expect(
      section.update?.sentence
        == "coverage.json is not a baseline, so it stays as it is; name another file")
  }

  @Test(arguments: [
    ("{\"version\": 2, \"modules\": []}", true), ("{\"version\": 1, \"modules\": [1]}", true),
    ("{\"version\": 1", false), ("[]", false), ("my notes", false), ("{\"a\": 1}", false),
  ])
  func aBrokenBaselineIsOneToReplace(text: String, isReplaceable: Bool) {
    #expect(BaselineFile.isReplaceable(Array(text.utf8)) == isReplaceable)
  }
}
