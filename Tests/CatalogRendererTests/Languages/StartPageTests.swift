import CatalogRenderer
import Testing

@Suite struct StartPageTests {
  private func card(_ slug: String, of site: SiteRenderer.Result) throws -> Substring {
    let page = try #require(site.site.text(at: "index.html"))
    return try #require(
      page.split(separator: "<li class=\"system-card\"").first {
        $0.contains("id=\"system-\(slug)\"")
      })
  }

  @Test func aCardLeadsToItsSystemAndSaysWhatThereIs() throws {
    let result = try renderBoth()
    for slug in ["one", "odin"] {
      let card = try card(slug, of: result)
      #expect(card.contains("href=\"\(slug)/index.html\""))
      #expect(card.contains("<li>1 component</li>"))
      #expect(card.contains("<li>1 token</li>"))
    }
  }

  @Test func aSystemInAnotherLanguageSaysSo() throws {
    let result = try renderBoth()
    let foreign = try card("odin", of: result)
    #expect(foreign.contains("<h2 id=\"system-odin\" lang=\"ru\">"))
    #expect(foreign.contains("<p class=\"system-summary\" lang=\"ru\">Первая.</p>"))
    #expect(foreign.contains("<span class=\"tag\" lang=\"ru\">Русский</span>"))
    // What the page itself says stays in its language.
    #expect(foreign.contains("<li>1 component</li>"))
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
    let page = try #require(result.site.text(at: "index.html"))
    let other = try #require(page.split(separator: "<section class=\"system-other\"").last)
    #expect(other.contains("<a href=\"two/index.html\">Two &amp; more</a></h2>"))
    #expect(!other.contains("data-system"))
    #expect(!page.contains("system-plate"))
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
    #expect(page.contains("<li>1 компонент</li>"))
    #expect(page.contains("<span class=\"tag\" lang=\"en\">English</span>"))
    #expect(site.text(at: "404.html")?.contains("Такой страницы нет") == true)
    let twin = try #require(site.text(at: "index.md"))
    #expect(twin.contains("## [One](one/index.md)"))
    #expect(twin.contains("- 14 страниц"))
  }
}
