import CatalogChecks
import CatalogLoader
import CatalogModel
import CatalogRenderer
import CommonMark
import Files
import Testing

@Suite struct NavigationTests {
  /// The sample with other guides, which are made here, as they would take long to load.
  private func site(_ guides: [Guide]) throws -> SiteOnDemand {
    let tree = FileTree(sample.mapValues { Array($0.utf8) })
    var catalog = try #require(CatalogLoader(tree).load().catalog)
    catalog.systems[0].guides = guides
    let reports = CatalogChecks.run(catalog).reports
    return try #require(SiteOnDemand.make(catalog, reports, theme: Theme()).site)
  }

  private func guide(_ slug: String, title: String, order: Int) -> Guide {
    Guide(
      slug: slug, title: title, summary: "", order: Double(order), kind: .guide,
      text: MarkdownSource(Document(path: "one/guides/\(slug).md", blocks: [])))
  }

  /// Guides in folders; each folder has an introduction.
  private func guides(
    folders: Int, guides: Int, title: (Int) -> String = { "Guide \($0)" }
  ) -> [Guide] {
    (1...folders).flatMap { folder in
      [guide("folder-\(folder)/index", title: "Folder \(folder)", order: folder)]
        + (1...guides).map {
          guide("folder-\(folder)/guide-\($0)", title: title($0), order: $0)
        }
    }
  }

  private func navigation(_ path: String, of site: SiteOnDemand) throws -> Substring {
    let page = String(decoding: try #require(site.file(at: path)), as: UTF8.self)
    let start = try #require(page.range(of: "<nav id=\"siteNavigation\""))
    let end = try #require(page[start.lowerBound...].range(of: "</nav>"))
    return page[start.lowerBound..<end.upperBound]
  }

  private func links(_ navigation: Substring) -> [String] {
    navigation.split(separator: "<a href=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func isBoundedBesideTenThousandGuides() throws {
    let site = try site(guides(folders: 100, guides: 100))
    for path in ["folder-1/guide-1", "folder-57/guide-50", "folder-100/index", "index"] {
      let navigation = try navigation("one/guides/\(path).html", of: site)
      #expect(navigation.utf8.count <= 12_288, "\(path)")
      #expect(links(navigation).count <= 100, "\(path)")
    }
  }

  @Test func showsThePagesAndTheFoldersAroundThePage() throws {
    let site = try site(guides(folders: 100, guides: 100))
    let links = try links(navigation("one/guides/folder-57/guide-50.html", of: site))
    for guide in 40...60 { #expect(links.contains("guide-\(guide).html"), "\(guide)") }
    for folder in 52...62 {
      #expect(links.contains(folder == 57 ? "index.html" : "../folder-\(folder)/index.html"))
    }
    #expect(!links.contains("../folder-1/index.html"))
    #expect(links.contains("../index.html"))
    let firstFolder = try #require(links.firstIndex(of: "../folder-52/index.html"))
    let lastFolder = try #require(links.firstIndex(of: "../folder-62/index.html"))
    let own = try #require(links.firstIndex(of: "guide-50.html"))
    #expect((firstFolder..<lastFolder).contains(own))
  }

  @Test func theFirstPageShowsThoseBehindIt() throws {
    let site = try site(guides(folders: 100, guides: 100))
    let links = try links(navigation("one/guides/folder-1/guide-1.html", of: site))
    for guide in 1...30 { #expect(links.contains("guide-\(guide).html"), "\(guide)") }
    for folder in 2...10 { #expect(links.contains("../folder-\(folder)/index.html")) }
  }

  @Test func isBoundedWhateverTitlesAndNamesSay() throws {
    let long = String(repeating: "<Überschrift> & \"mehr\" ", count: 40)
    let deep = (1...20).map { "a-rather-long-name-of-a-folder-\($0)" }.joined(separator: "/")
    let guides =
      (1...300).map { guide("\(deep)/guide-\($0)", title: "\($0) \(long)", order: $0) }
      + (1...300).map { guide("\(deep)/\($0)/guide", title: long, order: $0) }
    let site = try site(guides)
    let navigation = try navigation("one/guides/\(deep)/guide-150.html", of: site)
    #expect(navigation.utf8.count <= 12_288)
    #expect(links(navigation).contains("guide-150.html"))
    #expect(links(navigation).contains("guide-151.html"))
  }

  @Test func aShortSectionIsShownWhole() throws {
    let site = try site(guides(folders: 1, guides: 40))
    let navigation = try navigation("one/guides/folder-1/guide-1.html", of: site)
    for guide in 1...40 { #expect(links(navigation).contains("guide-\(guide).html"), "\(guide)") }
    #expect(!navigation.contains("navigation-more"))
  }

  @Test func aLongSectionLeadsToThePageThatListsIt() throws {
    let site = try site(guides(folders: 1, guides: 300))
    let navigation = try navigation("one/guides/folder-1/guide-150.html", of: site)
    #expect(
      navigation.contains("<li class=\"navigation-more\"><a href=\"index.html\">All 301 pages</a>"))
  }
}
