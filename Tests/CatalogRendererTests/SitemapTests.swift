import CatalogModel
import Files
import Testing

@testable import CatalogRenderer

@Suite struct SitemapTests {
  @Test func aSiteWithAnAddressListsItsPages() throws {
    let site = try render(editing: { $0.baseURL = "https://example.org/d/" }).site
    let text = try #require(site.text(at: "sitemap.xml"))
    #expect(
      text.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.org/d/index.html</loc></url>
        <url><loc>https://example.org/d/one/index.html</loc></url>

        """))
    #expect(text.contains("<loc>https://example.org/d/one/guides/deep/more.html</loc>"))
    // The pages for lost readers and for results of a search are for nobody to find.
    let pages = site.paths.filter { $0.hasSuffix(".html") }
    #expect(text.split(separator: "<loc>").count - 1 == pages.count - 2)
    #expect(!text.contains("404.html") && !text.contains("search.html"))
  }

  @Test func aSiteWithoutAnAddressHasNone() throws {
    #expect(try render().site["sitemap.xml"] == nil)
  }

  @Test func morePagesThanAFileMayListAreDivided() throws {
    let paths = (1...50_001).map { "page-\($0).html" }
    let files = SitemapFile(baseURL: "https://example.org/", pages: paths).files
    #expect(files.map(\.path) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"])
    let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(
      texts[0].contains(
        "<sitemap><loc>https://example.org/sitemap-2.xml</loc></sitemap>\n</sitemapindex>"))
    #expect(texts[1].contains("page-50000.html") && !texts[1].contains("page-50001.html"))
    #expect(
      texts[2].contains(
        "0.9\">\n<url><loc>https://example.org/page-50001.html</loc></url>\n</urlset>\n"))
  }

  @Test func whatXMLWouldReadAsMarkupIsEscaped() {
    let files = SitemapFile(baseURL: "https://example.org/", pages: ["a&b c.html"]).files
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self)
        .contains("<loc>https://example.org/a&amp;b%20c.html</loc>"))
  }
}
