import CoverageReports
import Diagnostics
import DocumentationCoverage
import Files
import SwiftSymbols

/// Measures how well the public interface of content, sources, symbol graphs or a package is
/// documented.
///
/// Steps, a type each: ``CoverageSubject`` says what is measured; a reading (`Reading/`) turns it
/// into sections, one for each system or one for all modules, weighed by ``CoverageDemands``;
/// `BaselineUpdate` writes the baseline where that is asked; ``CoverageResult`` says the sections
/// in each of its formats (`Report/`).
public struct CoverageRun: Sendable {
  /// What a run starts from.
  public struct Options: Sendable {
    /// What is measured.
    public var subject: CoverageSubject
    /// Names of the modules to measure; all when empty. Of sources, these are their names.
    public var modules: [String] = []
    /// What is read of the sources.
    public var reading = CoverageReading()
    /// What is asked of their documentation.
    public var demands = CoverageDemands()

    /// Whether modules may be left out that a baseline lists, so that they have to stay in it.
    var mayLeaveOutModules: Bool {
      switch subject {
      case .content: false
      case .sources, .symbolGraphs: true
      case .package: !modules.isEmpty
      }
    }

    /// A run that reads as the sources suggest and asks for nothing.
    public init(_ subject: CoverageSubject) { self.subject = subject }
  }

  let options: Options

  /// A run that is still to be made.
  public init(_ options: Options) { self.options = options }

  /// Reads and weighs, and writes the baseline where that is asked; places are as seen from the
  /// working folder.
  ///
  /// - Throws: ``CoverageFailure`` when there is nothing that could be measured, or the baseline
  ///   cannot be written.
  public func run() throws(CoverageFailure) -> CoverageResult {
    switch options.subject {
    case .content(let source):
      return try ContentCoverage(source: source, options: options).read()
    case .sources(let names):
      let sources = try NamedSources.read(names, modules: options.modules)
      return try measured(SourceCoverage(sources, reading: options.reading).material)
    case .symbolGraphs(let names):
      return try measured(GraphCoverage.read(names, options.reading).chosen(options.modules))
    case .package(let folder, let allTargets):
      let package = try PackageCoverage.read(folder, allTargets: allTargets, options.reading)
      return try measured(package.chosen(options.modules))
    }
  }

  private func measured(_ material: CoverageMaterial) throws(CoverageFailure) -> CoverageResult {
    let file = try options.demands.baselineFile()
    var section = CoverageSection(
      material, settings: options.demands.settings(),
      baseline: file?.baseline)
    section.baseline = file?.path
    let diagnostics = material.diagnostics + (file?.diagnostics ?? [])
    if material.modules.isEmpty { return CoverageResult(sections: [], readFindings: diagnostics) }
    if let file, options.demands.updatesBaseline {
      let update = BaselineUpdate(
        path: file.path, old: file.baseline, keepsOthers: options.mayLeaveOutModules)
      try update.write(&section, findings: diagnostics)
    }
    return CoverageResult(sections: [section], readFindings: diagnostics)
  }
}
