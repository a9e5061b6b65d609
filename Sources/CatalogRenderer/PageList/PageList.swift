import CatalogModel
import InterfaceStrings

/// The pages of a system in the words of one language, found by their address.
struct PageList: Sendable {
  private(set) var entries: [PageEntry]
  /// The pages that are listed, in the order in which a reader meets them.
  let outline: SiteOutline
  private let positions: [Route: Int]

  /// The folders of the guides.
  private(set) var folders: GuideFolders

  init(_ index: SystemIndex, in words: Words) {
    folders = index.folders
    entries = PageKinds.entries(of: index, in: words)
    outline = SiteOutline(entries, of: index.system, folders, in: words)
    positions = Dictionary(
      zip(entries.map(\.route), entries.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The pages that a program reads before all others, in their order.
  var readFirst: [PageEntry] {
    entries.filter { $0.readFirst != nil }.sorted { ($0.readFirst ?? 0) < ($1.readFirst ?? 0) }
  }

  /// The list after guides got other texts, and nothing that others show of them has changed.
  ///
  /// - Parameter index: That of the system with these guides.
  func changingTexts(of guides: [Guide], _ index: SystemIndex, in words: Words) -> PageList {
    var list = self
    list.folders = index.folders
    let made = GuideKind.entries(of: guides, index) + CaseKind.entries(of: guides, index)
    // The page of a folder shows the text of its introduction.
    let folders =
      guides.contains(where: \.isIntroduction) ? GuidesKind.entries(of: index, in: words) : []
    for entry in made + folders {
      if let position = positions[entry.route] { list.entries[position] = entry }
    }
    return list
  }

  /// Whether the pages of another list have the same addresses, in the same order.
  func hasRoutes(of other: PageList) -> Bool {
    entries.count == other.entries.count
      && zip(entries, other.entries).allSatisfy { $0.route == $1.route }
  }

  subscript(route: Route) -> PageEntry? { positions[route].map { entries[$0] } }
}
