import CatalogChecks
import CatalogModel
import Diagnostics
import Testing

@Suite struct SufficientCoverageTests {
  private let source = """
    /// The first.
    public struct A {}
    public struct B {}
    """

  private func coverage(_ source: String, _ settings: String) throws -> [String] {
    try sourceFindings(source, coverage: settings).filter { $0.id.name.hasPrefix("coverage/") }
      .map { finding in
        let place = finding.location.map { "\($0): " } ?? ""
        return "\(place)\(finding.severity): \(finding.summary) [\(finding.id.name)]"
      }
  }

  @Test func aMinimumThatIsNotReachedIsAnErrorWhereItIsAsked() throws {
    #expect(
      try coverage(source, "coverage: { minimum: 80 }\n") == [
        "one/system.yaml:5:1: error: 50 % of the symbols are documented, and 80 % must be "
          + "[coverage/below-minimum]"
      ])
    #expect(try coverage(source, "coverage: { minimum: 50 }\n") == [])
  }

  @Test func whatAShareLacksIsNamedWithItsPlace() throws {
    let types = (1...4).map { "public struct B\($0) {}\n" }.joined()
    for settings in ["minimum: 80", "minimumFile: 80"] {
      let found = try sourceFindings(types, coverage: "coverage: { \(settings) }\n")
        .filter { $0.id.name.hasSuffix("below-minimum") }
      #expect(
        found.flatMap(\.notes).map { "\($0.location?.description ?? ""): \($0.message)" } == [
          "one/Sources/A.swift:1:15: struct B1 is undocumented",
          "one/Sources/A.swift:2:15: struct B2 is undocumented",
          "one/Sources/A.swift:3:15: struct B3 is undocumented",
        ])
    }
  }

  @Test func onlyRequiredPartsOfCommentsAreAsked() throws {
    let source = """
      /// TODO.
      public struct A {
        /// Adds.
        public func add(_ number: Int) throws -> Int { number }
      }
      """
    #expect(try coverage(source, "coverage: { minimum: 50 }\n") == [])
    let asked = try coverage(source, "coverage: { require: [parameters] }\n")
    #expect(asked.count == 1)
    #expect(asked.first?.hasPrefix("one/Sources/A.swift:4:15: error:") == true)
    #expect(asked.first?.hasSuffix("[coverage/missing-parameter]") == true)
  }

  @Test func withoutSettingsNothingIsAsked() throws {
    #expect(try coverage(source, "") == [])
  }

  @Test func anExcuseThatNothingNeedsIsAnError() throws {
    #expect(
      try coverage(source, "coverage: { excused: [{ symbols: Kit.A, reason: Old. }] }\n") == [
        "one/system.yaml:5:34: error: the excuse for Kit.A is not needed: what it names is "
          + "documented [coverage/unused-excuse]"
      ])
    #expect(
      try coverage(source, "coverage: { excused: [{ symbols: Kit.B, reason: Old. }] }\n") == [])
  }

  @Test func theSiteDoesNotDependOnIt() throws {
    let catalog = try #require(
      Change(
        replacing: ["one/Sources/A.swift": source],
        appending: [
          "one/system.yaml":
            "\nmodules: [{ name: Kit, path: Sources }]\ncoverage: { minimum: 80 }\n"
        ]
      ).catalog)
    let found = CatalogChecks.run(catalog).diagnostics
    #expect(
      !found.contains { $0.id.name.hasPrefix("coverage/") || $0.id.name == "component/props" })
  }

  @Test func theFigureOfTheStartPageFollowsTheSettings() throws {
    let report = try sourceReport(source, coverage: "coverage: { minimum: 80 }\n")
    #expect(report.documentedSymbols == Tally(good: 1, total: 2))
    let excused = try sourceReport(
      source, coverage: "coverage: { excused: [{ symbols: Kit.B, reason: Old. }] }\n")
    #expect(excused.documentedSymbols == Tally(good: 1, total: 1))
  }
}
