import AgentUI
import CatalogModel
import DesignTokens
import Diagnostics
import InterfaceStrings

/// A system as its pages see it: addresses, names that are links, previews that can be drawn, the
/// words of their language.
struct SystemSite: Sendable {
  let system: System
  let catalog: Catalog
  /// What the pages of the other systems are.
  let index: CatalogIndex
  let strings: InterfaceStrings
  /// The language of the pages, a BCP 47 tag.
  private(set) var language: String
  /// The words of the pages, in their language.
  private(set) var words: Words
  private(set) var map: SiteMap
  let report: SystemReport
  let references: ReferenceIndex
  let previews: SystemPreviews
  private(set) var outline: SiteOutline
  /// The way through the pages of the API.
  private(set) var api: APINavigation
  let relations: TypeRelations
  /// The public declarations of the components.
  let declarations: ComponentDeclarations
  /// How each public declaration is documented.
  let states: SymbolStates
  let usage: TokenUsage
  let downloads: TokenDownloads
  let contrast: SystemContrast
  /// What meets which requirement.
  let trace: RequirementTrace
  /// How many pages the system has.
  let pageCount: Int

  private init(_ own: SystemIndex, catalog: Catalog, index: CatalogIndex, _ theme: Theme) {
    let map = SiteMap(isSingleSystem: catalog.isSingleSystem)
    system = own.system
    self.catalog = catalog
    self.index = index
    strings = theme.strings
    language = own.system.language
    words = theme.strings.words(for: own.system.language)
    self.map = map
    report = own.report
    references = own.references
    contrast = own.contrast
    trace = RequirementTrace(system)
    outline = SiteOutline(system, contrast, words)
    api = APINavigation(system, references.symbols, words: words)
    relations = TypeRelations(references.symbols)
    declarations = own.declarations
    states = SymbolStates(report.coverage)
    usage = TokenUsage(system, references)
    downloads = TokenDownloads(system: system, map: map)
    previews = SystemPreviews(system, map: map)
    pageCount = own.routes.count
  }

  /// The systems of a catalog, which know of each other what links between them need.
  static func sites(of catalog: Catalog, _ reports: Reports, theme: Theme) -> [SystemSite] {
    let systems = catalog.systems.map { SystemIndex($0, reports.systems[$0.slug]) }
    let map = SiteMap(isSingleSystem: catalog.isSingleSystem)
    let index = CatalogIndex(catalog, systems, map: map)
    return systems.map { SystemSite($0, catalog: catalog, index: index, theme) }
  }

  /// The system as its markdown pages see it: addresses of pages are those of their twins.
  var twin: SystemSite {
    var site = self
    site.map.format = .markdown
    return site
  }

  /// The system as a page in another language sees it: its words, and the titles around it.
  func speaking(_ language: String) -> SystemSite {
    if LanguageTag.areEqual(language, self.language) { return self }
    var site = self
    site.language = language
    site.words = strings.words(for: language)
    site.outline = SiteOutline(system, contrast, site.words)
    site.api = APINavigation(system, references.symbols, words: site.words)
    return site
  }

  /// The system as the page of a guide sees it, which may be in a language of its own.
  func speaking(for guide: Guide) -> SystemSite {
    guide.language.map { speaking($0.name) } ?? self
  }

  /// The path of a page's file.
  func path(_ route: Route) -> String { map.path(route) }

  /// Where an image of the content is published.
  func path(ofImage path: String) -> String {
    let inside = map.isSingleSystem ? path : String(path.dropFirst(system.slug.count + 1))
    return map.folder(system.slug) + "assets/images/" + inside
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

extension SystemReport {
  /// The report of a system that was not checked.
  static let empty = SystemReport(
    contrast: ContrastTally(),
    validExamples: Tally(good: 0, total: 0), describedTokens: Tally(good: 0, total: 0),
    completeComponents: Tally(good: 0, total: 0), contrastTables: [:])
}
