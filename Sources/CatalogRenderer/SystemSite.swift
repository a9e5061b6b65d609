import AgentUI
import CatalogModel
import DesignTokens
import Diagnostics
import InterfaceStrings

/// A system as its pages see it: addresses, names that are links, previews that can be drawn, the
/// words of their language.
struct SystemSite: Sendable {
  /// What a page of one language shows of the system.
  private struct View: Sendable {
    var language: String
    var words: Words
    var pages: PageList
    /// The way through the pages of the API.
    var api: APINavigation

    init(_ own: SystemIndex, _ pages: PageList, language: String, _ theme: Theme) {
      self.language = language
      words = theme.strings.words(for: language)
      self.pages = pages
      api = APINavigation(own.system, own.references.symbols, words: words)
    }

    mutating func changeTexts(of guides: [Guide], _ own: SystemIndex) {
      pages = pages.changingTexts(of: guides, own, in: words)
    }
  }

  private(set) var own: SystemIndex
  private(set) var catalog: Catalog
  /// What the pages of the other systems are.
  private(set) var index: CatalogIndex
  let strings: InterfaceStrings
  private var view: View
  /// In every language that pages of the system, or pages that show it, are written in.
  private var views: [String: View]
  let map: SiteMap

  private init(_ made: SystemListing, catalog: Catalog, index: CatalogIndex, _ theme: Theme) {
    let own = made.own
    let system = own.system
    let map = SiteMap(isSingleSystem: catalog.isSingleSystem)
    self.own = own
    self.catalog = catalog
    self.index = index
    strings = theme.strings
    self.map = map
    view = View(own, made.pages, language: system.language, theme)
    let languages = Set(system.guideLanguages.map(\.name) + [catalog.language])
    views = languages.reduce(into: [:]) { views, language in
      if LanguageTag.areEqual(language, system.language) { return }
      let pages = PageList(
        own, in: theme.strings.words(for: language),
        keepingGuidesOf: made.former?.views[language]?.pages)
      views[language] = View(own, pages, language: language, theme)
    }
  }

  /// The systems of a catalog, which know of each other what links between them need.
  ///
  /// - Parameter former: The systems before a change, and what it changed of each: what is the same
  ///   is taken over.
  static func sites(
    of catalog: Catalog, _ reports: Reports, theme: Theme,
    former: (sites: [SystemSite], changes: [String: SystemChange]) = ([], [:])
  ) -> [SystemSite] {
    let map = SiteMap(isSingleSystem: catalog.isSingleSystem)
    let known = Dictionary(former.sites.map { ($0.system.slug, $0) }) { first, _ in first }
    let made = catalog.systems.map { system in
      let words = theme.strings.words(for: system.language)
      if let site = known[system.slug], let change = former.changes[system.slug] {
        return SystemListing(system, reports, words, map: map, after: change, of: site)
      }
      return SystemListing(system, reports, words, map: map)
    }
    let index =
      SystemListing.index(of: catalog, made, map: map)
      ?? CatalogIndex(catalog, made.map(\.pages), map: map)
    return made.map { SystemSite($0, catalog: catalog, index: index, theme) }
  }

  /// The systems after guides got other texts, and nothing that others show of them has changed.
  ///
  /// - Parameter guides: Those with other texts, by the slugs of their systems.
  static func sites(
    _ sites: [SystemSite], changingTextsOf guides: [String: [Guide]], to catalog: Catalog
  ) -> [SystemSite] {
    guard var index = sites.first?.index else { return [] }
    index.changeTexts(of: guides.values.flatMap(\.self))
    return zip(sites, catalog.systems).map { site, system in
      var site = site
      (site.catalog, site.index) = (catalog, index)
      guard let changed = guides[system.slug] else { return site }
      site.own = SystemIndex(system, changingTextsOf: site.own)
      site.view.changeTexts(of: changed, site.own)
      for language in site.views.keys {
        site.views[language]?.changeTexts(of: changed, site.own)
      }
      return site
    }
  }

  /// The system in each language that its pages are written in, its own first.
  var inAllLanguages: [SystemSite] { [self] + views.keys.sorted().map(inLanguage) }

  /// The system as a page in another language sees it: its words, and the titles around it.
  func inLanguage(_ language: String) -> SystemSite {
    guard !LanguageTag.areEqual(language, view.language), let other = views[language] else {
      return self
    }
    var site = self
    site.view = other
    return site
  }
}

