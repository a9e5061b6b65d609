import CatalogModel
import Diagnostics
import Files
import InterfaceStrings
import Workers

/// A site of which each file is made when it is asked for, with the bytes that a whole build would
/// give it.
///
/// Copies share what was computed for several pages, and a site after a change shares with the one
/// before it what is the same (`SiteOnDemand+Changes.swift`). What shows all pages, such as
/// `llms.txt`, is made of all of them when somebody asks.
public struct SiteOnDemand: Sendable {
  enum Maker: Sendable {
    /// A page, by its place in the list of a system.
    case html(Int, system: Int)
    case markdown(Int, system: Int)
    /// The picture that stands for a page.
    case picture(Int, system: Int)
    /// The page for agents and the files that programs read.
    case agents(system: Int)
    case start
    case sitemap
    case feed
    /// What programs read of a catalog of several systems.
    case catalogAgents
  }

  /// The address of a script of the search's index.
  private static func isSearch(_ path: String) -> Bool { path.hasPrefix(SiteSearch.folder) }

  typealias Files = [String: [UInt8]]

  /// What programs read of a system.
  private struct AgentPages: Sendable {
    let value: SystemAgentFiles
    let files: Files

    /// The whole text is put together when somebody asks for it.
    func file(at path: String) -> [UInt8]? {
      path == value.full.path ? value.full.parts.bytes : files[path]
    }
  }

  /// What pages of a system load, each made when somebody first asks.
  struct SharedFiles: Sendable {
    let stylesheets: Once<Files>
    let others: Once<Files>

    init(_ system: SystemFiles) {
      stylesheets = Once { SiteOnDemand.files(system.stylesheets) }
      others = Once { SiteOnDemand.files(system.shared) }
    }

    subscript(path: String) -> [UInt8]? { stylesheets.value[path] ?? others.value[path] }
  }

  /// What is made of everything, once somebody asks for it.
  private struct WholeFiles: Sendable {
    let agents: [Once<AgentPages>]
    let start: Once<Files>
    let catalogAgents: Once<Files>
    let search: Once<Files>
    let sitemap: Once<Files>
    let feed: Once<[UInt8]?>

    init(
      _ catalog: Catalog, _ systems: [SystemFiles], _ templates: LocalizedTemplates, _ words: Words,
      _ workers: Workers
    ) {
      let sites = systems.map(\.site)
      let agents = systems.map { system in
        Once<AgentPages> {
          let value = SystemAgentFiles(
            site: system.site, pages: system.measured(on: workers), on: workers)
          return AgentPages(value: value, files: SiteOnDemand.files(value.files(templates).files))
        }
      }
      self.agents = agents
      start = Once {
        let pages = CatalogPages(catalog: catalog, sites: sites, words: words)
        return SiteOnDemand.files(pages.files(templates).files)
      }
      catalogAgents = Once {
        let files = CatalogAgentFiles(
          catalog: catalog, systems: agents.map(\.value.value), words: words)
        return SiteOnDemand.files(files.files().files)
      }
      search = Once { SiteOnDemand.files(SiteSearch(sites, on: workers).files(on: workers)) }
      sitemap = Once { SiteOnDemand.files(SitemapFile(catalog, sites)?.files ?? []) }
      feed = Once { FeedFile(catalog, sites).map { Array($0.text.utf8) } }
    }
  }

  /// What is wrong with the theme and the addresses of pages.
  public let diagnostics: [Diagnostic]
  let theme: Theme
  let templates: LocalizedTemplates
  /// What was found when the templates were compiled.
  let templateFindings: [Diagnostic]
  let systems: [SystemFiles]
  let shared: [SharedFiles]
  let makers: [String: Maker]
  let addressFindings: [Diagnostic]
  let texts: TextFindings
  private let whole: WholeFiles

  /// The site of some systems, with what it takes over of a site before it where that is the same.
  init(
    _ catalog: Catalog, _ sites: [SystemSite], _ compiled: CompiledTheme, on workers: Workers,
    keeping kept: Kept = Kept()
  ) {
    theme = compiled.theme
    templates = compiled.templates
    templateFindings = compiled.findings
    let systems = sites.map { SystemFiles(site: $0, templates: compiled.templates) }
    self.systems = systems
    let words = compiled.theme.strings.words(for: catalog.language)
    whole = WholeFiles(catalog, systems, compiled.templates, words, workers)
    shared = systems.map { kept.shared[$0.site.system.slug] ?? SharedFiles($0) }
    makers = kept.makers ?? Self.makers(systems, of: catalog)
    addressFindings = kept.addressFindings ?? sites.addressFindings
    texts = kept.texts ?? TextFindings()
    diagnostics =
      compiled.theme.diagnostics + compiled.findings
      + MissingStrings(catalog: catalog, strings: compiled.theme.strings).diagnostics
      + addressFindings
  }

