import CatalogModel
import Testing

@Suite struct MarkdownPathTests {
  @Test func everyPageHasATwinBesideIt() {
    let map = SiteMap(isSingleSystem: false)
    let badge = map.path(.component("badge", system: "one"))
    #expect(SiteMap.twin(of: badge) == "one/components/badge.md")
    #expect(SiteMap.twin(of: map.path(.system("one"))) == "one/index.md")
    #expect(
      SiteMap.twin(of: SiteMap(isSingleSystem: true).path(.tokens(system: "one")))
        == "tokens/index.md")
    #expect(SiteMap(isSingleSystem: true).path(.agents(system: "one")) == "agents.html")
  }

  @Test func onlyTheEndingChanges() {
    #expect(SiteMap.twin(of: "a.html/b.html") == "a.html/b.md")
    #expect(SiteMap.twin(of: "a") == "a.md")
  }
}
