import CatalogChecks
import CatalogLoader
import Files
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