  /// The bytes of a file; `nil` when the site has none at this path.
  public func file(at path: String) -> [UInt8]? {
    switch makers[path] {
    case .html(let page, let system):
      systems[system].forms(of: entry(page, system))?.html().bytes
    case .markdown(let page, let system):
      (systems[system].forms(of: entry(page, system))?.markdown().text.utf8).map(Array.init)
    case .picture(let page, let system): picture(entry(page, system), of: systems[system])
    case .agents(let system): whole.agents[system].value.file(at: path)
    case .start: whole.start.value[path]
    case .sitemap: whole.sitemap.value[path]
    case .feed: whole.feed.value
    case .catalogAgents: whole.catalogAgents.value[path]
    case nil where Self.isSearch(path): whole.search.value[path]
    case nil: theme.assets[path] ?? sharedFile(at: path)
    }
  }

  /// Whether the site has a file at this path; no page is made for the answer.
  public func hasFile(at path: String) -> Bool {
    if makers[path] != nil || theme.assets[path] != nil { return true }
    return Self.isSearch(path) ? whole.search.value[path] != nil : sharedFile(at: path) != nil
  }

  func entry(_ page: Int, _ system: Int) -> PageEntry { systems[system].site.pages.entries[page] }

  private func picture(_ entry: PageEntry, of system: SystemFiles) -> [UInt8]? {
    guard let title = system.forms(of: entry)?.markdown().title else { return nil }
    return system.site.picture(of: entry.route, titled: title)?.bytes
  }

  /// A file that the pages of a system share. The files of other systems need not be made for it.
  private func sharedFile(at path: String) -> [UInt8]? {
    zip(systems, shared).lazy
      .filter { path.hasPrefix($0.0.site.map.folder($0.0.site.system.slug)) }
      .compactMap { $0.1[path] }.first
  }

  /// The files of the content that a page is made from: those that links to it name, those of its
  /// previews, and where what it shows is declared.
  public func sources(of path: String) -> [String] {
    switch makers[path] {
    case .html(let page, let system), .markdown(let page, let system),
      .picture(let page, let system):
      let entry = self.entry(page, system)
      let named = entry.sources.map(\.location.path) + [entry.madeFrom?.path].compactMap(\.self)
      var seen: Set<String> = []
      return (named + systems[system].site.system.previewPaths(of: entry.route))
        .filter { seen.insert($0).inserted }
    case .agents, .start, .sitemap, .feed, .catalogAgents, nil: return []
    }
  }

  /// The paths of all pages as HTML.
  public var pages: [String] { makers.keys.filter(Self.isPage).sorted() }

  /// How many pages the site has.
  public var pageCount: Int { makers.keys.count(where: Self.isPage) }

  private static func isPage(_ path: String) -> Bool { path.hasSuffix(".html") }

  private static func makers(_ systems: [SystemFiles], of catalog: Catalog) -> [String: Maker] {
    var makers: [String: Maker] = [:]
    for (position, system) in systems.enumerated() {
      for (page, entry) in system.site.pages.entries.enumerated() {
        let html = system.site.path(entry.route)
        guard makers[html] == nil else { continue }
        let isPage = entry.make != nil
        makers[html] = isPage ? .html(page, system: position) : .agents(system: position)
        makers[SiteMap.twin(of: html)] =
          isPage ? .markdown(page, system: position) : .agents(system: position)
        guard catalog.baseURL != nil else { continue }
        makers[LinkPicture.path(of: html)] =
          isPage ? .picture(page, system: position) : .agents(system: position)
      }
      for path in SystemAgentFiles.paths(system.site) { makers[path] = .agents(system: position) }
    }
    for path in SitemapFile(catalog, systems.map(\.site))?.paths ?? [] { makers[path] = .sitemap }
    if systems.first?.site.feedAddress != nil { makers[FeedFile.path] = .feed }
    let map = SiteMap(isSingleSystem: catalog.isSingleSystem)
    for route in [Route.notFound] + ResultPages.routes(of: catalog) {
      makers[map.path(route)] = .start
    }
    if !catalog.isSingleSystem {
      makers[map.path(.catalog)] = .start
      makers[StartStylesheet.path] = .start
      if catalog.baseURL != nil { makers[LinkPicture.path(of: map.path(.catalog))] = .start }
      for path in CatalogAgentFiles.paths { makers[path] = .catalogAgents }
    }
    return makers
  }

  private static func files(_ files: [(path: String, bytes: [UInt8])]) -> Files {
    Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
  }
}

extension System {
  /// The files that the preview of a component's page is drawn from; none for other pages.
  fileprivate func previewPaths(of route: Route) -> [String] {
    let component = components.first { Route.component($0.slug, system: slug) == route }
    guard let component else { return [] }
    return ([component.preview.template] + component.preview.stylesheets).map(\.path)
  }
}
