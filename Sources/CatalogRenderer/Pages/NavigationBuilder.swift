import CatalogModel

/// Makes the navigation of a page: the system's own pages, the section of the page, and the heads of
/// the other sections. How long it is does not depend on how many pages there are.
///
/// Steps: take the heads that every page needs, then the pages around this one, then the folders
/// around its own, as long as there is room for them (``NavigationRoom``); put what was taken in the
/// order of the outline.
struct NavigationBuilder {
  let site: SystemSite
  let page: String
  let current: Route
  /// The section that lists the page.
  private let own: SiteOutline.Section.Kind?

  init(site: SystemSite, page: String, current: Route) {
    (self.site, self.page, self.current) = (site, page, current)
    own = site.pages[current]?.listing?.section
  }

  /// The longest list of pages that is shown; of a longer one, those around the page.
  static let limit = 50
  /// How many pages of its own section a page shows before there are folders beside its own.
  private static let nearPages = 30
  /// How many folders are shown beside the own one, or in it.
  private static let nearFolders = 24
  /// How many folders are shown around the own one.
  private static let ancestors = 8

  var sections: [NavigationSection] {
    var plan = NavigationPlan()
    if let api = site.api.section(for: current) { add(api, isOpen: true, to: &plan) }
    for kind in heads { add(kind, to: &plan) }
    grow(&plan, to: Self.nearPages)
    for folder in folders { add(.folder(folder), to: &plan) }
    grow(&plan, to: Self.limit)
    return finished(plan)
  }

  private func add(_ kind: SiteOutline.Section.Kind, to plan: inout NavigationPlan) {
    guard let section = site.outline.section(kind) else { return }
    add(section, isOpen: kind == .overview || kind == own, to: &plan)
  }

  /// Adds a section, unless it is there or has no room.
  private func add(_ section: SiteOutline.Section, isOpen: Bool, to plan: inout NavigationPlan) {
    guard !plan.holds(section.kind) else { return }
    let head = head(of: section)
    let size = NavigationRoom.size(ofHead: head.id, head.title, head.href)
    // What leads to the rest of a long list.
    let more = isOpen ? 80 + (head.href?.utf8.count ?? 0) : 0
    guard plan.room.take(size + more) else { return }
    plan.parts.append(
      NavigationPlan.Part(section, head, position: position(in: section), isOpen: isOpen))
    grow(&plan, plan.parts.count - 1, to: 1)
  }

  /// Adds entries to the open sections, those around the page first.
  private func grow(_ plan: inout NavigationPlan, to count: Int) {
    for index in plan.parts.indices { grow(&plan, index, to: count) }
  }

  private func grow(_ plan: inout NavigationPlan, _ index: Int, to count: Int) {
    guard plan.parts[index].isOpen else { return }
    while plan.parts[index].range.count < count, let next = plan.parts[index].next {
      let item = item(plan.parts[index].section.entries[next])
      guard plan.room.take(NavigationRoom.size(ofItem: item)) else { return }
      plan.parts[index].show(item, at: next)
    }
  }

  /// The sections that are shown in any case, the one that matters most first.
  private var heads: [SiteOutline.Section.Kind] {
    let chain = site.pages.folders.chain(to: folder ?? "").suffix(Self.ancestors).reversed()
    return [own].compactMap(\.self) + SiteOutline.Section.Kind.fixed
      + chain.map { .folder($0.path) }
  }

  /// The folder of guides that the page belongs to, which is empty for that of all guides; `nil`
  /// for a page of another kind.
  private var folder: String? {
    switch own {
    case .folder(let path): path
    case .guides: ""
    default: nil
    }
  }

  /// The folders in the own one, and those beside it, the nearest first.
  private var folders: [String] {
    guard let folder, let own = site.pages.folders[folder] else { return [] }
    let inner = own.folders.prefix(Self.nearFolders)
    guard !folder.isEmpty else { return Array(inner) }
    let parent = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
    return inner
      + site.pages.folders.siblings(of: folder, in: parent, atMost: Self.nearFolders - inner.count)
  }
}

extension NavigationBuilder {
  /// What was chosen, in the order of the outline.
  private func finished(_ plan: NavigationPlan) -> [NavigationSection] {
    // The pages of the API are no section of the outline, and come behind those of the system.
    let order = plan.parts.map { site.outline.place(of: $0.section.kind).map { 2 * $0 } ?? 1 }
    return zip(order, plan.parts).sorted { $0.0 < $1.0 }.map { finished($1) }
  }

  private func finished(_ part: NavigationPlan.Part) -> NavigationSection {
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
    guard own == section.kind else { return 0 }
    return min(site.outline.position(of: current, in: section), max(0, section.entries.count - 1))
  }

  private func head(of section: SiteOutline.Section) -> NavigationSection {
    NavigationSection(
      id: section.kind.id, title: Self.shortened(section.title),
      href: section.index.map { href($0) },
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

extension GuideFolders {
  /// The folders beside one, those first that stand nearest to it.
  fileprivate func siblings(of folder: String, in parent: String, atMost count: Int) -> [String] {
    let all = self[parent]?.folders ?? []
    guard let own = all.firstIndex(of: folder) else { return [] }
    return (1...max(1, count)).flatMap { distance in
      [own + distance, own - distance].filter(all.indices.contains).map { all[$0] }
    }.prefix(count).map(\.self)
  }
}

extension SiteOutline.Section.Kind {
  /// The sections that are no folders of guides.
  fileprivate static let fixed: [Self] =
    [.overview, .guides, .specifications, .rules, .tokens] + Layer.allCases.map(Self.components)
    + [.cases]

  /// What scripts call the section.
  var id: String {
    switch self {
    case .overview: "overview"
    case .api: "api"
    case .guides: "guides"
    case .folder(let path): "guides/" + path
    case .specifications: "specs"
    case .rules: "rules"
    case .tokens: "tokens"
    case .components(let layer): layer.anchor
    case .cases: "cases"
    }
  }
}
