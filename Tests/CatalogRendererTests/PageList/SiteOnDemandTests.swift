import CatalogChecks
import CatalogLoader
import CatalogModel
import CatalogRenderer
import Files
import Testing
import Workers

@Suite struct SiteOnDemandTests {
  private func catalog() throws -> (Catalog, Reports) {
    let tree = FileTree(sample.mapValues { Array($0.utf8) })
    let catalog = try #require(CatalogLoader(tree).load().catalog)
    return (catalog, CatalogChecks.run(catalog).reports)
  }

  @Test("A file that is made alone has the bytes that a whole build gives it")
  func equalsTheBuild() throws {
    let (catalog, reports) = try catalog()
    let site = try #require(SiteOnDemand.make(catalog, reports, theme: Theme()).site)
    let built = SiteRenderer(catalog: catalog, reports: reports, theme: Theme()).render().site
    for (path, bytes) in built {
      #expect(site.hasFile(at: path), "\(path)")
      #expect(site.file(at: path) == bytes, "\(path)")
    }
    #expect(site.pages == built.paths.filter { $0.hasSuffix(".html") })
    #expect(site.file(at: "one/nothing.html") == nil)
    #expect(!site.hasFile(at: "one/nothing.html"))
  }

  @Test("The number of workers does not show in the site")
  func workers() throws {
    let (catalog, reports) = try catalog()
    let renderer = SiteRenderer(catalog: catalog, reports: reports, theme: Theme())
    let alone = renderer.render(on: Workers(1))
    let shared = renderer.render(on: Workers(8))
    #expect(alone.site == shared.site)
    #expect(alone.diagnostics == shared.diagnostics)
  }

  @Test("A page knows the files that it is made from")
  func sources() throws {
    let (catalog, reports) = try catalog()
    let site = try #require(SiteOnDemand.make(catalog, reports, theme: Theme()).site)
    #expect(site.sources(of: "one/guides/start.html") == ["one/guides/start.md"])
    #expect(
      site.sources(of: "one/components/badge.html") == [
        "one/components/badge/component.yaml", "one/components/badge/guide.md",
        "one/components/badge/preview.mustache", "one/components/badge/preview.css",
      ])
    #expect(site.sources(of: "index.html") == [])
  }

  @Test("What is wrong with texts is found without making a page, and is the same")
  func findings() throws {
    let text = "\n[a](missing.md) and [b](#nowhere)\n\n<form>raw</form>\n"
    let files = sample.merging([
      "one/guides/start.md": sample["one/guides/start.md", default: ""] + text,
      "one/components/badge/guide.md": text,
      "one/Sources/Badge.swift": "/// A [word](gone.md).\npublic struct Badge {}\n",
    ]) { $1 }
    let tree = FileTree(files.mapValues { Array($0.utf8) })
    let catalog = try #require(CatalogLoader(tree).load().catalog)
    let renderer = SiteRenderer(
      catalog: catalog, reports: CatalogChecks.run(catalog).reports, theme: Theme())
    let checked = renderer.findings().map(\.message).sorted()
    #expect(checked == renderer.render().diagnostics.map(\.message).sorted())
    #expect(checked.count == 7)
  }
}
