import AgentUI
import CatalogModel
import Diagnostics
import InterfaceStrings

/// Renders the pages that belong to no system: the start page, the page of a search's results, and
/// the page for lost readers.
struct CatalogPages {
  let catalog: Catalog
  let sites: [SystemSite]
  let words: Words

  private var map: SiteMap { SiteMap(isSingleSystem: catalog.isSingleSystem) }

  /// The pages, and what is wrong with their templates.
  func files(
    _ templates: LocalizedTemplates
  ) -> (files: [(path: String, bytes: [UInt8])], diagnostics: [Diagnostic]) {
    var pages: [(path: String, bytes: [UInt8])] = []
    var diagnostics: [Diagnostic] = []
    func add(_ path: String, _ page: (bytes: [UInt8], diagnostics: [Diagnostic])) {
      pages.append((path, page.bytes))
      diagnostics.addNewMistakes(page.diagnostics)
    }
    let own = templates[catalog.language]
    add(map.path(.notFound), own.render(notFound()))
    if let strings = sites.first?.strings {
      let results = ResultPages(catalog: catalog, strings: strings)
      for language in catalog.languages {
        let (path, content) = results.page(language)
        add(path, templates[language].render(content))
      }
    }
    guard !catalog.isSingleSystem else { return (pages, diagnostics) }
    add(map.path(.catalog), own.render(start()))
    pages.append((StartStylesheet.path, Array(stylesheet.text.utf8)))
    if let picture { pages.append((LinkPicture.path(of: map.path(.catalog)), picture)) }
    return (pages, diagnostics)
  }

  /// The picture of the start page, which has the colours of the first system that has any.
  private var picture: [UInt8]? {
    guard catalog.baseURL != nil, let system = (inOrder.first ?? sites.first)?.system else {
      return nil
    }
    var picture = LinkPicture(title: catalog.title, of: system, language: catalog.language)
    picture.place = catalog.systems.map(\.name).joined(separator: " · ")
    return Array(picture.text.utf8)
  }

  private var stylesheet: StartStylesheet {
    let opening = opening
    let drawings = sites.map { site in
      let system = site.system
      let screen = opening.flatMap { $0.site.system.slug == system.slug ? $0.screen : nil }
      return (system.slug, [system.emblem, screen].compactMap(\.self))
    }
    return StartStylesheet(
      sites: sites, drawings: Dictionary(drawings, uniquingKeysWith: { first, _ in first }))
  }

  /// The twin of the start page.
  func twin() -> MarkdownPage {
    let page = map.path(.catalog)
    let start = start()
    let place = MarkdownPage.Place(
      path: SiteMap.twin(of: page), address: (catalog.baseURL ?? "") + page, words: words)
    return MarkdownPage(.catalog, title: catalog.title, summary: catalog.summary, at: place) {
      start.markdown(into: &$0, words)
    }
  }

  private func start() -> CatalogContext {
    let page = map.path(.catalog)
    var frame = frame(page, kind: "catalog", title: catalog.title, description: catalog.summary)
    // The tokens of each system hold on its own stages only.
    frame.tokenStylesheets = [
      LinkItem(title: "", href: RelativeURL.from(page, to: StartStylesheet.path))
    ]
    var context = CatalogContext(
      frame: frame, summary: catalog.summary, systems: inOrder.map(card))
    if let (site, screen) = opening {
      context.hero = StartStylesheet.stage(screen, of: site)
      context.heroSystem = card(site)
    }
    return context
  }

  /// Those in the language of the page first.
  private var inOrder: [SystemSite] {
    let isForeign = { (site: SystemSite) in
      !LanguageTag.areEqual(site.system.language, catalog.language)
    }
    return sites.filter { !isForeign($0) } + sites.filter(isForeign)
  }

  /// The screen that opens the page: of the first system that has one, another than that on its
  /// card where there are several.
  private var opening: (site: SystemSite, screen: AgentNode)? {
    guard let site = inOrder.first(where: { !$0.system.screens.isEmpty }) else { return nil }
    let screens = site.system.screens.map(\.root)
    return (screens.first { $0 != site.system.emblem } ?? screens.first).map { (site, $0) }
  }

  private func facts(_ system: System) -> [String] {
    let tokens = system.tokens.count { !$0.isInternal }
    let guides = system.guides.count { !$0.isIntroduction }
    return [
      system.components.isEmpty
        ? nil
        : words(StartPhrase.components, count: system.components.count),
      tokens == 0 ? nil : words(TokensPhrase.tokens, count: tokens),
      guides == 0 ? nil : words(StartPhrase.guidesIn, count: guides),
    ].compactMap(\.self)
  }

  private func card(_ site: SystemSite) -> CatalogContext.SystemCard {
    let system = site.system
    let scope = PageScope(site.inLanguage(catalog.language), .catalog)
    let isForeign = !LanguageTag.areEqual(system.language, catalog.language)
    return CatalogContext.SystemCard(
      slug: system.slug, name: system.name, summary: system.summary,
      language: isForeign ? system.language : nil,
      languageName: isForeign ? site.strings.endonym(of: system.language) : nil,
      href: scope.href(to: .system(system.slug)),
      platforms: PlatformItem.items(system.platforms), pages: site.pages.entries.count,
      facts: facts(system),
      guides: scope.firstGuides(4),
      preview: system.emblem.map { StartStylesheet.stage($0, of: site) } ?? "",
      figures: HealthFigures(scope: scope, index: site.own).overview)
  }

  /// A server shows this page at addresses of any depth, so its references begin at the site's own
  /// address where that is known.
  private func notFound() -> NotFoundContext {
    var frame = frame(
      map.path(.notFound), kind: "not-found", title: words(StartPhrase.notFound), description: "")
    if let baseURL = catalog.baseURL {
      frame.root = baseURL
      frame.homeHref = baseURL + "index.html"
    }
    return NotFoundContext(frame: frame, summary: words(StartPhrase.notFoundSummary))
  }

  private func frame(
    _ page: String, kind: String, title: String, description: String
  ) -> PageFrame {
    PageFrame(
      language: catalog.language, kind: kind, title: title, pageTitle: title,
      description: description, siteTitle: catalog.title, root: RelativeURL.root(of: page),
      canonical: kind == "catalog" ? catalog.baseURL : nil,
      picture: kind == "catalog" ? catalog.baseURL.map { $0 + LinkPicture.path(of: page) } : nil,
      feed: sites.first?.feedAddress,
      markdownHref: kind == "catalog" ? RelativeURL.from(page, to: SiteMap.twin(of: page)) : nil,
      homeHref: "index.html")
  }
}
