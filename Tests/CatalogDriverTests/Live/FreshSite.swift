import CatalogChecks
import CatalogLoader
import CatalogModel
import Diagnostics
import Files
import Workers

@testable import CatalogDriver
@testable import CatalogRenderer

/// A site that is built from nothing each time, but for templates: these are compiled again only
/// when the theme or the languages of the pages have changed.
final class FreshSites {
  private let options: CatalogBuild.Options
  private var compiled: (theme: FileTree, languages: Set<String>, value: CompiledTheme?)?

  init(_ options: CatalogBuild.Options) { self.options = options }

  /// What `build` would make.
  struct Site {
    var site: SiteOnDemand?
    /// What is wrong, but for texts.
    var found: [Diagnostic]
  }

  func make() throws -> Site {
    let build = CatalogBuild(options)
    let content = try ContentReading.read(options.source)
    let loaded = content.load()
    var found = content.diagnostics + loaded.diagnostics
    guard let catalog = loaded.catalog else { return Site(found: found) }
    let checked = CatalogChecks.run(catalog)
    found += checked.diagnostics
    let renderer = SiteRenderer(
      catalog: catalog, reports: checked.reports, theme: try build.theme().theme)
    guard let compiled = try compiled(renderer) else {
      return Site(found: found + [.init(FindingID("theme/wrong", .error), "a template is wrong")])
    }
    let sites = SystemSite.sites(of: catalog, checked.reports, theme: compiled.theme)
    let site = SiteOnDemand(catalog, sites, compiled, on: .all)
    return Site(site: site, found: found + site.diagnostics)
  }

  private func compiled(_ renderer: SiteRenderer) throws -> CompiledTheme? {
    let files = try FileTree.read(folder: options.templates ?? "").tree
    if let compiled, compiled.theme == files, compiled.languages == renderer.languages {
      return compiled.value
    }
    let (templates, found) = SpokenTemplates.compile(
      renderer.theme, languages: renderer.languages)
    let value = templates.map {
      CompiledTheme(theme: renderer.theme, templates: $0, findings: found)
    }
    compiled = (files, renderer.languages, value)
    return value
  }
}

extension SiteOnDemand {
  /// The files that are made of one page each, and those that pages load.
  var ownFiles: [String] {
    makers.filter { _, maker in
      switch maker {
      case .html, .markdown, .start: true
      case .agents, .catalogAgents, .sitemap: false
      }
    }.keys.sorted()
      + shared.flatMap { Array($0.stylesheets.value.keys) + Array($0.others.value.keys) }.sorted()
      + theme.assets.paths
  }

  /// The files that are made of all pages.
  var wholeFiles: [String] { makers.keys.filter { !Set(ownFiles).contains($0) }.sorted() }
}
