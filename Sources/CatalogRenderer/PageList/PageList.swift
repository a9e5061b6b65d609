import CatalogModel
import InterfaceStrings

/// The pages of a system in the words of one language, found by their address.
struct PageList: Sendable {
  private(set) var entries: [PageEntry]
  /// The pages that are listed, in the order in which a reader meets them.
  let outline: SiteOutline
  private let positions: [Route: Int]
  /// Where the entries of each kind stand, in the order of ``PageKinds/all``.
  private let spans: [Range<Int>]

  /// The folders of the guides.
  private(set) var folders: GuideFolders

  /// - Parameter former: The list before a change that left all guides as they were: their entries
  ///   are taken over, and what is computed of all entries where the others have kept their places.
  init(_ index: SystemIndex, in words: Words, keepingGuidesOf former: PageList? = nil) {
    folders = index.folders
    (entries, spans) = PageKinds.entries(of: index, in: words) { kind in
      former.map { $0.entries[$0.spans[kind]] }
    }
    if let former, Self.havePlaces(of: former, entries, spans) {
      (outline, positions) = (former.outline, former.positions)
    } else {
      outline = SiteOutline(entries, of: index.system, folders, in: words)
      positions = Dictionary(
        zip(entries.map(\.route), entries.indices), uniquingKeysWith: { first, _ in first })
    }
  }

  /// The entries that are not made of guides alone.
  var entriesBesideGuides: [PageEntry] { Self.besideGuides(entries, spans) }

  /// Whether the pages are those of a list with the same guides, and links lead to them from the
  /// same files.
  func hasPlaces(of other: PageList) -> Bool { Self.havePlaces(of: other, entries, spans) }

  private static func havePlaces(
    of other: PageList, _ entries: [PageEntry], _ spans: [Range<Int>]
  ) -> Bool {
    spans == other.spans
      && zip(besideGuides(entries, spans), other.entriesBesideGuides)
        .allSatisfy { $0.hasPlace(of: $1) }
  }

  private static func besideGuides(
    _ entries: [PageEntry], _ spans: [Range<Int>]
  ) -> [PageEntry] {
    zip(PageKinds.all, spans).flatMap { kind, span in
      kind.isOfGuidesAlone ? [] : entries[span]
    }
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
