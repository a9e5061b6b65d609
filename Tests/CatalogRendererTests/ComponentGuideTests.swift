import CatalogChecks
import CatalogLoader
import Files
import Foundation
import Testing

@Suite struct ComponentGuideTests {
  private let guide = "one/components/badge/guide.md"

  @Test func aFenceOfAgentYAMLIsDrawn() throws {
    let fence = "\n```yaml agent\ncomponent: Badge\nprops: { text: OLD }\n```\n"
    let result = try render(appending: [guide: fence])
    let page = try #require(result.site.text(at: "one/components/badge.html"))
    #expect(page.contains("<figure class=\"drawn\">"))
    #expect(page.contains("<span slot=\"text\">OLD</span>"))
  }

  @Test func rightAndWrongExamplesStandSideBySide() throws {
    let fences = """

      ```yaml agent right
      component: Badge
      props: { text: OLD }
      ```

      *Short.*

      ```yaml agent wrong
      component: Badge
      props: { text: A whole sentence }
      ```

      """
    let site = try render(appending: [guide: fences]).site
    let page = try #require(site.text(at: "one/components/badge.html"))
    let pair = try #require(page.components(separatedBy: "<div class=\"rule-pair\">").last)
    #expect(pair.contains("<figure class=\"rule-example is-right\">"))
    #expect(pair.contains("<span>Short.</span>"))
    #expect(pair.contains("<figure class=\"rule-example is-wrong\">"))
    #expect(!page.contains("<em>Short.</em>"))
    let twin = try #require(site.text(at: "one/components/badge.md"))
    #expect(twin.contains("*Short.*"))
  }

  @Test func eachSectionOfTheGuideStandsByItself() throws {
    let page = try #require(
      try render(appending: [guide: "\n## Not\n\nFor two.\n"]).site
        .text(at: "one/components/badge.html"))
    let parts = page.components(separatedBy: "<div class=\"usage-part\">").dropFirst()
    #expect(parts.count == 2)
    #expect(parts.first?.contains("<h3 id=\"usage-when\">") == true)
    #expect(parts.last?.contains("<h3 id=\"usage-not\">") == true)
  }

  @Test func sectionsFollowInTheOrderThatReadersAsk() throws {
    let page = try #require(try render().site.text(at: "one/components/badge.html"))
    let headings = page.components(separatedBy: "<h2 id=\"").dropFirst()
      .compactMap { $0.split(separator: "\"").first.map(String.init) }
    #expect(
      headings == [
        "stage", "examples", "usage", "props", "accessibility", "contrast", "tokens", "api",
      ])
  }

  @Test func aFenceOfAgentYAMLIsValidated() throws {
    var files = FileTree(sample.mapValues { Array($0.utf8) })
    files[guide]? += Array("\n```yaml agent\ncomponent: Bagde\n```\n".utf8)
    let catalog = try #require(CatalogLoader(files).load().catalog)
    #expect(
      CatalogChecks.run(catalog).diagnostics.map(\.message) == [
        "\(guide):6:12: there is no component 'Bagde' [agent/unknown-component]"
      ])
  }
}
