import CatalogModel
import InterfaceStrings

/// The pages of a system in the words of one language, found by their address.
struct PageList: Sendable {
  /// What follows from the places of all pages, which lists share that have the same.
  private final class Places: Sendable {
    let outline: SiteOutline
    let positions: [Route: Int]

    init(_ outline: SiteOutline, _ entries: PageEntries) {
      self.outline = outline
      positions = Dictionary(
        zip(entries.lazy.map(\.route), entries.indices), uniquingKeysWith: { first, _ in first })
    }
  }

  private(set) var entries: PageEntries
  private let places: Places

  /// The folders of the guides.
  private(set) var folders: GuideFolders

  /// - Parameter former: The list before a change that left all guides as they were: their entries
  ///   are taken over, and what is computed of all entries where the others have kept their places.
  init(_ index: SystemIndex, in words: Words, keepingGuidesOf former: PageList? = nil) {
    folders = index.folders
    entries = PageKinds.entries(of: index, in: words) { former?.entries.kinds[$0] }
    if let former, former.hasPlaces(of: entries) {
      places = former.places
    } else {
      places = Places(SiteOutline(entries, of: index.system, folders, in: words), entries)
    }
  }

  /// The pages that are listed, in the order in which a reader meets them.
  var outline: SiteOutline { places.outline }

  /// The entries that are not made of guides alone.
  var entriesBesideGuides: [PageEntry] { Self.besideGuides(entries) }

  /// Whether the pages of another list have the same places because a change left them there.
  func keepsPlaces(of other: PageList) -> Bool { places === other.places }

  /// Whether entries beside those of the same guides are found and listed as the list's own are.
  private func hasPlaces(of others: PageEntries) -> Bool {
    entries.hasSizes(of: others)
      && zip(entriesBesideGuides, Self.besideGuides(others)).allSatisfy { $0.hasPlace(of: $1) }
  }

  private static func besideGuides(_ entries: PageEntries) -> [PageEntry] {
    zip(PageKinds.all, entries.kinds).flatMap { $0.isOfGuidesAlone ? [] : $1 }
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
      if let position = places.positions[entry.route] { list.entries[position] = entry }
    }
    return list
  }

  /// Whether the pages of another list have the same addresses, in the same order.
  func hasRoutes(of other: PageList) -> Bool {
    keepsPlaces(of: other)
      || entries.count == other.entries.count
        && zip(entries, other.entries).allSatisfy { $0.route == $1.route }
  }

  subscript(route: Route) -> PageEntry? { places.positions[route].map { entries[$0] } }
}
