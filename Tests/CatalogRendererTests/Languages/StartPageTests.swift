import CatalogRenderer
import Testing

@Suite struct StartPageTests {
  private func card(_ slug: String, of site: SiteRenderer.Result) throws -> Substring {
    let page = try #require(site.site.text(at: "index.html"))
    return try #require(
      page.split(separator: "<li class=\"system-card\">").first {
        $0.contains("id=\"system-\(slug)\"")
      })
  }

  @Test func aCardLeadsToItsSystemAndCountsItsPages() throws {
    let result = try renderBoth()
    for slug in ["one", "odin"] {
      let card = try card(slug, of: result)
      let pages = result.site.paths.count { $0.hasPrefix("\(slug)/") && $0.hasSuffix(".html") }
      #expect(card.contains("href=\"\(slug)/index.html\""))
      #expect(card.contains("<dd class=\"system-value\">\(pages)</dd>"))
    }
  }

  @Test func figuresAreThoseOfTheSystem() throws {
    let card = try card("one", of: try renderBoth())
    let titles = card.split(separator: "<dt>").dropFirst().map { $0.prefix { $0 != "\n" } }
    #expect(
      titles == [
        "Pages</dt>", "<a href=\"one/coverage.html\">API documented</a></dt>",
        "<a href=\"one/index.html#layer-component\">Contrast</a></dt>",
        "<a href=\"one/index.html\">Agent examples</a></dt>",
        "<a href=\"one/coverage.html#facet-tokendescriptions\">Tokens described</a></dt>",
      ])
    #expect(card.contains("1 of 1 public declarations"))
    #expect(card.contains("0 of 1 tokens"))
  }

  @Test func aSystemInAnotherLanguageSaysSo() throws {
    let result = try renderBoth()
    let foreign = try card("odin", of: result)
    #expect(foreign.contains("<h2 id=\"system-odin\" lang=\"ru\">"))
    #expect(foreign.contains("<p class=\"system-summary\" lang=\"ru\">Первая.</p>"))
    #expect(foreign.contains("<span class=\"tag\" lang=\"ru\">Русский</span>"))
    // What the page itself says stays in its language.
    #expect(foreign.contains(">API documented</a>"))
    #expect(!(try card("one", of: result)).contains("lang="))
  }

  @Test func aPreviewIsForTheEyeOnly() throws {
    let card = try card("one", of: try renderBoth())
    let preview = try #require(
      card.range(of: #"<div class="system-preview" aria-hidden="true" inert>"#))
    #expect(card[preview.upperBound...].contains("data-system=\"one\""))
  }

  @Test func aSystemThatDrawsNothingShowsItsName() throws {
    let result = try render(replacing: [
      "catalog.yaml": "title: Sample\nsystems: [one, two]\n",
      "two/system.yaml": "name: Two & more\nsummary: The second.\n",
    ])
    let card = try card("two", of: result)
    #expect(card.contains("<p class=\"system-plate\">Two &amp; more</p>"))
    #expect(!card.contains("data-system"))
    #expect(!card.contains(">Contrast</a>"))
  }

  @Test(arguments: [(1, "1 страница"), (2, "2 страницы"), (5, "5 страниц"), (21, "21 страница")])
  func pagesAreCountedInRussian(count: Int, text: String) throws {
    let words = Theme().strings.words(for: "ru")
    #expect(words.text("start.pages", count: count) == text)
  }

  @Test func aRussianCatalogSpeaksRussian() throws {
    let yaml = "title: Системы\nlanguage: ru\nsystems: [one, odin]\n"
    let site = try renderBoth(replacing: ["catalog.yaml": yaml]).site
    let page = try #require(site.text(at: "index.html"))
    #expect(page.contains("<html lang=\"ru\""))
    #expect(page.contains(">Документация API</a>"))
    #expect(page.contains("<span class=\"tag\" lang=\"en\">English</span>"))
    #expect(site.text(at: "404.html")?.contains("Такой страницы нет") == true)
    let twin = try #require(site.text(at: "index.md"))
    #expect(twin.contains("## [One](one/index.md)"))
    #expect(twin.contains("- 13 страниц"))
  }
}
