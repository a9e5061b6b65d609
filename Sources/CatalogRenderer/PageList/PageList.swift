import CatalogModel
import InterfaceStrings

/// The pages of a system in the words of one language, found by their address.
struct PageList: Sendable {
  let entries: [PageEntry]
  /// The pages that are listed, in the order in which a reader meets them.
  let outline: SiteOutline
  private let positions: [Route: Int]

  /// The folders of the guides.
  let folders: GuideFolders

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

  subscript(route: Route) -> PageEntry? { positions[route].map { entries[$0] } }
}
