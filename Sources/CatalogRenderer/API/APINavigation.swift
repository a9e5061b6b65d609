import CatalogModel

/// The way through the pages of the API: what the navigation lists beside one, what encloses
/// it, what comes before and after.
struct APINavigation: Sendable {
  /// The longest list of pages that the navigation shows.
  private static let limit = 60

  private let overview: SiteOutline.Entry
  private let pagesByModule: [String: [SymbolPage]]
  private let pagesByRoute: [Route: SymbolPage]
  private let onlyModule: String?

  init(_ system: System, _ pages: [SymbolPage]) {
    overview = SiteOutline.Entry(title: "API", route: .api(system: system.slug))
    pagesByModule = Dictionary(grouping: pages, by: \.module)
    pagesByRoute = Dictionary(pages.map { ($0.route, $0) }, uniquingKeysWith: { first, _ in first })
    onlyModule = system.modules.count == 1 ? system.modules.first?.name : nil
  }

  /// The pages to list beside a page of the API; `nil` beside other pages, and beside the overview
  /// of several modules.
  func section(for route: Route) -> SiteOutline.Section? {
    if route == overview.route {
      return onlyModule.flatMap { section($0, pages(in: $0, beside: nil)) }
    }
    guard let page = pagesByRoute[route] else { return nil }
    let listed = pages(in: page.module, beside: page)
    return section(page.module, listed.isEmpty ? [page] : listed)
  }

  /// All pages of a module where they are few enough; otherwise those that no type encloses, and of
  /// the nested ones those beside a page; otherwise only what belongs to that page.
  private func pages(in module: String, beside page: SymbolPage?) -> [SymbolPage] {
    let all = pagesByModule[module] ?? []
    let family = all.filter { page != nil && $0.path.first == page?.path.first }
    let related = Set(family.map(\.route))
    let outer = all.filter { $0.path.count < 2 || related.contains($0.route) }
    return [all, outer, family].first { $0.count <= Self.limit } ?? []
  }

  private func section(_ module: String, _ pages: [SymbolPage]) -> SiteOutline.Section? {
    guard !pages.isEmpty else { return nil }
    return SiteOutline.Section(title: "API of \(module)", entries: pages.map(entry))
  }

  /// The overview and the enclosing types, from the outside in.
  func breadcrumbs(of page: SymbolPage, anchor: String?) -> [SiteOutline.Entry] {
    let module = SiteOutline.Entry(title: page.module, route: overview.route, anchor: anchor)
    let pages = pagesByModule[page.module] ?? []
    let enclosing = page.path.indices.dropFirst().compactMap { depth in
      pages.first { $0.path == Array(page.path.prefix(depth)) }
    }
    return [overview, module] + enclosing.map(entry)
  }

  /// The pages before and after one within its module; `nil` for a page that is none of the API.
  func neighbours(
    of route: Route
  ) -> (previous: SiteOutline.Entry?, next: SiteOutline.Entry?)? {
    guard let page = pagesByRoute[route], let pages = pagesByModule[page.module],
      let index = pages.firstIndex(where: { $0.route == route })
    else { return nil }
    let previous = index > 0 ? entry(pages[index - 1]) : overview
    return (previous, index + 1 < pages.count ? entry(pages[index + 1]) : nil)
  }

  private func entry(_ page: SymbolPage) -> SiteOutline.Entry {
    SiteOutline.Entry(
      title: page.title, route: page.route, isDeprecated: page.type?.isDeprecated ?? false)
  }
}
