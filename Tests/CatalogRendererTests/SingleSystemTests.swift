import CatalogLoader
import CatalogModel
import CatalogRenderer
import Files
import Testing

@Suite struct SingleSystemTests {
  @Test func oneSystemHasTheRootForItself() throws {
    let tree: FileTree = [
      "system.yaml": "name: Solo\nsummary: Alone.\n",
      "guides/start.md": "---\ntitle: Start\nsummary: s\n---\n",
    ]
    let catalog = try #require(CatalogLoader(tree).load().catalog)
    let result = SiteRenderer(catalog: catalog, reports: Reports(), theme: Theme()).render()
    #expect(result.diagnostics == [])
    #expect(
      result.site.paths.filter { $0.hasSuffix(".html") } == [
        "404.html", "agents.html", "guides/index.html", "guides/start.html", "health.html",
        "index.html", "search.html",
      ])
    let page = try #require(result.site.text(at: "guides/start.html"))
    #expect(page.contains("href=\"../index.html\""))
    #expect(!page.contains("system/"))
  }
}
