import CatalogModel
import DocumentationCoverage
import SwiftSymbols
import Testing

@Suite struct CoverageSettingsTests {
  private func load(
    _ yaml: String, more: [String: String?] = [:]
  ) -> (system: System?, messages: [String], suggestions: [String?]) {
    let manifest = "name: One\nsummary: The first.\ncoverage:\n" + yaml
    let result = CatalogLoaderTests.load(more.merging(["one/system.yaml": manifest]) { $1 })
    return (result.system, result.messages, result.suggestions)
  }

  @Test func everyKeyIsRead() throws {
    let (system, messages, _) = load(
      """
        minimum: 95.5
        minimumFile: 50
        baseline: baseline.json
        creditInherited: true
        excludeDeprecated: true
        require: [summary, names]
        platform: iOS
        defines: [INTERNAL]
        traits: [Extra]
        excused:
          - symbols: "Kit.Legacy.**"
            reason: Goes away with version 2.
      """, more: ["one/baseline.json": CoverageBaseline(modules: []).text])
    #expect(messages == [])
    let read = try #require(system)
    #expect(read.coverage.minimum == 95.5)
    #expect(read.coverage.minimumPerFile == 50)
    #expect(read.coverage.creditsInherited)
    #expect(read.coverage.excludesDeprecated)
    #expect(read.coverage.requiredAxes == [.summary, .names])
    #expect(read.coverage.excuses.map(\.pattern) == ["Kit.Legacy.**"])
    #expect(read.coverage.excuses.map(\.reason) == ["Goes away with version 2."])
    #expect(
      read.coverage.excuses.first?.location?.description == "one/system.yaml:14:16")
    #expect(read.coverageLocation?.description == "one/system.yaml:3:1")
    #expect(
      read.configuration == SourceConfiguration(platform: .iOS, defines: ["INTERNAL", "Extra"]))
    #expect(read.baseline == CoverageBaseline(modules: []))
    #expect(read.baselinePath == "one/baseline.json")
  }

  @Test func withoutSettingsNothingIsAskedAndEveryBranchIsRead() {
    let system = CatalogLoaderTests.load().system
    #expect(system?.coverage == CoverageSettings())
    #expect(system?.coverageLocation == nil)
    #expect(system?.configuration == .allBranches)
    #expect(system?.baseline == nil)
    #expect(system?.baselinePath == nil)
  }

  @Test func theConfigurationDecidesWhichBranchesCount() {
    let modules = "modules: [{ name: Kit, path: Sources }]\n"
    let source = "#if os(iOS)\npublic struct A {}\n#else\npublic struct B {}\n#endif\n"
    let files: [String: String?] = ["one/Sources/A.swift": source]
    func names(_ platform: String) -> [String] {
      let found = load("  platform: \(platform)\n" + modules, more: files)
      return found.system?.modules.flatMap(\.symbols).map(\.name) ?? []
    }
    #expect(names("iOS") == ["A"])
    #expect(names("linux") == ["B"])
    #expect(names("all") == ["A", "B"])
  }

  @Test func aMinimumIsAPercentage() {
    let (system, messages, suggestions) = load("  minimum: 101\n  minimumFile: \"90 %\"\n")
    #expect(system?.coverage == CoverageSettings())
    #expect(
      messages == [
        "one/system.yaml:4:12: 'minimum' must be a percentage from 0 to 100, not the number 101 "
          + "[coverage/minimum]",
        "one/system.yaml:5:16: 'minimumFile' must be a percentage from 0 to 100, not the text "
          + "\"90 %\" [coverage/minimum]",
      ])
    #expect(suggestions.first == "write a number from 0 to 100 without a sign after it")
  }

  @Test func namesThatAreNotKnownAreReported() {
    let (system, messages, suggestions) = load(
      "  platform: ios\n  require: [summry, throws]\n  minimun: 4\n")
    #expect(system?.coverage.requiredAxes == [.throws])
    #expect(system?.configuration == .allBranches)
    #expect(
      messages == [
        "one/system.yaml:5:13: 'require' cannot hold \"summry\" [yaml/unknown-value]",
        "one/system.yaml:4:13: 'platform' cannot be the text \"ios\" [yaml/unknown-value]",
        "one/system.yaml:6:3: coverage has no key 'minimun' [yaml/unknown-key]",
      ])
    #expect(
      suggestions == ["did you mean 'summary'?", "did you mean 'iOS'?", "did you mean 'minimum'?"])
  }

  @Test func anExcuseNeedsItsSymbolsAndAReason() {
    let (system, messages, _) = load(
      "  excused:\n    - { symbols: \"Kit.*\" }\n    - { reason: Old. }\n")
    #expect(system?.coverage.excuses == [])
    #expect(
      messages == [
        "one/system.yaml:5:7: an excuse needs 'reason' [yaml/missing-key]",
        "one/system.yaml:6:7: an excuse needs 'symbols' [yaml/missing-key]",
      ])
  }

  @Test func conditionsNeedAPlatform() {
    let (_, messages, suggestions) = load("  defines: [A]\n")
    #expect(
      messages == [
        "one/system.yaml:4:3: 'defines' says nothing while every branch is read "
          + "[coverage/unused-conditions]"
      ])
    #expect(suggestions == ["add 'platform: iOS', or leave 'defines' out"])
  }

  @Test func aBaselineMustBeThereAndReadable() {
    let missing = load("  baseline: b.json\n")
    #expect(
      missing.messages == [
        "one/system.yaml:4:13: there is no baseline one/b.json [coverage/missing-baseline]"
      ])
    #expect(missing.system?.baselinePath == "one/b.json")
    let broken = load("  baseline: b.json\n", more: ["one/b.json": "{ \"version\": 9 }"])
    #expect(broken.system?.baseline == nil)
    #expect(broken.messages.allSatisfy { $0.hasSuffix("[coverage/bad-baseline]") })
    #expect(!broken.messages.isEmpty)
  }
}
