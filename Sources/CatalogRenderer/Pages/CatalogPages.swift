import CatalogModel

/// Renders the pages that belong to no system: the start page and the page for lost readers.
struct CatalogPages {
  let catalog: Catalog
  let map: SiteMap
  let sites: [SystemSite]

  func render(into output: inout SiteOutput) {
    if !catalog.isSingleSystem { output.add(start(), at: map.path(.catalog), with: \.catalog) }
    output.add(notFound(), at: map.path(.notFound), with: \.notFound)
  }

  private func start() -> CatalogContext {
    let page = map.path(.catalog)
    return CatalogContext(
      frame: frame(page, kind: "catalog", title: catalog.title, description: catalog.summary),
      summary: catalog.summary, systems: sites.map { summary($0, from: page) })
  }

  private func summary(_ site: SystemSite, from page: String) -> CatalogContext.SystemSummary {
    let system = site.system
    let tokens = system.tokens.count { !$0.isInternal }
    return CatalogContext.SystemSummary(
      slug: system.slug, name: system.name, summary: system.summary,
      href: site.href(from: page, to: .system(system.slug)),
      counts: [
        Plural.text(system.components.count, "component"), Plural.text(tokens, "token"),
        Plural.text(system.guides.count, "guide"), Plural.text(system.screens.count, "screen"),
      ].joined(separator: " · "),
      platforms: PlatformItem.items(system.platforms),
      health: HealthFigures(site: site).items(from: page))
  }

  /// A server shows this page at addresses of any depth, so its references begin at the site's own
  /// address where that is known.
  private func notFound() -> NotFoundContext {
    var frame = frame(
      map.path(.notFound), kind: "not-found", title: "This page does not exist", description: "")
    if let baseURL = catalog.baseURL {
      frame.root = baseURL
      frame.homeHref = baseURL + "index.html"
    }
    return NotFoundContext(
      frame: frame, summary: "The address may be misspelt, or the page may have moved.")
  }

  private func frame(
    _ page: String, kind: String, title: String, description: String
  ) -> PageFrame {
    PageFrame(
      language: catalog.language, kind: kind, title: title, pageTitle: title,
      description: description, siteTitle: catalog.title, root: RelativeURL.root(of: page),
      canonical: kind == "catalog" ? catalog.baseURL : nil,
      markdownHref: kind == "catalog" ? RelativeURL.from(page, to: SiteMap.twin(of: page)) : nil,
      homeHref: "index.html")
  }
}

/// Counts in words.
enum Plural {
  /// `1 token`, `2 tokens`
  static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
