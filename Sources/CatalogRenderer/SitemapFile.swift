import CatalogModel

/// Writes `sitemap.xml`, which tells search engines the addresses of all pages (sitemaps.org, protocol
/// 0.9).
///
/// The addresses are whole ones, so there is a sitemap only where that of the site is known. More
/// pages than a file may list are divided into `sitemap-1.xml` and so on, which `sitemap.xml` then
/// leads to.
struct SitemapFile {
  /// How many addresses a file may have.
  static let limit = 50_000

  private let baseURL: String
  /// The paths of the pages below the root of the site.
  private let pages: [String]

  /// - Returns: `nil` where the address of the site is not known.
  init?(_ catalog: Catalog, _ sites: [SystemSite]) {
    guard let baseURL = catalog.baseURL else { return nil }
    let start = SiteMap(isSingleSystem: catalog.isSingleSystem).path(.catalog)
    self.init(
      baseURL: baseURL,
      pages: (catalog.isSingleSystem ? [] : [start])
        + sites.flatMap { site in site.pages.entries.map { site.path($0.route) } })
  }

  init(baseURL: String, pages: [String]) {
    self.baseURL = baseURL
    self.pages = pages
  }

  /// The sitemap, and the files that it leads to.
  var files: [(path: String, bytes: [UInt8])] {
    let parts = stride(from: 0, to: pages.count, by: Self.limit).map {
      text("urlset", "url", pages[$0..<min($0 + Self.limit, pages.count)])
    }
    let texts =
      parts.count == 1
      ? zip([Self.path], parts).map { $0 }
      : [(Self.path, text("sitemapindex", "sitemap", partPaths[...]))] + zip(partPaths, parts)
    return texts.map { ($0.0, Array($0.1.utf8)) }
  }

  /// Where the files lie.
  var paths: [String] { [Self.path] + (pages.count > Self.limit ? partPaths : []) }

  private static let path = "sitemap.xml"

  private var partPaths: [String] {
    (1...max(1, (pages.count + Self.limit - 1) / Self.limit)).map { "sitemap-\($0).xml" }
  }

  private func text(_ list: String, _ item: String, _ paths: ArraySlice<String>) -> String {
    let items = paths.map { path in
      let address = HTML.escaped(baseURL + RelativeURL.from("", to: path))
      return "<\(item)><loc>\(address)</loc></\(item)>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <\(list) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(items.joined())</\(list)>

      """
  }
}
