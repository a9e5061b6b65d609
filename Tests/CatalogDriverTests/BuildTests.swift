import CatalogDriver
import Diagnostics
import Files
import Testing

/// Two systems, of which the second has a warning and nothing else.
private let content: FileTree = [
  "catalog.yaml": "title: Sample\nsystems: [one, two]\n",
  "one/system.yaml": "name: One\nsummary: The first.\n",
  "one/guides/start.md": "---\ntitle: Start\nsummary: s\n---\n\n# Start\n",
  "two/system.yaml": "name: Two\nsummary: The second.\n",
  "two/components/box/component.yaml": "name: Box\nlayer: component\nsummary: A box.\n",
  "two/components/box/preview.mustache": "<i></i>\n",
  "two/components/box/preview.css": "i { width: 12px; }\n",
]

@Suite struct BuildTests {
  @Test func theSiteHasAPageForEverything() {
    let outcome = CatalogBuild.build(content)
    let pages = outcome.site.paths.filter { $0.hasSuffix(".html") }
    #expect(
      pages == [
        "404.html", "index.html", "one/agents.html", "one/guides/index.html",
        "one/guides/start.html", "one/health.html", "one/index.html", "search.html",
        "two/agents.html", "two/components/box.html", "two/components/index.html",
        "two/coverage.html", "two/health.html", "two/index.html",
      ])
    #expect(outcome.pageCount == 14)
  }

  @Test func theSameContentGivesTheSameBytes() {
    let first = CatalogBuild.build(content)
    let second = CatalogBuild.build(content)
    #expect(first.site == second.site)
    #expect(first.diagnostics == second.diagnostics)
    #expect(!first.site.isEmpty)
  }

  @Test func warningsAreNoErrors() {
    let outcome = CatalogBuild.build(content)
    #expect(outcome.diagnostics.map(\.id.name) == ["preview/literal"])
    #expect(!outcome.hasErrors)
  }

  @Test func onlyChosenSystemsAreBuilt() {
    let options = CatalogBuild.Options(content: "", systems: ["one"])
    let outcome = CatalogBuild.build(content, options: options)
    #expect(outcome.diagnostics == [])
    #expect(!outcome.site.paths.contains { $0.hasPrefix("two/") })
    #expect(outcome.site["one/index.html"] != nil)
  }

  @Test func anUnknownSystemBuildsNothing() {
    let options = CatalogBuild.Options(content: "", systems: ["tow"])
    let outcome = CatalogBuild.build(content, options: options)
    #expect(outcome.site.isEmpty)
    #expect(outcome.pageCount == 0)
    #expect(outcome.diagnostics.map(\.summary) == ["catalog.yaml lists no system 'tow'"])
  }

  @Test func anAddressOnTheCommandLineGoesBeforeThatOfTheCatalog() throws {
    var changed = content
    changed["catalog.yaml"] = Array(
      "title: Sample\nbaseURL: https://a.example/\nsystems: [one]\n".utf8)
    let options = CatalogBuild.Options(content: "", baseURL: "https://b.example/docs")
    let site = CatalogBuild.build(changed, options: options).site
    let page = try #require(site.text(at: "one/index.html"))
    #expect(page.contains("https://b.example/docs/one/index.html"))
    #expect(!page.contains("https://a.example/"))
  }

  @Test func everyStageReports() {
    var changed = content
    changed["one/guides/start.md"] = Array(
      "---\ntitle: Start\nsummary: s\nx: 1\n---\n\n[a](b.md)\n".utf8)
    let ids = CatalogBuild.build(changed).diagnostics.map(\.id.name)
    #expect(ids == ["guide/unknown-key", "preview/literal", "link/missing"])
  }
}
