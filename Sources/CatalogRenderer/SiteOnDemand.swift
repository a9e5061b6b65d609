import CatalogModel
import Diagnostics
import Files
import Workers

/// A site of which each file is made when it is asked for, with the bytes that a whole build would
/// give it.
///
/// Copies share what was computed for several pages. What shows all pages, such as `llms.txt`, is
/// made of all of them when somebody asks.
public struct SiteOnDemand: Sendable {
  private enum Maker: Sendable {
    case html(PageEntry, system: Int)
    case markdown(PageEntry, system: Int)
    /// The page for agents and the files that programs read.
    case agents(system: Int)
    case start
    case sitemap
  }

  /// The address of a script of the search's index.
  private static func isSearch(_ path: String) -> Bool { path.hasPrefix(SiteSearch.folder) }

  private typealias Files = [String: [UInt8]]

  /// What programs read of a system.
  private struct AgentPages: Sendable {
    let value: SystemAgentFiles
    let files: Files

    /// The whole text is put together when somebody asks for it.
    func file(at path: String) -> [UInt8]? {
      path == value.full.path ? value.full.parts.bytes : files[path]
    }
  }

  /// What is wrong with the templates and the addresses of pages.
  public let diagnostics: [Diagnostic]
  private let templates: SpokenTemplates
  private let systems: [SystemFiles]
  private let makers: [String: Maker]
  private let shared: [Once<Files>]
  private let agents: [Once<AgentPages>]
  private let start: Once<Files>
  private let search: Once<Files>
  private let sitemap: Once<Files>
  private let assets: FileTree

  /// - Returns: `nil` when the templates are wrong; the second value says how.
  public static func make(
    _ catalog: Catalog, _ reports: Reports, theme: Theme, on workers: Workers = .all
  ) -> (site: SiteOnDemand?, diagnostics: [Diagnostic]) {
    let renderer = SiteRenderer(catalog: catalog, reports: reports, theme: theme)
    let (templates, found) = SpokenTemplates.compile(theme, languages: renderer.languages)
    guard let templates else { return (nil, theme.diagnostics + found) }
    let sites = SystemSite.sites(of: catalog, reports, theme: theme)
    let site = SiteOnDemand(catalog, sites, templates, theme, workers, theme.diagnostics + found)
    return (site, site.diagnostics)
  }

  /// The site after a change of the content, made with the same theme.
  ///
  /// - Parameters:
  ///   - same: The slugs of systems of which nothing has changed.
  ///   - texts: Those of which guides have other texts and nothing else has changed.
  /// - Returns: `nil` when a page has a language that no page had before.
  public func changed(
    to catalog: Catalog, _ reports: Reports, theme: Theme, same: Set<String>, texts: Set<String>,
    on workers: Workers = .all
  ) -> SiteOnDemand? {
    let renderer = SiteRenderer(catalog: catalog, reports: reports, theme: theme)
    guard templates.areComplete(for: renderer.languages) else { return nil }
    var changes: [String: SystemChange] = [:]
    for slug in same { changes[slug] = .nothing }
    for slug in texts { changes[slug] = .texts }
    let sites = SystemSite.sites(
      of: catalog, reports, theme: theme, former: (systems.map(\.site), changes))
    return SiteOnDemand(catalog, sites, templates, theme, workers, theme.diagnostics)
  }

  private init(
    _ catalog: Catalog, _ sites: [SystemSite], _ templates: SpokenTemplates, _ theme: Theme,
    _ workers: Workers, _ found: [Diagnostic]
  ) {
    let systems = sites.map { SystemFiles(site: $0, templates: templates) }
    let agents = systems.map { system in
      Once<AgentPages> {
        let value = SystemAgentFiles(site: system.site, pages: system.measured(on: workers))
        return AgentPages(value: value, files: Self.files(value.files(templates).files))
      }
    }
    let words = theme.strings.words(for: catalog.language)
    start = Once {
      let pages = CatalogPages(catalog: catalog, sites: sites, words: words).files(templates).files
      if catalog.isSingleSystem { return Self.files(pages) }
      let files = CatalogAgentFiles(
        catalog: catalog, systems: agents.map(\.value.value), words: words)
      return Self.files(pages + files.files().files)
    }
    search = Once { Self.files(SiteSearch(sites, on: workers).files(on: workers)) }
    let sitemap = SitemapFile(catalog, sites)
    self.sitemap = Once { Self.files(sitemap?.files ?? []) }
    self.systems = systems
    self.agents = agents
    shared = systems.map { system in Once { Self.files(system.shared) } }
    assets = theme.assets
    self.templates = templates
    diagnostics = found + sites.addressFindings
    makers = Self.makers(systems, isSingleSystem: catalog.isSingleSystem)
      .merging((sitemap?.paths ?? []).map { ($0, .sitemap) }) { first, _ in first }
  }

