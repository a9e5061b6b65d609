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

  @Test func typefacesOfTheReaderAreNamedWithWhatStandsInForThem() throws {
    let theme = ["one/system.yaml": "theme: { text: ui-rounded, code: ui-monospace }\n"]
    let css = try #require(render(appending: theme).site.text(at: "one/assets/theme.css"))
    #expect(
      css.contains(
        """
          --text: ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", system-ui, \
        -apple-system, "Segoe UI", "Roboto", "Helvetica Neue", "Arial", sans-serif;
          --mono: ui-monospace,
        """))
    #expect(!css.contains("--accent"))
    #expect(!css.contains("--headings"))
  }

  @Test func aFontIsPublishedWithItsLicence() throws {
    let font = "family: \"Har\\\"bour\", file: brand/a.woff2, license: OFL */ 1.1"
    let files = [
      "one/system.yaml": "theme: { headings: \"Har\\\"bour\", fonts: [{ \(font) }] }\n",
      "one/brand/a.woff2": "wOF2 glyphs",
    ]
    let site = try render(appending: files).site
    #expect(site.text(at: "one/assets/fonts/1-a.woff2") == "wOF2 glyphs")
    let css = try #require(site.text(at: "one/assets/theme.css"))
    #expect(
      css.contains(
        """
        /* OFL * / 1.1 */
        @font-face {
          font-family: "Har\\22 bour";
          src: url("fonts/1-a.woff2");
          font-weight: 400;
          font-style: normal;
          font-display: optional;
        }
        """))
    #expect(css.contains("  --headings: \"Har\\22 bour\", system-ui,"))
  }

  @Test func theStartPageShowsASystemInItsTypeface() throws {
    let theme = ["one/system.yaml": "theme: { text: ui-serif }\n"]
    let css = try #require(render(appending: theme).site.text(at: "assets/start.css"))
    #expect(css.contains("[data-face=\"one\"] {\n  --text: ui-serif, \"New York\""))
  }
}
