import CatalogModel
import Files
import Testing

/// The page of versions, and what others show of them.
@Suite struct VersionsPageTests {
  private let records = [
    "one/versions/1.0.json": """
    { "format": 1, "system": "one", "name": "Before", "version": "1.0", "date": "2026-01-02",
      "note": "Made from its document.",
      "tokens": { "color.old": { "type": "color", "value": "#000000", "swift": "DS.color.old" } },
      "modules": { "One": {} } }
    """,
    "one/versions/1.1.json": """
    { "format": 1, "system": "one", "name": "One", "version": "1.1", "date": "2026-02-03",
      "tokens": { "color.ink": { "type": "color", "value": "#000000", "swift": "DS.color.ink",
        "deprecated": "use another" } },
      "components": { "Badge": { "slug": "badge", "status": "stable", "children": "none",
        "swift": { "module": "One", "type": "Badge" },
        "props": { "text": { "type": "string" } } } },
      "modules": { "One": { "Badge": { "kind": "struct", "name": "Badge",
        "declaration": "struct Badge" } } } }
    """,
  ]

  private func site() throws -> FileTree {
    try render(replacing: records) { $0.baseURL = "https://example.org/" }.site
  }

  @Test func eachVersionSaysWhatItChangedTheNewestFirst() throws {
    let page = try #require(site().text(at: "one/versions.md"))
    #expect(
      page.contains(
        """
        ## 1.1

        2026-02-03. 3 changes

        ### Breaking changes

        - Token `color.old`: renamed to [`color.ink`](tokens/color.md)

        Before

        ```swift
        DS.color.old
        ```

        After

        ```swift
        DS.color.ink
        ```

        ### Additions

        - Component [`Badge`](components/badge.md): added
        - Swift API [`One.Badge`](api/one/badge.md): added

        ## Before 1.0

        2026-01-02. The first recorded version: 1 token, 0 components, 0 public symbols.

        Made from its document.

        """
      ), "\(page)")
  }

  @Test func thePageIsFoundAndListed() throws {
    let site = try site()
    let page = try #require(site.text(at: "one/versions.html"))
    #expect(page.contains("<h2 id=\"version-1-1\">1.1"))
    #expect(page.contains("<a href=\"tokens/color.html#color-ink\"><code>color.ink</code></a>"))
    #expect(try #require(site.text(at: "one/index.html")).contains("href=\"versions.html\""))
    #expect(try #require(site.text(at: "sitemap.xml")).contains("/one/versions.html"))
    #expect(try #require(site.text(at: "one/llms.txt")).contains("versions.md"))
    let data = try #require(site.text(at: "one/catalog.json"))
    #expect(data.contains(#""versions":[{"version":"1.1","date":"2026-02-03""#))
  }

  @Test func theFeedHasEachVersion() throws {
    let feed = try #require(site().text(at: "feed.xml"))
    #expect(
      feed.contains(
        """
        <title>One 1.1</title>
        <id>https://example.org/one/versions.html#version-1-1</id>
        <link href="https://example.org/one/versions.html#version-1-1"/>
        <updated>2026-02-03T00:00:00Z</updated>
        <summary>What changed in version 1.1.</summary>
        """))
    #expect(feed.contains("<summary>Made from its document.</summary>"))
  }

  @Test func whatAVersionBroughtNamesIt() throws {
    let site = try site()
    let tokens = try #require(site.text(at: "one/tokens/color.html"))
    #expect(tokens.contains("<span class=\"tag\">Since 1.1</span>"))
    for path in ["one/components/badge.html", "one/api/one/badge.html"] {
      #expect(try #require(site.text(at: path)).contains("Since 1.1"), "\(path)")
    }
    let data = try #require(site.text(at: "one/catalog.json"))
    #expect(data.contains(#""since":"1.1""#))
  }

  @Test func withoutRecordsThereIsNoPage() throws {
    let site = try render().site
    #expect(site["one/versions.html"] == nil)
    #expect(try !#require(site.text(at: "one/index.html")).contains("versions.html"))
  }
}
