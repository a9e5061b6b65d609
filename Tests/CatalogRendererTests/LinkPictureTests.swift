import CatalogModel
import Files
import Testing

@testable import CatalogRenderer

@Suite struct LinkPictureTests {
  private let address = "https://example.org/d/"

  @Test func everyPageThatASearchMayFindHasAPicture() throws {
    let site = try render { $0.baseURL = address }.site
    let pages = site.paths.filter { path in
      path.hasSuffix(".html") && !["404.html", "search.html"].contains(path)
    }
    for path in pages {
      let page = try #require(site.text(at: path))
      let picture = LinkPicture.path(of: path)
      #expect(page.contains("<meta property=\"og:image\" content=\"\(address)\(picture)\">"))
      let canonical = address + (path == "index.html" ? "" : path)
      #expect(page.contains("<meta property=\"og:url\" content=\"\(canonical)\">"))
      #expect(site[picture] != nil, "\(picture)")
    }
  }

  @Test func withoutAnAddressThereAreNone() throws {
    let site = try render().site
    #expect(try !#require(site.text(at: "index.html")).contains("og:"))
    #expect(!site.paths.contains { $0.hasSuffix(".svg") && !$0.hasPrefix("assets/") })
  }

  @Test func thePictureShowsTheTitleInTheColoursOfTheSystem() throws {
    let theme = ["one/system.yaml": "theme: { accent: color.ink, text: ui-serif }\n"]
    let site = try render(appending: theme) { $0.baseURL = address }.site
    let picture = try #require(site.text(at: "one/components/badge.svg"))
    #expect(
      picture.contains("font-size=\"88\" font-weight=\"700\"><tspan x=\"96\" y=\"290\">Badge<"))
    #expect(picture.contains("fill=\"#000000\">One</text>"))
    #expect(picture.contains("font-family=\"ui-serif, &quot;New York&quot;,"))
  }

  @Test func aLongTitleIsBrokenAndCut() throws {
    let catalog = try #require(try systemWithATitle())
    var picture = LinkPicture(title: "A & B", of: catalog, language: "en")
    #expect(picture.text.contains(">A &amp; B</tspan>"))
    picture.title = "What to do when the words of a heading are more than a line can show, ever"
    let lines = picture.text.split(separator: "<tspan").count - 1
    #expect(lines == 3)
    picture.title = String(repeating: "x", count: 1000)
    #expect(picture.text.contains("x…</tspan>"))
  }

  private func systemWithATitle() throws -> System? {
    var system: System?
    _ = try render { system = $0.systems.first }
    return system
  }
}
