import CatalogModel

/// The room that the navigation of a page has, in links and in bytes of markup.
///
/// The bytes are those of the default theme, a little generously, so that a page of that theme
/// keeps within ``NavigationRoom/limit``.
struct NavigationRoom {
  /// How many bytes the markup of the navigation may have.
  static let limit = 12_288
  /// What surrounds the sections: the filter, and the words that scripts show.
  private static let frame = 1_800

  private var links = 100
  private var bytes = Self.limit - Self.frame

  /// The head of a section.
  static func size(ofHead id: String, _ title: String, _ href: String?) -> Int {
    160 + id.utf8.count + size(of: title) + (href?.utf8.count ?? 0)
  }

  /// A link in a list.
  static func size(ofItem item: NavigationSection.Item) -> Int {
    36 + size(of: item.title) + item.href.utf8.count + (item.isDeprecated ? 80 : 0)
  }

  private static func size(of title: String) -> Int {
    HTML.escaped(title).utf8.count
  }

  /// Takes the room of a link; `false` where there is not enough.
  mutating func take(_ size: Int) -> Bool {
    guard links > 0, bytes >= size else { return false }
    links -= 1
    bytes -= size
    return true
  }
}

/// The sections of a navigation while they are chosen.
struct NavigationPlan {
  /// A section, of which the entries in a range are shown.
  struct Part {
    let section: SiteOutline.Section
    var shown: NavigationSection
    /// Where the page stands in the section, or would stand.
    let position: Int
    private(set) var range: Range<Int>
    let isOpen: Bool

    init(_ section: SiteOutline.Section, _ head: NavigationSection, position: Int, isOpen: Bool) {
      self.section = section
      shown = head
      self.position = position
      range = position..<position
      self.isOpen = isOpen
    }

    /// The entry to show next, the nearest to the page; `nil` when all are shown.
    var next: Int? {
      let (lower, upper) = (range.lowerBound, range.upperBound)
      let hasMore = upper < section.entries.count
      if hasMore, lower == 0 || upper - position <= position - lower { return upper }
      return lower > 0 ? lower - 1 : nil
    }

    /// Shows the entry at `next`.
    mutating func show(_ item: NavigationSection.Item, at next: Int) {
      if next == range.upperBound {
        shown.items.append(item)
        range = range.lowerBound..<(next + 1)
      } else {
        shown.items.insert(item, at: 0)
        range = next..<range.upperBound
      }
    }
  }

  var parts: [Part] = []
  var room = NavigationRoom()

  func holds(_ kind: SiteOutline.Section.Kind) -> Bool {
    parts.contains { $0.section.kind == kind }
  }
}
