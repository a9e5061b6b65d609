import CatalogChecks
import CatalogLoader
import CatalogModel
import CoverageReports
import DiagnosticReports
import Diagnostics
import DocumentationCoverage
import Files
import SwiftPackages
import Workers

/// The systems of a content folder, each weighed as its `system.yaml` and the command line ask.
struct ContentCoverage {
  let source: ContentSource
  let options: CoverageRun.Options

  /// - Throws: ``CoverageFailure`` when the folder is missing or cannot be read, or a baseline
  ///   cannot be written.
  func read() throws(CoverageFailure) -> CoverageResult {
    let folder = source.folder
    if !ContentFolderChoice.isCatalog(folder), PackageSources.isPackage(folder) {
      throw .couldNotRun(
        .init(
          .contentNoCatalog, "'\(folder)' is a package and not content",
          suggestion: "measure it with 'catalog coverage --package \(folder)'"))
    }
    let content: ContentReading
    do throws(FolderError) {
      content = try ContentReading.read(source)
    } catch {
      throw .couldNotRun(error.diagnostic)
    }
    let loaded = content.load()
    let file = try options.demands.baselineFile()
    let read =
      findings(in: content.diagnostics + loaded.diagnostics, content)
      .map { $0.mappingPaths(content.shown) } + (file?.diagnostics ?? [])
    guard let catalog = loaded.catalog else {
      return CoverageResult(sections: [], readFindings: read)
    }
    let weighed = try demanded(of: catalog, baseline: file)
    var sections = Self.measured(weighed).map { $0.mappingPaths(content.shown) }
    if let file {
      for index in sections.indices { sections[index].baseline = file.path }
    }
    if options.demands.updatesBaseline {
      try update(&sections, of: weighed, read, shown: content.shown)
    }
    return CoverageResult(sections: sections, readFindings: read)
  }

  /// What is wrong with what was read, as far as it bears on coverage: no figure rests on a token.
  /// A baseline that is about to be written need not be there, and may be a broken one. A site does
  /// without a source that is broken, but a figure must not rise by it.
  private func findings(in diagnostics: [Diagnostic], _ content: ContentReading) -> [Diagnostic] {
    diagnostics.about([.coverage, .swift]).filter { finding in
      if finding.id.topic == .tokens { return false }
      guard options.demands.updatesBaseline else { return true }
      let bytes = finding.location.flatMap { content.tree[$0.path] } ?? []
      let isReplaced = finding.id == .coverageBadBaseline && BaselineFile.isReplaceable(bytes)
      return finding.id != .coverageMissingBaseline && !isReplaced
    }.map { finding in
      let isOther = options.demands.updatesBaseline && finding.id == .coverageBadBaseline
      return (isOther ? finding.ofAnotherFile : finding).namingThisCommand.weighedAsSource
    }
  }

  /// The catalog with what the command line asks of its systems.
  func demanded(
    of catalog: Catalog, baseline: BaselineFile?
  ) throws(CoverageFailure) -> Catalog {
    if baseline != nil, catalog.systems.count > 1 {
      throw .wrongRequest(
        "'--baseline' is about one system; choose it with '--system', or name a baseline in each "
          + "system.yaml")
    }
    var catalog = catalog
    for index in catalog.systems.indices {
      let asked = catalog.systems[index].coverage
      catalog.systems[index].coverage = options.demands.settings(over: asked)
      if let baseline { catalog.systems[index].baseline = baseline.baseline }
    }
    return catalog
  }

  /// Every system, with what its `system.yaml` asks.
  static func measured(_ catalog: Catalog, on workers: Workers = .all) -> [CoverageSection] {
    workers.map(catalog.systems) { system in
      let (report, facets) = CatalogChecks.coverage(of: system)
      let conditions = system.modules.map { ($0.name, ReadConditions(system.configuration)) }
      var section = CoverageSection(
        name: system.name, system: system.slug, report: report,
        conditions: Dictionary(conditions, uniquingKeysWith: { first, _ in first }))
      section.facets = facets
      section.manifest = catalog.folder(of: system) + "system.yaml"
      section.baseline = system.baselinePath
      return section
    }
  }

  private func update(
    _ sections: inout [CoverageSection], of catalog: Catalog, _ findings: [Diagnostic],
    shown: (String) -> String
  ) throws(CoverageFailure) {
    guard sections.contains(where: { $0.baseline != nil }) else {
      throw .wrongRequest(
        "'--update' needs a baseline to write; name it with '--baseline', or in system.yaml")
    }
    for index in sections.indices {
      guard let path = sections[index].baseline,
        let system = catalog.systems.first(where: { $0.slug == sections[index].system })
      else { continue }
      let others = catalog.systems.filter { $0.slug != system.slug }
        .map { shown(catalog.folder(of: $0)) }
      let update = BaselineUpdate(path: path, old: system.baseline, keepsOthers: false)
      try update.write(&sections[index], findings: findings.filter { !$0.isBelow(others) })
    }
  }
}

extension Catalog {
  /// The folder of a system with a final slash; empty where the content is one system.
  fileprivate func folder(of system: System) -> String {
    isSingleSystem ? "" : system.slug + "/"
  }
}

extension Diagnostic {
  /// Where there is no content, the help says what this command can measure.
  fileprivate var namingThisCommand: Diagnostic {
    guard id == .contentNoCatalog else { return self }
    var copy = self
    copy.suggestion =
      "name the folder that does: 'catalog coverage path/to/content'; a package is measured with "
      + "'--package', and sources with '--source'"
    return copy
  }

  /// With the weight of its id where it is about a Swift source, inside the content or outside.
  fileprivate var weighedAsSource: Diagnostic {
    guard id.topic == .swift else { return self }
    var copy = self
    copy.severity = id.severity
    return copy
  }

  /// Whether it is about a file in one of these folders.
  fileprivate func isBelow(_ folders: [String]) -> Bool {
    folders.contains { location?.path.hasPrefix($0) == true }
  }
}
