import Files
import Testing

@Suite struct FrameTests {
  @Test func theSampleIsRenderedWithoutFindings() throws {
    #expect(try render().diagnostics == [])
  }

  @Test func everyPageNamesItselfAndItsLanguage() throws {
    let site = try render(appending: ["one/system.yaml": "language: pt-BR\n"]).site
    let page = try #require(site.text(at: "one/components/badge.html"))
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<html lang=\"pt-BR\""))
    #expect(page.contains("<title>Badge · One</title>"))
    #expect(page.contains("<main id=\"pageMain\""))
  }

  /// A heading's anchor is in lower case, so the frame's own ids, in camel case, stay free.
  @Test func noHeadingTakesAnIDOfTheFrame() throws {
    let ids = try frameIDs()
    #expect(ids.contains("siteSearch"))
    let headings = ids.map { "## \($0)\n" }.joined()
    let guide = "---\ntitle: All\nsummary: All.\n---\n\(headings)## Search\n## Navigation\n"
    let site = try render(appending: ["one/guides/all.md": guide]).site
    let page = try #require(site.text(at: "one/guides/all.html"))
    let found = page.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(found.count >= 2 * ids.count)
    #expect(Set(found).count == found.count)
  }

  /// The ids that a guide without headings has.
  private func frameIDs() throws -> [String] {
    let guide = "---\ntitle: None\nsummary: None.\n---\nText.\n"
    let site = try render(appending: ["one/guides/none.md": guide]).site
    let page = try #require(site.text(at: "one/guides/none.html"))
    return page.split(separator: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func exactlyTheCurrentPageIsMarkedInTheNavigation() throws {
    let site = try render().site
    let pages = site.paths.filter { $0.hasPrefix("one/") && $0.hasSuffix(".html") }
    #expect(pages.count == 14)
    for page in pages {
      let marks = try #require(site.text(at: page)).split(separator: "aria-current=\"page\"")
      #expect(marks.count == 2, "\(page)")
    }
  }

  @Test func linksOfANestedPageLeadUpToTheRoot() throws {
    let page = try #require(try render().site.text(at: "one/guides/deep/more.html"))
    #expect(page.contains("href=\"../../../index.html\""))
    #expect(page.contains("href=\"../../components/index.html#layer-component\""))
    #expect(page.contains("href=\"../index.html\""))
    #expect(!page.contains("href=\"/"))
  }

  @Test func everyRelativeLinkLeadsToAFileOfTheSite() throws {
    let site = try render().site
    for (path, bytes) in site where path.hasSuffix(".html") && path != "404.html" {
      let folder = path.split(separator: "/").dropLast().map(String.init)
      let page = String(decoding: bytes, as: UTF8.self)
      let links = page.split(separator: "href=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      for link in links where !link.hasPrefix("#") && !link.hasPrefix("http") {
        var parts = folder
        for part in link.prefix(while: { $0 != "#" }).split(separator: "/") {
          if part == ".." { parts.removeLast() } else { parts.append(String(part)) }
        }
        #expect(site[parts.joined(separator: "/")] != nil, "\(path): \(link)")
      }
    }
  }

  @Test func theAddressIsOnEveryPageWhenItIsKnown() throws {
    let yaml = "title: Sample\nbaseURL: https://example.org/d\nsystems: [one]\n"
    let site = try render(replacing: ["catalog.yaml": yaml]).site
    let page = try #require(site.text(at: "one/api/index.html"))
    #expect(
      page.contains("<link rel=\"canonical\" href=\"https://example.org/d/one/api/index.html\">"))
    let without = try #require(try render().site.text(at: "one/api/index.html"))
    #expect(!without.contains("canonical"))
  }

  @Test func textOfTheContentIsEscaped() throws {
    let yaml = "title: \"<script>&\\\"\"\nsystems: [one]\n"
    let site = try render(replacing: ["catalog.yaml": yaml]).site
    let page = try #require(site.text(at: "index.html"))
    #expect(page.contains("&lt;script&gt;&amp;&quot;"))
    #expect(!page.contains("<script>&"))
  }
}
