import CatalogLoader
import CatalogModel
import Files
import Testing

@Suite struct ThemeFileTests {
  private let system = "name: One\nsummary: S.\n"

  @Test func whatASystemGivesItsPagesIsRead() throws {
    let lines = """
      theme:
        accent: color.red
        accentDark: color.pale
        background: color.page
        logo: brand/logo.svg
        example: Start
      """
    let result = load([
      "one/system.yaml": system + lines,
      "one/brand/logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ])
    #expect(result.messages == [])
    let theme = try #require(result.system).theme
    #expect(theme.colors.map(\.key) == ["accent", "background"])
    #expect(theme.accent?.light.name == "color.red")
    #expect(theme.accent?.dark.name == "color.pale")
    #expect(theme.background?.dark.name == "color.page")
    #expect(theme.logo?.name == "brand/logo.svg")
    #expect(theme.example?.name == "Start")
  }

  @Test func aLogoIsAnImageOfTheSystem() {
    let result = load([
      "one/system.yaml": system + "theme: { logo: brand/lgo.svg }\n",
      "one/brand/logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ])
    #expect(
      result.messages == ["one/system.yaml:3:16: there is no image 'brand/lgo.svg' [theme/logo]"])
    #expect(result.suggestions == ["did you mean 'brand/logo.svg'?"])
  }

  @Test func aLogoIsTheImageThatItsNameSays() {
    let result = load([
      "one/system.yaml": system + "theme: { logo: logo.png }\n", "one/logo.png": "not an image",
    ])
    #expect(
      result.messages == ["one/system.yaml:3:16: 'logo.png' is no PNG image [theme/logo]"])
  }

  @Test func aLogoIsSmall() {
    let drawing =
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><!--"
      + String(repeating: "x", count: 40_000) + "--></svg>"
    let result = load([
      "one/system.yaml": system + "theme: { logo: logo.svg }\n", "one/logo.svg": drawing,
    ])
    #expect(
      result.messages == [
        "one/system.yaml:3:16: the logo has 40053 bytes; every page loads it, so it may have 32768 "
          + "[theme/logo]"
      ])
  }

  @Test func aLogoThatDoesMoreThanDrawIsRefused() {
    let result = load([
      "one/system.yaml": system + "theme: { logo: logo.svg }\n",
      "one/logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><script/></svg>",
    ])
    #expect(result.diagnostics.map(\.id.name) == ["image/unsafe-svg"])
  }
}
