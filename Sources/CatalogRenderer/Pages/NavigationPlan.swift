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
  private struct Part {
    var section: SiteOutline.Section
    var shown: NavigationSection
    /// Where the page stands in the section, or would stand.
    var position: Int
    var range: Range<Int>
    var isOpen: Bool
  }

  let page: String
  let site: SystemSite
  let current: Route
  private var room = NavigationRoom()
  private var parts: [Part] = []

  init(page: String, site: SystemSite, current: Route) {
    (self.page, self.site, self.current) = (page, site, current)
  }

  /// Adds a section, unless it is there or has no room.
  mutating func add(_ section: SiteOutline.Section, isOpen: Bool) {
    guard !parts.contains(where: { $0.section.kind == section.kind }) else { return }
    let head = head(of: section)
    let size = NavigationRoom.size(ofHead: head.id, head.title, head.href)
    // What leads to the rest of a long list.
    let more = isOpen ? 80 + (head.href?.utf8.count ?? 0) : 0
    guard room.take(size + more) else { return }
    let position = position(in: section)
    var part = Part(
      section: section, shown: head, position: position, range: position..<position,
      isOpen: isOpen)
    grow(&part, to: 1)
    parts.append(part)
  }

  /// Adds entries to the open sections, those around the page first.
  mutating func grow(to count: Int) {
    for index in parts.indices where parts[index].isOpen {
      var part = parts[index]
      grow(&part, to: count)
      parts[index] = part
    }
  }

  private mutating func grow(_ part: inout Part, to count: Int) {
    guard part.isOpen else { return }
    let entries = part.section.entries
    while part.range.count < min(count, entries.count) {
      let (lower, upper) = (part.range.lowerBound, part.range.upperBound)
      let isNext =
        upper < entries.count && (lower == 0 || upper - part.position <= part.position - lower)
      let item = item(entries[isNext ? upper : lower - 1])
      guard room.take(NavigationRoom.size(ofItem: item)) else { return }
      part.range = isNext ? lower..<(upper + 1) : (lower - 1)..<upper
      if isNext { part.shown.items.append(item) } else { part.shown.items.insert(item, at: 0) }
    }
  }

  /// What was chosen, in the order of the outline.
  var sections: [NavigationSection] {
    // The pages of the API are no section of the outline, and come behind those of the system.
    let order = parts.map { part in site.outline.place(of: part.section.kind).map { 2 * $0 } ?? 1 }
    return zip(order, parts).sorted { $0.0 < $1.0 }.map { finished($1) }
  }

  private func finished(_ part: Part) -> NavigationSection {
    var shown = part.shown
    if part.section.kind == .overview { shown.href = nil }
    let count = part.section.entries.count
    if part.isOpen, shown.items.count < count, let index = part.section.index {
      shown.more = LinkItem(
        title: site.words(FramePhrase.allPages, count: count), href: href(index))
    }
    return shown
  }

  private func position(in section: SiteOutline.Section) -> Int {
    if section.kind == .api {
      return section.entries.firstIndex { $0.route == current && $0.anchor == nil } ?? 0
    }
    guard site.pages[current]?.listing?.section == section.kind else { return 0 }
    return min(site.outline.position(of: current, in: section), max(0, section.entries.count - 1))
  }

  private func head(of section: SiteOutline.Section) -> NavigationSection {
    NavigationSection(
      id: section.kind.id, title: Self.shortened(section.title), href: section.index.map(href),
      depth: depth(section.kind))
  }

  private func item(_ entry: SiteOutline.Entry) -> NavigationSection.Item {
    NavigationSection.Item(
      title: Self.shortened(entry.title), href: href(entry),
      isCurrent: entry.route == current && entry.anchor == nil, isDeprecated: entry.isDeprecated)
  }

  /// A title that leaves room for others.
  private static func shortened(_ title: String) -> String {
    let limit = 120
    guard title.utf8.count > limit, title.count > limit else { return title }
    return title.prefix(limit - 1) + "…"
  }

  private func href(_ entry: SiteOutline.Entry) -> String {
    site.href(from: page, to: entry.route, anchor: entry.anchor)
  }

  private func depth(_ kind: SiteOutline.Section.Kind) -> Int {
    guard case .folder(let path) = kind, !path.isEmpty else { return 0 }
    return min(3, 1 + path.utf8.count { $0 == UInt8(ascii: "/") })
  }
}
