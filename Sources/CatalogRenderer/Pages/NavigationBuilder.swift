import CatalogModel

/// Makes the navigation of a page: the system's own pages, the section of the page, and the heads of
/// the other sections. How long it is does not depend on how many pages there are.
struct NavigationBuilder {
  let site: SystemSite
  let page: String
  let current: Route

  /// The longest list of pages that is shown; of a longer one, those around the page.
  static let limit = 50

  var sections: [NavigationSection] {
    var sections: [NavigationSection] = []
    for section in site.outline.sections where isShown(section.kind) {
      sections.append(isOpen(section.kind) ? open(section) : head(of: section))
      if section.kind == .overview, let api = site.api.section(for: current) {
        sections.append(open(api))
      }
    }
    return sections
  }

  /// The section that lists the page.
  private var own: SiteOutline.Section.Kind? { site.pages[current]?.listing?.section }

  /// The folder of guides that the page belongs to; empty outside of folders.
  private var folder: String {
    if case .folder(let path)? = own { path } else { "" }
  }

  private func isOpen(_ kind: SiteOutline.Section.Kind) -> Bool {
    kind == .overview || kind == own
  }

  /// Of the folders of guides, those around the page and those in its own.
  private func isShown(_ kind: SiteOutline.Section.Kind) -> Bool {
    guard case .folder(let path) = kind else { return true }
    let isGuide = own == .guides || !folder.isEmpty
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    return path == folder || folder.hasPrefix(path + "/")
      || isGuide && parent == folder && isNear(path, in: parent)
  }

  /// Whether a folder is among the first of those beside it: a page lists no more than fit.
  private func isNear(_ path: String, in parent: String) -> Bool {
    site.pages.folders[parent]?.folders.prefix(Self.limit).contains(path) ?? false
  }

  private func head(of section: SiteOutline.Section) -> NavigationSection {
    NavigationSection(
      id: section.kind.id, title: section.title, href: section.index.map(href),
      depth: depth(section.kind))
  }

  private func open(_ section: SiteOutline.Section) -> NavigationSection {
    var shown = head(of: section)
    let entries = section.entries
    let position = site.outline.position(of: current, in: section)
    let start = max(0, min(position - Self.limit / 2, entries.count - Self.limit))
    shown.items = entries[start..<min(entries.count, start + Self.limit)].map(item)
    if section.kind == .overview { shown.href = nil }
    if shown.items.count < entries.count, let index = section.index {
      shown.more = LinkItem(
        title: site.words(FramePhrase.allPages, count: entries.count), href: href(index))
    }
    return shown
  }

  private func item(_ entry: SiteOutline.Entry) -> NavigationSection.Item {
    NavigationSection.Item(
      title: entry.title, href: href(entry),
      isCurrent: entry.route == current && entry.anchor == nil, isDeprecated: entry.isDeprecated)
  }

  private func href(_ entry: SiteOutline.Entry) -> String {
    site.href(from: page, to: entry.route, anchor: entry.anchor)
  }

  private func depth(_ kind: SiteOutline.Section.Kind) -> Int {
    guard case .folder(let path) = kind else { return 0 }
    return min(3, path.split(separator: "/").count)
  }
}

extension SiteOutline.Section.Kind {
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
