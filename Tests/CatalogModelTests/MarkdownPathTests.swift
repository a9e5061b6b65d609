import CatalogModel
import Testing

@Suite struct MarkdownPathTests {
  @Test func everyPageHasATwinBesideIt() {
    let map = SiteMap(isSingleSystem: false, format: .markdown)
    #expect(map.path(.component("badge", system: "one")) == "one/components/badge.md")
    #expect(map.path(.system("one")) == "one/index.md")
    #expect(map.path(.agents(system: "one")) == "one/agents.md")
    #expect(
      SiteMap(isSingleSystem: true, format: .markdown).path(.tokens(system: "one"))
        == "tokens/index.md")
    #expect(SiteMap(isSingleSystem: true).path(.agents(system: "one")) == "agents.html")
  }

  @Test func onlyTheEndingChanges() {
    #expect(SiteMap.twin(of: "a.html/b.html") == "a.html/b.md")
    #expect(SiteMap.twin(of: "a") == "a.md")
  }
}
