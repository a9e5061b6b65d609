import CatalogModel
import InterfaceStrings

/// A system with the list of its pages, before it knows of the other systems.
struct SystemListing {
  let own: SystemIndex
  let pages: PageList
  /// The system before a change that left its guides as they were.
  private(set) var former: SystemSite?

  init(_ system: System, _ reports: Reports, _ words: Words, map: SiteMap) {
    own = SystemIndex(system, reports.systems[system.slug], map: map)
    pages = PageList(own, in: words)
  }

  /// The system after a change, with what that left as it was.
  init(
    _ system: System, _ reports: Reports, _ words: Words, map: SiteMap,
    after change: SystemChange, of site: SystemSite
  ) {
    switch change {
    case .nothing:
      (own, pages, former) = (site.own, site.pages, site)
    case .texts:
      own = SystemIndex(system, changingTextsOf: site.own)
      pages = PageList(own, in: words)
    case .besideGuides:
      own = SystemIndex(
        system, reports.systems[system.slug], map: map, keepingGuidesOf: site.own)
      pages = PageList(own, in: words, keepingGuidesOf: site.pages)
      former = site
    }
  }

  /// The index of the systems before a change that left all pages in their places, with what it
  /// changed.
  static func index(of catalog: Catalog, _ all: [Self], map: SiteMap) -> CatalogIndex? {
    let areInPlace = all.allSatisfy { made in
      made.former.map { made.pages.keepsPlaces(of: $0.pages) } ?? false
    }
    guard areInPlace else { return nil }
    return all.first?.former?.index.changing(to: catalog, all.map(\.pages), map: map)
  }
}

/// What of a system is another than before.
public enum SystemChange: Hashable, Sendable {
  case nothing
  /// Texts of guides, and nothing that is computed of them for other pages.
  case texts
  /// Anything but its guides and its name.
  case besideGuides
}
