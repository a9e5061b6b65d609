import CatalogModel

/// A system by what others may lead to: its names, its files, its pages.
struct SystemIndex: Sendable {
  let system: System
  let report: SystemReport
  let references: ReferenceIndex
  /// The public declarations of the components.
  let declarations: ComponentDeclarations
  let contrast: SystemContrast
  /// Pages by the file of the content that makes them.
  let contentRoutes: [String: Route]
  /// The elements that links into those pages may lead to.
  let anchors: PageAnchors
  /// All pages, each once.
  let routes: [Route]

  init(_ system: System, _ report: SystemReport?) {
    self.system = system
    let report = report ?? .empty
    self.report = report
    references = ReferenceIndex(system)
    declarations = ComponentDeclarations(system)
    contrast = SystemContrast(system, report)
    contentRoutes = SystemSite.contentRoutes(system)
    anchors = PageAnchors(system, references, declarations)
    routes = system.pages.map(\.route) + Self.contrastRoutes(of: system, contrast)
  }

  /// What a survey of the colours makes, and so is none of the pages that a system has by itself.
  private static func contrastRoutes(of system: System, _ contrast: SystemContrast) -> [Route] {
    guard !contrast.isEmpty else { return [] }
    return [.contrast(system: system.slug)]
      + contrast.matrix.pages.map { .contrastMatrix($0.slug, system: system.slug) }
  }
}
