import Diagnostics
import Files
import SwiftSymbols

/// The targets of a package as modules.
enum PackageCoverage {
  /// - Throws: ``CoverageFailure`` when there is no package, or nothing in it to measure.
  static func read(
    _ folder: String, allTargets: Bool, _ reading: CoverageReading
  ) throws(CoverageFailure) -> CoverageMaterial {
    let package = try CoverageFailure.reading { () throws(DiskError) in
      try PackageSources.read(folder, allTargets: allTargets, traits: reading.traits)
    }
    guard !package.targets.isEmpty else {
      throw .couldNotRun(
        .error(
          "coverage/no-sources", "the package '\(package.name)' has no library target in Swift",
          suggestion: allTargets ? nil : "'--all-targets' measures executables, too"))
    }
    return material(of: package, reading)
  }

  /// The symbols of a package that was read.
  static func material(
    of package: PackageSources, _ reading: CoverageReading
  ) -> CoverageMaterial {
    let unread = package.diagnostics.compactMap(\.location?.path).filter { $0.hasSuffix(".swift") }
    let modules = package.targets.map { target in
      SourceModule(
        name: target.name, files: target.files, extensions: target.extensions, target: target,
        unread: unread.filter { $0.hasPrefix(target.path.withFinalSlash) })
    }
    let sources = NamedSources(modules: modules, diagnostics: package.diagnostics)
    return SourceCoverage(sources, package: package.name, reading: reading).material
  }
}
