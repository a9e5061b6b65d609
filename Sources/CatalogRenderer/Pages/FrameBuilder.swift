import AgentUI
import CatalogModel

/// Makes the frame of a page: titles, navigation, the switches of previews.
struct FrameBuilder {
  let site: SystemSite

  func frame(
    _ route: Route, kind: String, title: String, description: String,
    contents: [ContentsItem] = [], breadcrumbs: [SiteOutline.Entry] = []
  ) -> PageFrame {
    let page = site.path(route)
    let neighbours = site.api.neighbours(of: route) ?? site.outline.neighbours(of: route)
    let isStart = route == .system(site.system.slug)
    let languages = LanguageLinks(site: site, route: route)
    return PageFrame(
      language: site.language, kind: kind, title: title,
      pageTitle: isStart ? title : "\(title) · \(site.system.name)", description: description,
      siteTitle: site.catalog.title, siteLanguage: languages.ofSite,
      root: RelativeURL.root(of: page),
      canonical: site.catalog.baseURL.map { $0 + page },
      picture: site.catalog.baseURL.map { $0 + LinkPicture.path(of: page) }, feed: site.feedAddress,
      alternates: languages.alternates, otherLanguage: languages.other,
      markdownHref: RelativeURL.from(page, to: SiteMap.twin(of: page)),
      themeStylesheets: ThemeStylesheet(system: site.system, map: site.map).isEmpty
        ? [] : [stylesheet(site.stylesheets.themePath, from: page)],
      tokenStylesheets: [stylesheet(site.stylesheets.tokensPath, from: page)],
      previewStylesheets: site.previews.bundle.map { [stylesheet($0.path, from: page)] } ?? [],
      homeHref: site.href(
        from: page, to: site.map.isSingleSystem ? .system(site.system.slug) : .catalog),
      systemName: site.system.name,
      searchPage: site.map.path(ResultPages.route(site.language, of: site.catalog)),
      systemSlug: site.system.slug,
      systemHref: site.href(from: page, to: .system(site.system.slug)),
      axes: AxisItem.items(
        of: site.system.tokens.modifiers.filter { !$0.isAppearance }, in: site.system.tokens,
        site.words),
      navigation: NavigationBuilder(site: site, page: page, current: route).sections,
      outlineHref: RelativeURL.from(page, to: site.outlineScript.path),
      outlineRoot: RelativeURL.root(of: page) + site.map.folder(site.system.slug),
      breadcrumbs: sections(breadcrumbs, above: route).map { link($0, from: page) },
      contents: contents, previous: neighbours.previous.map { link($0, from: page) },
      next: neighbours.next.map { link($0, from: page) },
      editHref: site.editAddress(of: route),
      logoHref: site.logoPath.map { RelativeURL.from(page, to: $0) })
  }

  /// The way to a page, with the page that lists its section where the way names no other.
  private func sections(
    _ breadcrumbs: [SiteOutline.Entry], above route: Route
  ) -> [SiteOutline.Entry] {
    guard breadcrumbs.count == 1, let kind = site.pages[route]?.listing?.section,
      kind != .overview, let section = site.outline.section(kind), let index = section.index,
      index.route != route, index.route != breadcrumbs[0].route
    else { return breadcrumbs }
    var entry = index
    entry.title = section.title
    return breadcrumbs + [entry]
  }

  private func stylesheet(_ path: String, from page: String) -> LinkItem {
    LinkItem(title: "", href: RelativeURL.from(page, to: path))
  }

  private func link(_ entry: SiteOutline.Entry, from page: String) -> LinkItem {
    LinkItem(
      title: entry.title, href: site.href(from: page, to: entry.route, anchor: entry.anchor))
  }

  /// `dark` reads as `Dark`; names that have capitals, such as `iOS`, stay.
  static func label(_ name: String) -> String {
    name.contains(where: \.isUppercase) ? name : name.prefix(1).uppercased() + name.dropFirst()
  }
}
