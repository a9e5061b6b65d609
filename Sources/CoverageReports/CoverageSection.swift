import CatalogModel
import Diagnostics
import DocumentationCoverage
import SwiftSymbols

/// The report of a system, or of all modules of a command, with what its head says.
public struct CoverageSection: Sendable {
  /// The name of the system or package, or of the modules.
  var name: String
  /// The folder name of the system; `nil` outside content.
  public var system: String?
  var report: CoverageReport
  /// How each module was read, by its name.
  var conditions: [String: ReadConditions]
  /// The least access that counts.
  var access: CoverageReading.Access
  /// The packages whose documentation the modules may inherit, and that are not on the disk.
  var missingPackages: [String] = []
  /// What the parts of the system should have besides.
  public var facets: [CoverageFacet] = []
  /// The file that says what is measured, a manifest or `system.yaml`; `nil` where sources or
  /// graphs were named.
  public var manifest: String?
  /// The baseline; `nil` when none is named.
  public var baseline: String?
  /// What became of the baseline, when it was to be written.
  var update: BaselineUpdate.Outcome?

  public init(
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
  public init(_ material: CoverageMaterial, settings: CoverageSettings, baseline: CoverageBaseline?)
  {
    self.init(
      name: material.package ?? Self.title(of: material.modules.map(\.name)),
      report: CoverageReport(
        material.modules, settings: settings, catalogue: material.catalogue, baseline: baseline),
      conditions: material.conditions, access: material.access)
    missingPackages = material.missingPackages
    manifest = material.manifest
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
  var hasGate: Bool { report.hasGate || update != nil }

  /// Where a finding belongs that has no place: what says what is measured, else the first source.
  var place: SourceLocation? {
    if let manifest { return SourceLocation(manifest) }
    let paths = report.modules.flatMap { module in
      module.symbols.prefix(1).map(\.symbol.location.path) + module.incompleteFiles.prefix(1)
    }
    return paths.first.map { SourceLocation($0) }
  }

  /// What the report has to say, and that nothing was there to ask it of.
  var findings: [Diagnostic] {
    let found = report.diagnostics().map { finding in
      let isAboutBaseline = finding.id.traits.contains(.againstBaseline)
      return finding.placed(at: isAboutBaseline ? baseline.map { SourceLocation($0) } : nil)
        .placed(at: place)
    }
    return found + (isVacuous ? [nothingToCount] : [])
  }

  /// Names that are declared public in branches of `#if` that were not read.
  var leftOut: Int { report.modules.reduce(0) { $0 + $1.leftOut } }

  /// How to read the branches of `#if` that were left out, where nothing is in the others; the
  /// modules of content have no such choice.
  var wayToLeftOut: String? {
    report.counts.total == 0 && leftOut > 0 && system == nil
      ? "'--platform ios' reads the branches of #if for iOS, '--all-branches' reads all" : nil
  }

  private var nothingToCount: Diagnostic {
    .init(
      .coverageNothingToCount,
      "there is nothing to count in \(name), so a minimum asks nothing",
      at: place, notes: [namesLeftOutLine].compactMap(\.self).map { Diagnostic.Note($0) },
      suggestion: wayToLeftOut
        ?? "check that its sources are named, and that something is public, or ask for none")
  }

  /// Whether something is asked of symbols, and there are none at all.
  private var isVacuous: Bool {
    let asked = [settings.minimum, settings.minimumPerFile].contains { $0 ?? 0 > 0 }
    return asked && !report.modules.isEmpty && report.modules.allSatisfy(\.symbols.isEmpty)
  }
}
