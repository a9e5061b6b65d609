import Testing

@Suite struct PageChoicesTests {
  private let guides = [
    "one/guides/plain.md": "---\ntitle: Plain\nsummary: Plain.\n---\nText.\n"
  ]

  @Test func aPageThatDrawsNothingLoadsNoTokensAndOffersNoChoice() throws {
    let page = try #require(try render(appending: guides).site.text(at: "one/guides/plain.html"))
    #expect(!page.contains("assets/tokens.css"))
    #expect(!page.contains("class=\"axes"))
    #expect(page.contains("class=\"appearance-button"))
  }

  @Test func aComponentLoadsTheTokensAndThePreviews() throws {
    let page = try #require(try render().site.text(at: "one/components/badge.html"))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"../assets/tokens.css\">"))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"../assets/previews.css\">"))
    #expect(!page.contains("assets/previews/"))
  }
}
