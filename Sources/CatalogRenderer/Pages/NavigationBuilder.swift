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

  /// The longest list of pages that is shown; of a longer one, those around the page.
  static let limit = 50
  /// How many pages of its own section a page shows before there are folders beside its own.
  private static let nearPages = 30
  /// How many folders are shown beside the own one, or in it.
  private static let nearFolders = 24
  /// How many folders are shown around the own one.
  private static let ancestors = 8

  var sections: [NavigationSection] {
    var plan = NavigationPlan(page: page, site: site, current: current)
    if let api = site.api.section(for: current) { plan.add(api, isOpen: true) }
    for kind in heads { add(kind, to: &plan) }
    plan.grow(to: Self.nearPages)
    for folder in folders { add(.folder(folder), to: &plan) }
    plan.grow(to: Self.limit)
    return plan.sections
  }

  private func add(_ kind: SiteOutline.Section.Kind, to plan: inout NavigationPlan) {
    guard let section = site.outline.section(kind) else { return }
    plan.add(section, isOpen: kind == .overview || kind == own)
  }

  /// The section that lists the page.
  private var own: SiteOutline.Section.Kind? { site.pages[current]?.listing?.section }

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
