import Diagnostics
import Files
import SwiftPackages
import SwiftSymbols

/// The targets of a package as modules.
public enum PackageCoverage {
  /// - Throws: ``CoverageFailure`` when there is no package, or nothing in it to measure.
  public static func read(
    _ folder: String, allTargets: Bool, _ reading: CoverageReading
  ) throws(CoverageFailure) -> CoverageMaterial {
    let package = try CoverageFailure.reading { () throws(DiskError) in
      try PackageSources.read(
        folder, allTargets: allTargets, traits: reading.traits, runsManifest: reading.runsManifest)
    }
    guard !package.targets.isEmpty else {
      if let cause = package.diagnostics.first(where: { $0.severity == .error }) {
        throw .couldNotRun(cause)
      }
      let kind = allTargets ? "library or executable" : "library target"
      let obstacle = package.obstacle
      let other = allTargets ? nil : "'--all-targets' measures executables, too"
      throw .couldNotRun(
        .init(
          .coverageNoSources, "the package '\(package.name)' has no \(kind) in Swift",
          notes: obstacle.map { [.init($0.summary)] } ?? [],
          suggestion: obstacle == nil ? other : obstacle?.suggestion))
    }
    var material = material(of: package, reading)
    material.manifest = PackageRoot(folder).shown("Package.swift")
    return material
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
    let lenders = package.lenders.map {
      SourceModule(name: $0.name, files: $0.files, target: $0)
    }
    let sources = NamedSources(
      modules: modules, lenders: lenders, diagnostics: package.diagnostics)
    var material = SourceCoverage(sources, package: package.name, reading: reading).material
    material.missingPackages = package.missingPackages
    return material
  }
}
