import Testing

@Suite struct SystemThemeTests {
  private let theme = ["one/system.yaml": "theme: { accent: color.ink, logo: logo.svg }\n"]

  @Test func thePagesOfASystemTakeItsAccent() throws {
    let site = try render(appending: theme).site
    let page = try #require(site.text(at: "one/api/index.html"))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"../assets/theme.css\">"))
    let css = try #require(site.text(at: "one/assets/theme.css"))
    #expect(css.contains("--accent: light-dark(#000000, #000000);"))
    #expect(css.contains("--on-accent: light-dark(#ffffff, #ffffff);"))
    #expect(!css.contains("--paper:"))
  }

  @Test func aSystemWithoutAThemeHasThatOfTheSite() throws {
    let site = try render().site
    #expect(site.text(at: "one/assets/theme.css") == nil)
    #expect(site.text(at: "one/index.html")?.contains("theme.css") == false)
  }

  @Test func theLogoStandsInTheHeader() throws {
    let logo = ["one/logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"]
    let site = try render(appending: theme.merging(logo) { $1 }).site
    let page = try #require(site.text(at: "one/components/badge.html"))
    #expect(page.contains("<img class=\"site-logo\" src=\"../assets/images/logo.svg\""))
    #expect(site.text(at: "one/assets/images/logo.svg") == logo["one/logo.svg"])
  }
}
