import CatalogModel
import DocumentationCoverage
import SwiftSymbols

/// The report of a system, or of all modules of a command, with what its head says.
struct CoverageSection: Sendable {
  /// The name of the system or package, or of the modules.
  var name: String
  /// The folder name of the system; `nil` outside content.
  var system: String?
  var report: CoverageReport
  /// How each module was read, by its name.
  var conditions: [String: ReadConditions]
  /// The least access that counts.
  var access: CoverageReading.Access
  /// What the parts of the system should have besides.
  var facets: [CoverageFacet] = []
  /// What became of the baseline, when it was to be written.
  var update: BaselineUpdate.Outcome?

  init(
    name: String, system: String? = nil, report: CoverageReport,
    conditions: [String: ReadConditions], access: CoverageReading.Access = .public
  ) {
    self.name = name
    self.system = system
    self.report = report
    self.conditions = conditions
    self.access = access
  }

  /// What was read, weighed.
  init(_ material: CoverageMaterial, settings: CoverageSettings, baseline: CoverageBaseline?) {
    self.init(
      name: material.package ?? Self.title(of: material.modules.map(\.name)),
      report: CoverageReport(
        material.modules, settings: settings, catalogue: material.catalogue, baseline: baseline),
      conditions: material.conditions, access: material.access)
  }

  /// The names of modules as long as a person reads them all.
  private static func title(of modules: [String]) -> String {
    modules.count <= 3 ? modules.joined(separator: ", ") : "\(modules.count) modules"
  }

  var settings: CoverageSettings { report.settings }

  /// How many symbols count as documented by ``settings``.
  var documented: Int {
    report.counts.documented(creditingInherited: settings.creditsInherited)
  }

  /// Whether anything is asked; what a new baseline accepts is.
  var hasGate: Bool {
    settings.minimum != nil || settings.minimumPerFile != nil || report.comparison != nil
      || !settings.requiredAxes.isEmpty || update != nil
  }
}
