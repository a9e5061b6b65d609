import CatalogChecks
import CatalogLoader
import CatalogModel
import Diagnostics
import Files
import Workers

@testable import CatalogDriver
@testable import CatalogRenderer

/// A site that is built from nothing each time, but for the theme: it is read again only when a file
/// of it has changed, and keeps the templates that were compiled of it.
final class FreshSites {
  private let options: CatalogBuild.Options
  private var theme: (files: FileTree, value: Theme)?

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
      catalog: catalog, reports: checked.reports, theme: try theme(build))
    let (templates, findings) = LocalizedTemplates.compile(
      renderer.theme, languages: renderer.languages)
    guard let templates else {
      return Site(found: found + [.init(FindingID("theme/wrong", .error), "a template is wrong")])
    }
    let compiled = CompiledTheme(
      theme: renderer.theme, templates: templates, findings: findings)
    let sites = SystemSite.sites(of: catalog, checked.reports, theme: compiled.theme)
    let site = SiteOnDemand(catalog, sites, compiled, on: .all)
    return Site(site: site, found: found + site.diagnostics)
  }

  private func theme(_ build: CatalogBuild) throws -> Theme {
    let files = try FileTree.read(folder: options.templates ?? "").tree
    if let theme, theme.files == files { return theme.value }
    let value = try build.theme().theme
    theme = (files, value)
    return value
  }
}

extension SiteOnDemand {
  /// The files that are made of one page each, and those that pages load.
  var ownFiles: [String] {
    makers.filter { _, maker in
      switch maker {
      case .html, .markdown, .picture, .start: true
      case .agents, .catalogAgents, .sitemap, .feed: false
      }
    }.keys.sorted()
      + shared.flatMap { Array($0.stylesheets.value.keys) + Array($0.others.value.keys) }.sorted()
      + theme.assets.paths
  }

  /// The files that are made of all pages.
  var wholeFiles: [String] { makers.keys.filter { !Set(ownFiles).contains($0) }.sorted() }
}
