import CatalogChecks
import CatalogLoader
import CatalogModel
import Diagnostics
import DocumentationCoverage
import Files

/// The systems of a content folder, each weighed as its `system.yaml` and the command line ask.
struct ContentCoverage {
  let folder: String
  let systems: [String]
  let options: CoverageRun.Options

  /// - Throws: ``CoverageFailure`` when the folder is missing or cannot be read, or a baseline
  ///   cannot be written.
  func read() throws(CoverageFailure) -> CoverageResult {
    if !ContentFolderChoice.isCatalog(folder), CoverageSubject.isPackage(folder) {
      throw .couldNotRun(
        .error(
          "content/no-catalog", "'\(folder)' is a package and not content",
          suggestion: "measure it with 'catalog coverage --package \(folder)'"))
    }
    let content: ContentReading
    do throws(FolderError) {
      content = try ContentReading.read(folder, systems: systems)
    } catch {
      throw .couldNotRun(error.diagnostic)
    }
    let loaded = content.load(systems: systems)
    let found = (content.diagnostics + loaded.diagnostics).map { $0.mappingPaths(content.shown) }
    let file = try options.demands.baselineFile()
    var result = CoverageResult(
      sections: [], readFindings: findings(in: found) + (file?.diagnostics ?? []))
    guard let catalog = loaded.catalog else { return result }
    let weighed = try demanded(of: catalog, baseline: file)
    let checked = Self.measured(weighed)
    result.readFindings += checked.diagnostics.map { $0.mappingPaths(content.shown) }
    result.sections = checked.sections.map { $0.mappingPaths(content.shown) }
    if options.demands.updatesBaseline {
      try update(&result, catalog: weighed, named: file, shown: content.shown)
    }
    return result
  }

  /// What is wrong with what was read, as far as it bears on coverage. A baseline that is about to
  /// be written need not be there.
  private func findings(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.about([.coverage, .swift]).filter {
      !options.demands.updatesBaseline || $0.id != BaselineFile.missing
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

  /// Every system that has Swift sources or components, and what the checks say beside the figures.
  static func measured(
    _ catalog: Catalog
  ) -> (sections: [CoverageSection], diagnostics: [Diagnostic]) {
    let checked = CatalogChecks.run(catalog)
    let sections = catalog.systems.compactMap { system -> CoverageSection? in
      guard let report = checked.reports.systems[system.slug] else { return nil }
      let conditions = system.modules.map { ($0.name, ReadConditions(system.configuration)) }
      var section = CoverageSection(
        name: system.name, system: system.slug, report: report.coverage,
        conditions: Dictionary(conditions, uniquingKeysWith: { first, _ in first }))
      section.facets = report.facets
      return section
    }
    let others = checked.diagnostics.filter {
      CheckTopic(of: $0) == .coverage && !$0.id.hasPrefix("coverage/")
    }
    return (sections, others)
  }

  private func update(
    _ result: inout CoverageResult, catalog: Catalog, named: BaselineFile?,
    shown: (String) -> String
  ) throws(CoverageFailure) {
    let files = catalog.systems.map { named?.path ?? $0.baselinePath.map(shown) }
    guard files.contains(where: { $0 != nil }) else {
      throw .wrongRequest(
        "'--update' needs a baseline to write; name it with '--baseline', or in system.yaml")
    }
    for index in result.sections.indices {
      let section = result.sections[index]
      guard let place = catalog.systems.firstIndex(where: { $0.slug == section.system }),
        let path = files[place]
      else { continue }
      let update = BaselineUpdate(
        path: path, old: catalog.systems[place].baseline, keepsOthers: false)
      try update.write(&result.sections[index], findings: result.readFindings)
    }
  }
}
