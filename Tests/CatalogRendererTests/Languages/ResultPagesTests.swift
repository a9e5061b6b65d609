import Testing

/// The pages of results, one for each language of the site.
@Suite struct ResultPagesTests {
  @Test func eachLanguageOfTheSiteHasOne() throws {
    let site = try renderBoth().site
    let english = try #require(site.text(at: "search.html"))
    #expect(english.contains("<html lang=\"en\""))
    #expect(english.contains("<h1>Search</h1>"))
    let russian = try #require(site.text(at: "search-ru.html"))
    #expect(russian.contains("<html lang=\"ru\""))
    #expect(russian.contains("<h1>Поиск</h1>"))
  }

  @Test func everyPageLeadsToThatOfItsLanguage() throws {
    let site = try renderBoth().site
    let english = try #require(site.text(at: "one/guides/start.html"))
    #expect(english.contains("href=\"../../search.html\""))
    let russian = try #require(site.text(at: "odin/guides/start.html"))
    #expect(russian.contains("href=\"../../search-ru.html\""))
    #expect(!russian.contains("\"../../search.html\""))
  }

  @Test func aSiteOfOneLanguageHasOnePage() throws {
    let pages = try render().site.paths.filter { $0.hasPrefix("search") }
    #expect(pages == ["search.html"])
  }
}
