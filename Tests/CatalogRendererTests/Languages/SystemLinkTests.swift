import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics
import Files
import Testing

/// Links of texts from one system to another.
@Suite struct SystemLinkTests {
  private let path = "odin/guides/start.md"

  @Test(arguments: [
    ("../../one/guides/start.md", "../../one/guides/start.html"),
    ("../../one/guides/start.md#first-steps", "../../one/guides/start.html#first-steps"),
    ("../../one/components/badge/component.yaml", "../../one/components/badge.html"),
    ("../../one/components/badge/guide.md#when", "../../one/components/badge.html#usage-when"),
    ("../../one/system.yaml", "../../one/index.html"),
    ("../../one/system.yaml#health", "../../one/index.html#health"),
    ("../system.yaml", "../index.html"),
  ])
  func filesOfAnotherSystemBecomeItsPages(link: String, href: String) throws {
    let result = try renderBoth(appending: [path: "\n[a](\(link))\n"])
    #expect(result.diagnostics == [])
    let page = try #require(result.site.text(at: "odin/guides/start.html"))
    #expect(page.contains("<a href=\"\(href)\">a</a>"))
    let twin = try #require(result.site.text(at: "odin/guides/start.md"))
    let file = href.prefix { $0 != "#" }
    #expect(twin.contains("](\(file.replacing(".html", with: ".md"))"))
  }

  @Test func theyAreCheckedAsThoseInside() throws {
    let text = "\n[a](../../one/guides/strat.md)\n[b](../../one/guides/start.md#frist-steps)\n"
    let found = try renderBoth(appending: [path: text]).diagnostics
    #expect(
      found.map(\.message) == [
        "\(path):9: this link leads to no page: ../../one/guides/strat.md [link/missing]",
        "\(path):10: one/guides/start.md has no heading '#frist-steps' [link/missing-anchor]",
      ])
    #expect(
      found.map(\.suggestion) == [
        "did you mean '../../one/guides/start.md'?", "did you mean 'first-steps'?",
      ])
  }

  /// Who builds one system of several has its links into the others as text.
  @Test func aLinkIntoASystemThatWasLeftOutIsText() throws {
    var files = sample.merging(bilingual) { $1 }
    files[path, default: ""] += "\n[leftout](../../one/guides/start.md)\n"
    let tree = FileTree(files.mapValues { Array($0.utf8) })
    let loaded = CatalogLoader(tree).load(systems: ["odin"])
    #expect(loaded.diagnostics == [])
    let catalog = try #require(loaded.catalog)
    let result = SiteRenderer(catalog: catalog, reports: Reports(), theme: Theme()).render()
    #expect(result.diagnostics == [])
    let page = try #require(result.site.text(at: "odin/guides/start.html"))
    #expect(page.contains("<p>leftout</p>"))
    #expect(!page.contains("hreflang"))
  }
}
