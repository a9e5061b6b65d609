import CatalogModel
import Diagnostics
import Testing

@testable import CatalogRenderer

/// The findings about sizes when the sample's system states `limits`.
private func findings(limits: String, guide: String = "") throws -> [Diagnostic] {
  try render(
    appending: [
      "one/system.yaml": "agents: { limits: { \(limits) } }\n", "one/guides/start.md": guide,
    ]
  ).diagnostics.filter { $0.id.name == "agents/too-large" }
}

@Suite struct SizeFindingTests {
  @Test func aPageOverAStatedLimitIsAnError() throws {
    let found = try findings(
      limits: "page: 2000", guide: String(repeating: "words ", count: 2000))
    #expect(
      found.map(\.message) == [
        "one/guides/start.md: the page one/guides/start.md has about 3,015 tokens, "
          + "over its limit of 2,000 [agents/too-large]"
      ])
    let finding = try #require(found.first)
    #expect(finding.severity == .error)
    #expect(finding.notes.map(\.message) == ["the limit is stated here"])
    #expect(finding.notes.first?.location?.description == "one/system.yaml:5:27")
    #expect(
      finding.suggestion
        == "divide the guide into several, or raise 'agents: { limits: { page: 3015 } }' "
        + "in one/system.yaml")
  }

  @Test func aPageOverTheDefaultLimitIsAWarning() throws {
    let text = String(repeating: "word ", count: 17_000)
    let found = try render(appending: ["one/guides/start.md": text]).diagnostics.filter {
      $0.id.name == "agents/too-large"
    }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.location?.description == "one/guides/start.md")
    #expect(found.first?.notes.isEmpty == true)
  }

  @Test func otherFilesHaveLimitsOfTheirOwn() throws {
    let found = try findings(limits: "llms: 10, full: 20, catalog: 30")
    #expect(found.map(\.severity) == [.error, .error, .error])
    #expect(
      found.map { $0.summary.prefix { $0 != " " } } == [
        "one/llms.txt", "one/llms-full.txt", "one/catalog.json",
      ])
    #expect(
      found.map { $0.location?.description } == [
        "one/system.yaml:5:27", "one/system.yaml:5:37", "one/system.yaml:5:50",
      ])
  }

  @Test func nothingIsWrongWithinTheLimits() throws {
    #expect(try findings(limits: "page: 20000").isEmpty)
  }
}
