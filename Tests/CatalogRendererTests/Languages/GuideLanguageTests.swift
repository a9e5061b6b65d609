import CatalogRenderer
import Testing

@Suite struct GuideLanguageTests {
  private let russian = [
    "one/guides/nachalo.md":
      "---\ntitle: Начало\nsummary: s\nlanguage: ru\ntwin: guides/start\n---\n\n## Шаг\n\n## Ещё\n"
  ]

  @Test func aGuideInItsOwnLanguageIsFramedByIt() throws {
    let result = try render(replacing: russian)
    #expect(result.diagnostics == [])
    let page = try #require(result.site.text(at: "one/guides/nachalo.html"))
    #expect(page.contains("<html lang=\"ru\""))
    #expect(page.contains("К содержанию"))
    #expect(page.contains("<p class=\"contents-title\">На этой странице</p>"))
    #expect(page.contains("Наверх"))
    #expect(!page.contains("Skip to content"))
  }

  @Test func theOtherPagesOfItsSystemStayInTheirs() throws {
    let site = try render(replacing: russian).site
    let page = try #require(site.text(at: "one/guides/start.html"))
    #expect(page.contains("<html lang=\"en\""))
    #expect(page.contains("Skip to content"))
    #expect(page.contains("hreflang=\"ru\" href=\"nachalo.html\""))
  }

  @Test func itsMarkdownSpeaksItToo() throws {
    let twin = try #require(try render(replacing: russian).site.text(at: "one/guides/nachalo.md"))
    #expect(twin.contains("Страница: [nachalo.html](nachalo.html)"))
    #expect(twin.contains("English: [start.md](start.md)"))
  }
}