  /// The bytes of a file; `nil` when the site has none at this path.
  public func file(at path: String) -> [UInt8]? {
    switch makers[path] {
    case .html(let entry, let system): systems[system].forms(of: entry)?.html().bytes
    case .markdown(let entry, let system):
      (systems[system].forms(of: entry)?.markdown().text.utf8).map(Array.init)
    case .agents(let system): agents[system].value.file(at: path)
    case .start: start.value[path]
    case .sitemap: sitemap.value[path]
    case nil where Self.isSearch(path): search.value[path]
    case nil: assets[path] ?? sharedFile(at: path)
    }
  }

  /// Whether the site has a file at this path; no page is made for the answer.
  public func hasFile(at path: String) -> Bool {
    if makers[path] != nil || assets[path] != nil { return true }
    return Self.isSearch(path) ? search.value[path] != nil : sharedFile(at: path) != nil
  }

  /// A file that the pages of a system share. The files of other systems need not be made for it.
  private func sharedFile(at path: String) -> [UInt8]? {
    zip(systems, shared).lazy
      .filter { path.hasPrefix($0.0.site.map.folder($0.0.site.system.slug)) }
      .compactMap { $0.1.value[path] }.first
  }

  /// The files of the content that a page is made from.
  public func sources(of path: String) -> [String] {
    switch makers[path] {
    case .html(let entry, _), .markdown(let entry, _): entry.sources.map(\.location.path)
    case .agents, .start, .sitemap, nil: []
    }
  }

  /// The paths of the stylesheets that are made of systems: those of the tokens, and of previews.
  ///
  /// - Parameter slugs: Those of the systems; all when `nil`.
  public func stylesheets(of slugs: Set<String>?) -> Set<String> {
    let chosen = systems.map(\.site).filter { slugs?.contains($0.system.slug) ?? true }
    return chosen.reduce(into: []) { paths, site in
      let styles = SystemStylesheets(system: site.system, map: site.map)
      paths.insert(styles.tokensPath)
      paths.formUnion(
        (site.system.components + site.system.primitives).flatMap(styles.previewPaths))
    }
  }

  /// The paths of all pages as HTML.
  public var pages: [String] { makers.keys.filter(Self.isPage).sorted() }

  /// How many pages the site has.
  public var pageCount: Int { makers.keys.count(where: Self.isPage) }

  private static func isPage(_ path: String) -> Bool { path.hasSuffix(".html") }

  private static func makers(_ systems: [SystemFiles], isSingleSystem: Bool) -> [String: Maker] {
    var makers: [String: Maker] = [:]
    for (position, system) in systems.enumerated() {
      for entry in system.site.pages.entries {
        let html = system.site.path(entry.route)
        guard makers[html] == nil else { continue }
        let isPage = entry.make != nil
        makers[html] = isPage ? .html(entry, system: position) : .agents(system: position)
        makers[SiteMap.twin(of: html)] =
          isPage ? .markdown(entry, system: position) : .agents(system: position)
      }
      for path in SystemAgentFiles.paths(system.site) { makers[path] = .agents(system: position) }
    }
    let map = SiteMap(isSingleSystem: isSingleSystem)
    for route in [Route.notFound, .search] { makers[map.path(route)] = .start }
    if !isSingleSystem {
      for path in CatalogAgentFiles.paths + [map.path(.catalog)] { makers[path] = .start }
    }
    return makers
  }

  private static func files(_ files: [(path: String, bytes: [UInt8])]) -> Files {
    Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
  }
}
