import CatalogRenderer
import Testing

@Suite struct LanguageLinksTests {
  private func page(
    _ path: String, replacing: [String: String] = [:], appending: [String: String] = [:]
  ) throws -> String {
    let result = try renderBoth(replacing: replacing, appending: appending)
    #expect(result.diagnostics == [])
    return try #require(result.site.text(at: path))
  }

  @Test func bothSidesOfATwinNameBothLanguages() throws {
    #expect(
      try page("one/guides/start.html").lines(with: "hreflang") == [
        #"<link rel="alternate" hreflang="en" href="start.html">"#,
        #"<link rel="alternate" hreflang="ru" href="../../odin/guides/start.html">"#,
        #"<a class="other-language" href="../../odin/guides/start.html" lang="ru" hreflang="ru">"#
          + "Русский</a>",
        #"<a class="navigation-language" href="../../odin/guides/start.html" lang="ru" hreflang="ru">"#
          + "Русский</a>",
      ])
    #expect(
      try page("odin/guides/start.html").lines(with: "hreflang") == [
        #"<link rel="alternate" hreflang="ru" href="start.html">"#,
        #"<link rel="alternate" hreflang="en" href="../../one/guides/start.html">"#,
        #"<a class="other-language" href="../../one/guides/start.html" lang="en" hreflang="en">"#
          + "English</a>",
        #"<a class="navigation-language" href="../../one/guides/start.html" lang="en" hreflang="en">"#
          + "English</a>",
      ])
  }

  @Test(arguments: [
    "index", "components/badge", "tokens/index", "tokens/color", "coverage", "agents",
  ])
  func pagesOfOneAddressAreTwins(name: String) throws {
    let up = String(repeating: "../", count: name.contains("/") ? 2 : 1)
    let lines = try page("odin/\(name).html").lines(with: "<link rel=\"alternate\" hreflang")
    #expect(lines.last?.contains("hreflang=\"en\" href=\"\(up)one/\(name).html\"") == true)
  }

  @Test func aPageWithoutATwinLeadsToTheStartOfTheOtherSystem() throws {
    #expect(
      try page("one/guides/deep/more.html").lines(with: "hreflang") == [
        #"<a class="other-language" href="../../../odin/index.html" lang="ru" hreflang="ru">"#
          + "Русский</a>",
        #"<a class="navigation-language" href="../../../odin/index.html" lang="ru" hreflang="ru">"#
          + "Русский</a>",
      ])
  }

  @Test func theTitleOfTheSiteSaysItsLanguageWhereThePageHasAnother() throws {
    let home = #"<a class="site-home" href="../index.html""#
    #expect(try page("one/index.html").lines(with: "site-home") == [home + ">Sample</a>"])
    #expect(
      try page("odin/index.html").lines(with: "site-home") == [home + #" lang="en">Sample</a>"#])
  }

  @Test func addressesAreWholeWhereTheSitesIsKnown() throws {
    let yaml = "title: Sample\nbaseURL: https://example.org/d\nsystems: [one, odin]\n"
    let lines = try page("one/index.html", replacing: ["catalog.yaml": yaml])
      .lines(with: "hreflang")
    #expect(
      lines.prefix(2) == [
        #"<link rel="alternate" hreflang="en" href="https://example.org/d/one/index.html">"#,
        #"<link rel="alternate" hreflang="ru" href="https://example.org/d/odin/index.html">"#,
      ])
    #expect(lines.last?.contains("href=\"../odin/index.html\"") == true)
  }

  @Test func aStatedTwinGoesBeforeOneOfTheSameName() throws {
    let other = [
      "odin/guides/more.md": "---\ntitle: Ещё\nsummary: s\ntwin: one/guides/start\n---\n"
    ]
    #expect(
      try page("one/guides/start.html", replacing: other).contains("../../odin/guides/more.html"))
    #expect(
      try page("odin/guides/start.html", replacing: other).lines(with: "rel=\"alternate\" hreflang")
        == [])
  }

  @Test func noneLeavesOutTheTwinOfTheSameName() throws {
    let text = "---\ntitle: Начало\nsummary: s\ntwin: none\n---\n"
    let page = try page("one/guides/start.html", replacing: ["odin/guides/start.md": text])
    #expect(page.lines(with: "rel=\"alternate\" hreflang") == [])
  }

  @Test func aSystemWithoutATwinHasNoLink() throws {
    let site = try render().site
    for path in site.paths where path.hasSuffix(".html") {
      #expect(site.text(at: path)?.contains("hreflang") == false, "\(path)")
    }
  }

  @Test func theMarkdownOfATwinLeadsToTheOtherMarkdown() throws {
    let site = try renderBoth().site
    let twin = try #require(site.text(at: "odin/guides/start.md"))
    #expect(
      twin.hasPrefix(
        """
        # Начало

        Страница: [start.html](start.html)

        English: [../../one/guides/start.md](../../one/guides/start.md)

        """))
    #expect(site.text(at: "odin/llms-full.txt")?.contains("English:") == false)
  }
}
