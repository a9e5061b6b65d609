import CatalogChecks
import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics
import Files
import Workers

/// What a live site knows at one moment.
struct LiveState: Sendable {
  /// What was found in a system, and its report.
  struct Checked: Sendable {
    var diagnostics: [Diagnostic]
    var report: SystemReport
    /// Whether guides have got other titles or places since, which only findings depend on.
    var isOfOtherTexts = false

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  var content: ContentReading?
  var cache = LoadCache()
  var theme: Theme?
  var themeDiagnostics: [Diagnostic] = []
  /// The last catalog without errors, with what it was checked to.
  var catalog: Catalog?
  var checked: [String: Checked] = [:]
  var site: SiteOnDemand?
  /// The files of that site that were made.
  var made = MadeFiles()
  /// The editor of that catalog, made when a browser first asks for it: every key typed there asks
  /// again.
  var editor: Once<AgentEditor>?
  /// The files that the site has beside its pages.
  var schemas: [String: [UInt8]] = [:]
  /// What reading and loading the content found.
  var unreadable: [Diagnostic] = []
  /// What is wrong with the content that was read last, but for its texts.
  var found: [Diagnostic] = []
  /// The catalog that was read last, with errors or without.
  var latest: Catalog?
  /// The site of that catalog; `nil` when the templates are wrong.
  var latestSite: SiteOnDemand?
  /// The files that have changed since the site was made; `nil` when anything may have, its
  /// templates among them.
  var pending: [String]?

  /// The revisions of what was loaded for the site that is shown, by the slugs of its systems.
  var shownRevisions: [String: LoadCache.Revision] = [:]

  var reports: Reports { Reports(systems: checked.mapValues(\.report)) }

  /// Takes a site without errors as the one that is shown.
  mutating func show(_ site: SiteOnDemand, of catalog: Catalog) {
    (self.catalog, latest) = (catalog, catalog)
    (self.site, latestSite) = (site, site)
    made = MadeFiles()
    pending = []
    for system in catalog.systems {
      shownRevisions[system.slug] = cache.revision(ofSystem: system.slug)
    }
    editor = theme.map { theme in Once { AgentEditor(catalog, theme: theme) } }
  }

  /// Everything that is wrong with the content that was read last, but for the sizes of pages.
  ///
  /// - Parameter workers: Who looks; where they are told to stop, something is missing.
  func findings(on workers: Workers, measuring stopwatch: Stopwatch) -> [Diagnostic] {
    guard let latest, let theme else { return shown(found) }
    guard let latestSite else {
      let checked = stopwatch.measure("check") {
        CatalogChecks.run(latest, rules: .site, figures: .documentation, on: workers)
      }
      let texts = SiteRenderer(catalog: latest, reports: checked.reports, theme: theme)
        .findings(on: workers, measuring: stopwatch)
      return shown(unreadable + checked.diagnostics + texts)
    }
    let checked = stopwatch.measure("check") { () -> [Diagnostic] in
      CatalogChecks.findingsAcrossSystems(of: latest)
        + latest.systems.flatMap { system -> [Diagnostic] in
          if let known = self.checked[system.slug], !known.isOfOtherTexts {
            return known.diagnostics
          }
          return CatalogChecks.check(system, .site, .documentation, on: workers).diagnostics
        }
    }
    let site = stopwatch.measure("read texts") { latestSite.findings(on: workers) }
    return shown(unreadable + checked + site)
  }

  /// With paths as a person in the working folder writes them.
  func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    themeDiagnostics
      + diagnostics.map { diagnostic in
        diagnostic.mappingPaths { path in
          theme?.hasFile(shownAs: path) == true ? path : content?.shown(path) ?? path
        }
      }
  }
}
