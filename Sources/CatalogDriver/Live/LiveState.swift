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
  }

  var content: ContentReading?
  var cache = LoadCache()
  var theme: Theme?
  var themeDiagnostics: [Diagnostic] = []
  /// The last catalog without errors, with what it was checked to.
  var catalog: Catalog?
  var checked: [String: Checked] = [:]
  var site: SiteOnDemand?
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
  /// The files that have changed since the site was made; `nil` when anything may have, its
  /// templates among them.
  var pending: [String]?

  var reports: Reports { Reports(systems: checked.mapValues(\.report)) }

  /// Everything that is wrong with the content that was read last, but for the sizes of pages.
  func findings(on workers: Workers, measuring stopwatch: Stopwatch) -> [Diagnostic] {
    guard let latest, let theme else { return shown(found) }
    let checked = stopwatch.measure("check") { CatalogChecks.run(latest, on: workers) }
    let texts = SiteRenderer(catalog: latest, reports: checked.reports, theme: theme)
      .findings(on: workers, measuring: stopwatch)
    return shown(unreadable + checked.diagnostics + texts)
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
