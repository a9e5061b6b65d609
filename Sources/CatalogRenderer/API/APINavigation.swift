import CatalogModel
import InterfaceStrings

/// The way through the pages of the API: what the navigation lists beside one, what encloses
/// it, what comes before and after.
struct APINavigation: Sendable {
  private let words: Words
  private let overview: SiteOutline.Entry
  private let modules: [String: ModulePages]
  private let pagesByRoute: [Route: SymbolPage]
  /// The modules on the overview, in the order of the system.
  private let moduleEntries: [SiteOutline.Entry]

  init(_ system: System, _ symbols: SymbolIndex, words: Words) {
    self.words = words
    let pages = symbols.pages
    let overview = SiteOutline.Entry(
      title: words(APIPhrase.title), route: .api(system: system.slug))
    self.overview = overview
    modules = Dictionary(grouping: pages, by: \.module).mapValues { ModulePages($0) }
    pagesByRoute = Dictionary(pages.map { ($0.route, $0) }, uniquingKeysWith: { first, _ in first })
    moduleEntries = system.modules.map {
      SiteOutline.Entry(
        title: $0.name, route: overview.route, anchor: symbols.moduleAnchors[$0.name])
    }
  }

  /// The pages to list beside a page of the API, and the modules beside the overview of several;
  /// `nil` beside other pages.
  func section(for route: Route) -> SiteOutline.Section? {
    if route == overview.route { return overviewSection }
    guard let page = pagesByRoute[route] else { return nil }
    let listed = modules[page.module]?.listed(beside: page) ?? []
    return section(page.module, listed.isEmpty ? [page] : listed)
  }

  private var overviewSection: SiteOutline.Section? {
    guard moduleEntries.count == 1, let only = moduleEntries.first?.title else {
      return SiteOutline.Section(
        kind: .api, title: words(APIPhrase.modules), entries: moduleEntries)
    }
    return section(only, modules[only]?.listed(beside: nil) ?? [])
  }

  private func section(_ module: String, _ pages: [SymbolPage]) -> SiteOutline.Section? {
    guard !pages.isEmpty else { return nil }
    return SiteOutline.Section(
      kind: .api, title: words(APIPhrase.apiOf, ["module": module]), entries: pages.map(entry))
  }

  /// The overview and the enclosing types, from the outside in.
  func breadcrumbs(of page: SymbolPage, anchor: String?) -> [SiteOutline.Entry] {
    let module = SiteOutline.Entry(title: page.module, route: overview.route, anchor: anchor)
    return [overview, module] + (modules[page.module]?.enclosing(page) ?? []).map(entry)
  }

  /// The pages before and after one within its module; `nil` for a page that is none of the API.
  func neighbours(
    of route: Route
  ) -> (previous: SiteOutline.Entry?, next: SiteOutline.Entry?)? {
    guard let page = pagesByRoute[route],
      let neighbours = modules[page.module]?.neighbours(of: route)
    else { return nil }
    return (neighbours.previous.map(entry) ?? overview, neighbours.next.map(entry))
  }

  private func entry(_ page: SymbolPage) -> SiteOutline.Entry {
    SiteOutline.Entry(
      title: page.title(in: words), route: page.route,
      isDeprecated: page.type?.isDeprecated ?? false)
  }
}
