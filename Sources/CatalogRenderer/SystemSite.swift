import AgentUI
import CatalogModel
import DesignTokens
import Diagnostics

/// A system as its pages see it: addresses, names that are links, previews that can be drawn.
struct SystemSite: Sendable {
  let system: System
  let catalog: Catalog
  private(set) var map: SiteMap
  let report: SystemReport
  let references: ReferenceIndex
  let previews: SystemPreviews
  let outline: SiteOutline
  /// The way through the pages of the API.
  let api: APINavigation
  let relations: TypeRelations
  /// The public declarations of the components.
  let declarations: ComponentDeclarations
  /// How each public declaration is documented.
  let states: SymbolStates
  let usage: TokenUsage
  let downloads: TokenDownloads
  let contrast: SystemContrast
  /// Pages by the file of the content that makes them, for links between files.
  let contentRoutes: [String: Route]
  /// The elements that links into those pages may lead to.
  let anchors: PageAnchors

  init(_ system: System, catalog: Catalog, map: SiteMap, report: SystemReport?) {
    self.system = system
    self.catalog = catalog
    self.map = map
    let report = report ?? .empty
    self.report = report
    references = ReferenceIndex(system)
    contrast = SystemContrast(system, report)
    outline = SiteOutline(system, contrast)
    api = APINavigation(system, references.symbols)
    relations = TypeRelations(references.symbols)
    declarations = ComponentDeclarations(system)
    states = SymbolStates(report.coverage)
    usage = TokenUsage(system, references)
    downloads = TokenDownloads(system: system, map: map)
    contentRoutes = Self.contentRoutes(system)
    anchors = PageAnchors(system, references, declarations)
    previews = SystemPreviews(system, map: map)
  }

  /// The system as its markdown pages see it: addresses of pages are those of their twins.
  var twin: SystemSite {
    var site = self
    site.map.format = .markdown
    return site
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