extension SystemSite {
  var system: System { own.system }
  var report: SystemReport { own.report }
  var references: ReferenceIndex { own.references }
  /// The public declarations of the components.
  var declarations: ComponentDeclarations { own.declarations }
  var contrast: SystemPairs { own.contrast }

  var previews: SystemPreviews { own.previews }
  var stylesheets: SystemStylesheets { SystemStylesheets(system: system, map: map) }
  /// How each public declaration is documented.
  var states: SymbolStates { own.states }
  var downloads: TokenDownloads { own.downloads }

  /// The language of the pages, a BCP 47 tag.
  var language: String { view.language }
  /// The words of the pages, in their language.
  var words: Words { view.words }
  /// All pages of the system.
  var pages: PageList { view.pages }
  /// The pages that are listed, in the order in which a reader meets them.
  var outline: SiteOutline { view.pages.outline }
  /// The way through the pages of the API.
  var api: APINavigation { view.api }

  /// The script with all pages, in the language of the page.
  var outlineScript: OutlineScript {
    let isOwn = LanguageTag.areEqual(language, system.language)
    return OutlineScript(
      outline: outline, folder: map.folder(system.slug),
      suffix: isOwn ? "" : "-\(Slug.of(language))")
  }

  /// The address of the site's feed, where it has one.
  var feedAddress: String? {
    index.hasDates ? catalog.baseURL.map { $0 + FeedFile.path } : nil
  }

  /// The path of a page's file.
  func path(_ route: Route) -> String { map.path(route) }

  /// Where an image of the content is published.
  func path(ofImage path: String) -> String {
    // Those of packages lie outside the content.
    let way = path.replacing("../", with: "")
    return map.folder(system.slug) + "assets/images/"
      + (way == path ? pathInSystem(path) : "package/" + way)
  }

  /// Where the logo of the system is published.
  var logoPath: String? {
    guard let name = system.theme.logo?.name else { return nil }
    let path = map.isSingleSystem ? name : "\(system.slug)/\(name)"
    return system.images[path]?.isEmpty == false ? self.path(ofImage: path) : nil
  }

  /// The path of a file of the content from the folder of the system.
  private func pathInSystem(_ path: String) -> String {
    guard !map.isSingleSystem, path.hasPrefix(system.slug + "/") else { return path }
    return String(path.dropFirst(system.slug.utf8.count + 1))
  }

  /// Where the file that a page is made from can be changed.
  func editAddress(of route: Route) -> String? {
    guard system.repository.edit != nil, let entry = pages[route],
      let path = entry.madeFrom?.path ?? entry.sources.first?.location.path
    else { return nil }
    return system.repository.editAddress(of: pathInSystem(path))
  }

  /// Where a place of the content can be read.
  func sourceAddress(of location: SourceLocation) -> String? {
    system.repository.sourceAddress(of: pathInSystem(location.path), line: location.line)
  }

  /// A relative reference from the page at `page`.
  func href(from page: String, to route: Route, anchor: String? = nil) -> String {
    RelativeURL.from(page, to: map.path(route), anchor: anchor)
  }

  /// A reference to a named thing of the system, or `nil` when there is none of that name.
  func href(from page: String, toName name: String) -> String? {
    references.target(of: name).map { href(from: page, to: $0.route, anchor: $0.anchor) }
  }

  /// A tree, drawn on a stage.
  func stage(
    _ node: AgentNode, from page: String, context: [String: String] = [:]
  ) -> String {
    previews.stage(node, context: context) { .link(RelativeURL.from(page, to: $0)) }
  }
}

extension [SystemSite] {
  /// What is wrong with the addresses of all pages.
  var addressFindings: [Diagnostic] {
    let pages = flatMap { site in
      site.pages.entries.map { (entry: $0, path: site.path($0.route)) }
    }
    return PageAddresses.findings(in: pages) + PageNames.findings(in: pages)
  }
}

extension SystemReport {
  /// The report of a system that was not checked.
  static let empty = SystemReport(
    contrast: ContrastTally(),
    validExamples: Tally(good: 0, total: 0), describedTokens: Tally(good: 0, total: 0),
    completeComponents: Tally(good: 0, total: 0), contrastTables: [:])
}
