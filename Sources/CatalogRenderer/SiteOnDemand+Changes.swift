import CatalogModel
import Diagnostics
import Files
import Workers

/// A theme with its templates, compiled for the languages of a catalog.
struct CompiledTheme: Sendable {
  let theme: Theme
  let templates: LocalizedTemplates
  /// What is wrong with templates and does not keep them from being used.
  let findings: [Diagnostic]
}

extension SiteOnDemand {
  /// What a site takes over of the one before it.
  struct Kept: Sendable {
    /// By the slugs of systems.
    var shared: [String: SharedFiles] = [:]
    var makers: [String: Maker]?
    var addressFindings: [Diagnostic]?
    var texts: TextFindings?
  }

  /// - Returns: `nil` when the templates are wrong; the second value says how.
  public static func make(
    _ catalog: Catalog, _ reports: Reports, theme: Theme, on workers: Workers = .all
  ) -> (site: SiteOnDemand?, diagnostics: [Diagnostic]) {
    let renderer = SiteRenderer(catalog: catalog, reports: reports, theme: theme)
    let (templates, found) = LocalizedTemplates.compile(theme, languages: renderer.languages)
    guard let templates else { return (nil, theme.diagnostics + found) }
    let sites = SystemSite.sites(of: catalog, reports, theme: theme)
    let compiled = CompiledTheme(theme: theme, templates: templates, findings: found)
    let site = SiteOnDemand(catalog, sites, compiled, on: workers)
    return (site, site.diagnostics)
  }

  /// The site after a change of the content, made with the same theme.
  ///
  /// - Parameter changes: What has changed, by the slugs of systems; anything in those that are not
  ///   named.
  /// - Returns: `nil` when a page has a language that no page had before.
  public func changed(
    to catalog: Catalog, _ reports: Reports, _ changes: [String: SystemChange],
    on workers: Workers = .all
  ) -> SiteOnDemand? {
    let renderer = SiteRenderer(catalog: catalog, reports: reports, theme: theme)
    guard templates.areComplete(for: renderer.languages) else { return nil }
    let sites = SystemSite.sites(
      of: catalog, reports, theme: theme, former: (systems.map(\.site), changes))
    var kept = Kept()
    kept.shared = sharedFiles.filter { changes[$0.key] == .nothing }
    if catalog.isSingleSystem == isSingleSystem, hasPages(of: sites) {
      kept.makers = makers
      // What is wrong with an address is told at its place, which may be another.
      if addressFindings.isEmpty { kept.addressFindings = [] }
    }
    return SiteOnDemand(catalog, sites, compiled, on: workers, keeping: kept)
  }

  /// The site after guides got other texts, and nothing that others show of them has changed.
  ///
  /// No list is made anew, so the work does not depend on how many pages there are.
  ///
  /// - Parameters:
  ///   - guides: Those with other texts, by the slugs of their systems.
  ///   - catalog: The one that holds them.
  public func changingTexts(
    of guides: [String: [Guide]], to catalog: Catalog, on workers: Workers = .all
  ) -> SiteOnDemand {
    let sites = SystemSite.sites(
      systems.map(\.site), changingTextsOf: guides, to: catalog)
    var kept = Kept(shared: sharedFiles, makers: makers, addressFindings: addressFindings)
    // The page of a folder has the address that its introduction would have.
    let changed = guides.flatMap { slug, guides in
      guides.map { Route.guide($0.slug, system: slug) }
    }
    let isKept = guides.allSatisfy { slug, guides in keepsAnchors(of: guides, in: slug) }
    kept.texts = isKept ? texts.without(changed) : nil
    return SiteOnDemand(catalog, sites, compiled, on: workers, keeping: kept)
  }

  private var isSingleSystem: Bool { systems.first?.site.catalog.isSingleSystem == true }

  /// Whether the pages of systems are those of this site, in the same order.
  private func hasPages(of sites: [SystemSite]) -> Bool {
    sites.count == systems.count
      && zip(systems, sites).allSatisfy { $0.site.pages.hasRoutes(of: $1.pages) }
  }

  /// Whether links to headings of guides lead where they did.
  private func keepsAnchors(of guides: [Guide], in slug: String) -> Bool {
    let site = systems.first { $0.site.system.slug == slug }?.site
    return guides.allSatisfy { guide in
      site?.index.anchors(ofContent: guide.path)?.ids == guide.text.facts.elementIDs()
    }
  }

  private var compiled: CompiledTheme {
    CompiledTheme(theme: theme, templates: templates, findings: templateFindings)
  }

  private var sharedFiles: [String: SharedFiles] {
    Dictionary(zip(systems.map(\.site.system.slug), shared)) { first, _ in first }
  }
}

extension SiteOnDemand {
  /// What pages that are open in a browser have to do after a change, besides showing their own new
  /// version.
  public struct LoadedChange: Hashable, Sendable {
    /// The paths of the stylesheets that have other bytes.
    public var stylesheets: Set<String> = []
    /// Whether scripts, images or fonts that pages load are others.
    public var isOther = false
  }

  /// What of the files that pages load is another than in an earlier site.
  public func loadedChange(since former: SiteOnDemand) -> LoadedChange {
    var change = LoadedChange()
    let assets = Set(theme.assets.paths).union(former.theme.assets.paths)
    for path in assets where theme.assets[path] != former.theme.assets[path] {
      if path.hasSuffix(".css") {
        change.stylesheets.insert(path)
      } else {
        change.isOther = true
      }
    }
    for (position, system) in systems.enumerated() {
      let slug = system.site.system.slug
      guard let other = former.systems.firstIndex(where: { $0.site.system.slug == slug }),
        former.shared[other].stylesheets !== shared[position].stylesheets
      else { continue }
      let styles = former.shared[other].stylesheets.value
      for (path, bytes) in shared[position].stylesheets.value where styles[path] != bytes {
        change.stylesheets.insert(path)
      }
      let (new, old) = (system.site.system, former.systems[other].site.system)
      if new.images != old.images || new.theme.fonts != old.theme.fonts {
        change.isOther = true
      }
    }
    let start = StartStylesheet.path
    if !change.stylesheets.isEmpty, makers[start] != nil, file(at: start) != former.file(at: start)
    {
      change.stylesheets.insert(start)
    }
    return change
  }
}
