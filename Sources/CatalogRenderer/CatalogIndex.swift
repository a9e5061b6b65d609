import CatalogModel
import Diagnostics

/// What the pages of one system know of the whole catalog: where links between files lead, and
/// which pages are the same in another language.
struct CatalogIndex: Sendable {
  /// Pages by the file of the content that makes them.
  let contentRoutes: [String: Route]
  /// The elements that links into those pages may lead to.
  let anchors: PageAnchors
  let languages: PageLanguages
  /// The files that should have become a page and did not.
  private let unreadFiles: Set<String>
  /// The folders of systems that are listed and not there.
  private let absentSystems: Set<String>

  init(_ catalog: Catalog, _ systems: [SystemIndex], map: SiteMap) {
    contentRoutes = systems.reduce(into: [:]) { routes, system in
      routes.merge(system.contentRoutes) { first, _ in first }
    }
    anchors = PageAnchors(joining: systems.map(\.anchors))
    languages = PageLanguages(catalog, systems, map: map)
    unreadFiles = systems.reduce(into: []) { $0.formUnion($1.system.gaps.files) }
    absentSystems = catalog.absentSystems
  }

  /// The files of the content that become pages.
  var contentPaths: [String] { contentRoutes.keys.sorted() }

  /// Whether a file makes no page for a reason that is known: it could not be read, or its system
  /// was left out.
  func isKnownMissing(_ path: String) -> Bool {
    unreadFiles.contains(path) || absentSystems.contains(String(path.prefix { $0 != "/" }))
  }
}
