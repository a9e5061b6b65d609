import CatalogModel
import Files
import Testing

@Suite struct FeedTests {
  private let dated = [
    "one/guides/start.md": "---\ntitle: Start & go\nsummary: s\ndate: 2026-11-25\n---\n\ntext\n",
    "one/guides/old.md": "---\ntitle: Old\nsummary: Old.\ndate: 2025-01-31\n---\n\ntext\n",
  ]

  @Test func pagesWithADateAreListedTheNewestFirst() throws {
    let site = try render(replacing: dated) { $0.baseURL = "https://example.org/d/" }.site
    #expect(
      site.text(at: "feed.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
        <title>Sample</title>
        <id>https://example.org/d/</id>
        <link href="https://example.org/d/"/>
        <link rel="self" type="application/atom+xml" href="https://example.org/d/feed.xml"/>
        <updated>2026-11-25T00:00:00Z</updated>
        <author><name>Sample</name></author>
        <entry>
        <title>Start &amp; go</title>
        <id>https://example.org/d/one/guides/start.html</id>
        <link href="https://example.org/d/one/guides/start.html"/>
        <updated>2026-11-25T00:00:00Z</updated>
        <summary>s</summary>
        <category term="One"/>
        </entry>
        <entry>
        <title>Old</title>
        <id>https://example.org/d/one/guides/old.html</id>
        <link href="https://example.org/d/one/guides/old.html"/>
        <updated>2025-01-31T00:00:00Z</updated>
        <summary>Old.</summary>
        <category term="One"/>
        </entry>
        </feed>

        """)
    let link =
      "type=\"application/atom+xml\" title=\"Sample\" href=\"https://example.org/d/feed.xml\""
    for path in ["index.html", "one/components/badge.html"] {
      #expect(try #require(site.text(at: path)).contains(link))
    }
  }

  @Test func aPageShowsItsDate() throws {
    let page = try #require(render(replacing: dated).site.text(at: "one/guides/start.html"))
    #expect(page.contains("<time datetime=\"2026-11-25\">2026-11-25</time>"))
  }

  @Test func withoutAnAddressOrADateThereIsNoFeed() throws {
    for site in [
      try render(replacing: dated).site,
      try render { $0.baseURL = "https://example.org/d/" }.site,
    ] {
      #expect(site["feed.xml"] == nil)
      #expect(try !#require(site.text(at: "index.html")).contains("atom+xml"))
    }
  }
}
