import CatalogLoader
import CatalogModel
import Diagnostics
import Files
import Testing

@Suite struct AgentLimitsTests {
  /// What a catalog of one system says of sizes, with what is wrong.
  private func load(
    catalog: String = "", system: String = ""
  ) throws -> (catalog: Catalog, findings: [String]) {
    let files = [
      "catalog.yaml": "title: T\nsystems: [one]\n" + catalog,
      "one/system.yaml": "name: One\nsummary: s\n" + system,
    ]
    let result = CatalogLoader(FileTree(files.mapValues { Array($0.utf8) })).load()
    let findings = result.diagnostics.map {
      ($0.location.map { "\($0): " } ?? "") + $0.summary + ($0.suggestion.map { "; " + $0 } ?? "")
    }
    return (try #require(result.catalog), findings)
  }

  @Test func aSystemOverridesTheCatalog() throws {
    let (catalog, findings) = try load(
      catalog: "agents: { limits: { page: 9000, llms: 50 } }\n",
      system: "agents: { limits: { page: 8000 } }\n")
    let limits = try #require(catalog.systems.first).agentLimits.overriding(catalog.agentLimits)
    #expect(findings.isEmpty)
    #expect(limits[.page].tokens == 8000)
    #expect(limits[.page].location?.description == "one/system.yaml:3:27")
    #expect(limits[.llms].tokens == 50)
    #expect(limits[.full] == AgentLimits.Limit(tokens: 150_000))
  }

  @Test func limitsAreWholeNumbersOfKnownFiles() throws {
    let (_, findings) = try load(
      system: "agents: { limits: { page: 0, llms: many, pages: 5 }, limit: 1 }\n")
    #expect(
      findings == [
        "one/system.yaml:3:36: 'llms' cannot be the text \"many\"; "
          + "write how many tokens are allowed, such as llms: 25000",
        "one/system.yaml:3:27: 'page' cannot be the number 0; "
          + "write how many tokens are allowed, such as page: 25000",
        "one/system.yaml:3:42: limits has no key 'pages'; did you mean 'page'?",
        "one/system.yaml:3:54: agents has no key 'limit'; did you mean 'limits'?",
      ])
  }
}
