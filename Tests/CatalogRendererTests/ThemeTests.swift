import CatalogRenderer
import Files
import Testing

@Suite struct ThemeTests {
  private func result(_ overrides: FileTree) throws -> SiteRenderer.Result {
    try render(theme: Theme(overrides: overrides, displayPrefix: "mine/"))
  }

  @Test func aFileReplacesTheDefaultOneOfItsPath() throws {
    let site = try result(["pages/guide.mustache": "<p>{{title}}</p>"]).site
    #expect(site.text(at: "one/guides/start.html") == "<p>Start</p>")
    #expect(site.text(at: "one/api/index.html")?.hasPrefix("<!DOCTYPE html>") == true)
  }

  @Test func assetsAreReplacedAndAdded() throws {
    let site = try result(["assets/icon.svg": "<svg/>", "assets/own.txt": "mine"]).site
    #expect(site.text(at: "assets/icon.svg") == "<svg/>")
    #expect(site.text(at: "assets/own.txt") == "mine")
  }

  @Test func aNewPartialCanBeUsed() throws {
    let result = try result([
      "pages/guide.mustache": "{{> partials/own}}", "partials/own.mustache": "own {{title}}",
    ])
    #expect(result.diagnostics == [])
    #expect(result.site.text(at: "one/guides/start.html") == "own Start")
  }

  @Test func anUnknownNameIsReportedAtItsPlace() throws {
    let result = try result(["pages/guide.mustache": "<p>\n  {{titel}}</p>"])
    #expect(
      result.diagnostics.map(\.message) == [
        "mine/pages/guide.mustache:2:3: no open context declares 'titel' [template/unknown-name]"
      ])
    #expect(result.diagnostics.first?.suggestion == "did you mean 'title'?")
    #expect(result.site.isEmpty)
  }

  @Test func aMissingPartialIsReportedAtItsPlace() throws {
    let result = try result(["pages/guide.mustache": "{{> partials/headr}}"])
    #expect(
      result.diagnostics.map(\.message) == [
        "mine/pages/guide.mustache:1:1: there is no partial 'partials/headr' "
          + "[template/missing-partial]"
      ])
    #expect(result.diagnostics.first?.suggestion == "did you mean 'partials/header'?")
  }

  @Test func aTemplateThatNoPageUsesIsAWarning() throws {
    let result = try result(["pages/giude.mustache": "x"])
    #expect(
      result.diagnostics.map(\.message) == [
        "mine/pages/giude.mustache: no page uses the template 'pages/giude' [theme/unused-template]"
      ])
    #expect(result.diagnostics.first?.severity == .warning)
    #expect(result.diagnostics.first?.suggestion == "did you mean 'pages/guide'?")
    #expect(!result.site.isEmpty)
  }

  @Test func templatesKnowTheirPathsInDiagnostics() {
    let theme = Theme(overrides: ["pages/guide.mustache": "x"], displayPrefix: "mine/")
    #expect(theme.hasFile(shownAs: "mine/pages/guide.mustache"))
    #expect(!theme.hasFile(shownAs: "pages/guide.mustache"))
  }
}
