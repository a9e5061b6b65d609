import CatalogModel
import CommonMark
import InterfaceStrings
import SearchIndex
import Workers

/// The index of everything that a reader of a site can find, and the scripts that hold it.
struct SiteSearch: Sendable {
  /// Where the scripts lie, below the site's root.
  static let folder = "assets/search/"

  let index: SearchIndex
  private let names: [String: String]

  init(_ sites: [SystemSite], on workers: Workers = .all) {
    let pages = sites.flatMap { site in site.pages.entries.map { (site, $0) } }
    let documents = workers.map(pages) { site, entry in
      entry.keepingText { Self.documents(of: entry, site) }
    }
    self.init(documents.flatMap(\.self), of: sites, on: workers)
  }

  /// - Parameter documents: What there is to find, in the order of the pages.
  init(_ documents: [SearchDocument], of sites: [SystemSite], on workers: Workers) {
    index = SearchIndex(documents, kinds: SearchContent.kinds, on: workers)
    names = Dictionary(sites.map { ($0.system.slug, $0.system.name) }) { first, _ in first }
  }

  func files(on workers: Workers = .all) -> [(path: String, bytes: [UInt8])] {
    SearchPieces(index, folder: Self.folder, systemNames: names).files(on: workers)
  }

  /// What there is to find on a page.
  static func documents(of entry: PageEntry, _ site: SystemSite) -> [SearchDocument] {
    let site = entry.language.map(site.inLanguage) ?? site
    let parts = entry.searchParts.map { $0(site.words) } ?? entry.ownPart.map { [$0] } ?? []
    let page = site.path(entry.route)
    let title = parts.first?.title ?? ""
    return parts.enumerated().map { number, part in
      let name = number == 0 ? [fileName(of: page)] : []
      return SearchDocument(
        kind: part.content.number, system: site.system.slug, language: site.language,
        title: part.title, place: part.place ?? (part.title == title ? "" : title),
        address: RelativeURL.from("", to: page, anchor: part.anchor),
        names: part.names + shortName(of: part, in: site.system),
        keywords: ([part.keywords] + name).joined(separator: " "), text: part.text,
        code: part.code, colors: part.colors,
        hasInitials: [.component, .prop, .token, .symbol, .member].contains(part.content))
    }
  }

  /// What the file of a page is called, which may say more than its title: `dark-mode`.
  private static func fileName(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = file.prefix { $0 != "." }
    return name == "index" ? "" : String(name)
  }

  /// What a name is without that of the system: `Button` for Radar's `RadarButton`.
  private static func shortName(of part: SearchPart, in system: System) -> [String] {
    let prefix = system.name
    guard [.component, .symbol].contains(part.content), !prefix.isEmpty,
      part.title.hasPrefix(prefix)
    else { return [] }
    let rest = part.title.dropFirst(prefix.count)
    return rest.first?.isUppercase == true ? [String(rest)] : []
  }
}

extension PageEntry {
  /// The page as a whole, where the outline lists it.
  fileprivate var ownPart: SearchPart? {
    listing.map { listing in
      var part = SearchPart(.page, listing.title)
      part.text = summary
      return part
    }
  }
}

extension SiteRenderer {
  /// What readers of the site search.
  package func searchIndex(on workers: Workers = .all) -> SearchIndex {
    SiteSearch(SystemSite.sites(of: catalog, reports, theme: theme), on: workers).index
  }
}
