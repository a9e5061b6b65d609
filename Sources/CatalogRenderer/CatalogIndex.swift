import CatalogModel
import CommonMark
import Diagnostics
import Workers

/// What the pages of one system know of the whole catalog: where links between files lead, and
/// which pages are the same in another language.
struct CatalogIndex: Sendable {
  /// A page that a file of the content becomes.
  private struct Target: Sendable {
    var route: Route
    /// The file whose text is on the page of a folder.
    var introduction: String?
    /// Made once, as a text may have as many links as headings.
    var anchors: Once<PageAnchors>?
    /// The texts of the headings of a guide by the ids of their elements.
    var headings: Once<[String: String]>?
    /// The title of a guide.
    var title: String?

    init(route: Route, anchors: (@Sendable () -> [String: String])? = nil) {
      self.route = route
      set(anchors)
    }

    mutating func set(_ make: (@Sendable () -> [String: String])?) {
      anchors = make.map { make in Once { PageAnchors(make()) } }
    }

    mutating func setHeadings(of guide: Guide) {
      title = guide.title
      headings = Once {
        Dictionary(guide.text.facts.headings.map { ($0.anchor, $0.title) }) { first, _ in first }
      }
    }
  }

  private(set) var languages: PageLanguages
  /// Whether a page states a date or has news, so that there is a feed.
  private(set) var hasDates = false
  private let nearbyPaths: Once<NearbyPaths>
  /// The files that become pages, by their paths in lower case; none where two differ in case only.
  private let pathsInLowerCase: Once<[String: String?]>
  /// The guides by where other tools would publish them, and by their names.
  private let guides: Once<GuideAddresses>
  private var targets: [String: Target] = [:]
  /// The files that should have become a page and did not.
  private let unreadFiles: Set<String>
  /// The folders of systems that are listed and not there.
  private let absentSystems: Set<String>

  init(_ catalog: Catalog, _ lists: [PageList], map: SiteMap) {
    languages = PageLanguages(catalog, lists, map: map)
    unreadFiles = catalog.unreadFiles
    absentSystems = catalog.absentSystems
    for entry in lists.lazy.flatMap(\.entries) {
      if entry.date != nil || !entry.news.isEmpty { hasDates = true }
      for source in entry.sources where targets[source.location.path] == nil {
        let isWhole = !unreadFiles.contains(source.location.path)
        targets[source.location.path] = Target(
          route: entry.route, anchors: isWhole ? source.anchors : nil)
      }
      if let folder = entry.folder, targets[folder] == nil {
        targets[folder] = Target(route: entry.route)
        targets[folder]?.introduction = entry.sources.first?.location.path
      }
    }
    for guide in catalog.systems.lazy.flatMap(\.guides) {
      targets[guide.path]?.setHeadings(of: guide)
    }
    guides = Once { GuideAddresses(catalog) }
    let paths = Array(targets.keys)
    nearbyPaths = Once { NearbyPaths(paths) }
    pathsInLowerCase = Once {
      Dictionary(paths.map { ($0.lowercased(), $0) }) { _, _ in nil }
    }
  }

  /// A file or folder that becomes a page, by its exact path; its file is that whose text the page
  /// has, where there is one.
  func page(at path: String) -> (path: String, route: Route)? {
    targets[path].map { ($0.introduction ?? path, $0.route) }
  }

  /// The first of some files that becomes a page, whatever the case of its letters where none does
  /// as it is written.
  ///
  /// - Parameter name: What a link says, which may be the name of a file without its number.
  func page(ofOneOf paths: [String], named name: String) -> (path: String, route: Route)? {
    let path =
      paths.first { targets[$0] != nil }
      ?? paths.lazy.compactMap { pathsInLowerCase.value[$0.lowercased()] ?? nil }.first
      ?? paths.lazy.compactMap { guides.value.path(ofAddress: $0) }.first
      ?? guides.value.path(ofNumbered: name)
    return path.flatMap(page(at:))
  }

  /// The guide of a name, as DocC links to articles, which may lie in any folder.
  func guide(named name: String, near path: String) -> (path: String, title: String)? {
    guides.value.guide(named: name, near: path)
  }

  /// The index after a change that left all pages in their places and all guides as they were;
  /// `nil` when files became unreadable or readable by it.
  func changing(to catalog: Catalog, _ lists: [PageList], map: SiteMap) -> CatalogIndex? {
    guard absentSystems == catalog.absentSystems, unreadFiles == catalog.unreadFiles else {
      return nil
    }
    var index = self
    index.languages = PageLanguages(catalog, lists, map: map)
    for entry in lists.lazy.flatMap(\.entriesBesideGuides) {
      for source in entry.sources {
        let path = source.location.path
        guard targets[path]?.route == entry.route, !unreadFiles.contains(path) else { continue }
        index.targets[path]?.set(source.anchors)
      }
    }
    return index
  }

  /// Takes over the anchors of guides that have other texts, and nothing else.
  mutating func changeTexts(of guides: [Guide]) {
    for guide in guides where targets[guide.path]?.anchors != nil {
      targets[guide.path]?.set { guide.text.facts.elementIDs() }
      targets[guide.path]?.setHeadings(of: guide)
    }
  }

  /// The page that a file of the content becomes.
  func route(ofContent path: String) -> Route? { targets[path]?.route }

  /// The names that a link to a file may give after `#`, each with the id of its element; `nil`
  /// when the file makes no page or could not be read as a whole.
  func anchors(ofContent path: String) -> PageAnchors? { targets[path]?.anchors?.value }

  /// What a guide is called, whose heading of the first level is that of its page.
  func title(ofContent path: String) -> String? { targets[path]?.title }

  /// The text of a heading of a guide, by the id of its element.
  func heading(_ id: String, ofContent path: String) -> String? {
    targets[path]?.headings?.value[id]
  }

  /// The file that becomes a page and whose path is nearest to a wrong one.
  func contentPath(nearestTo path: String) -> String? { nearbyPaths.value.nearest(to: path) }

  /// Whether a file makes no page for a reason that is known: it could not be read, or its system
  /// was left out.
  func isKnownMissing(_ path: String) -> Bool {
    unreadFiles.contains(path) || absentSystems.contains(String(path.prefix { $0 != "/" }))
  }
}

extension Catalog {
  /// The files that should have become a page and did not.
  fileprivate var unreadFiles: Set<String> {
    systems.reduce(into: []) { $0.formUnion($1.gaps.files) }
  }
}
