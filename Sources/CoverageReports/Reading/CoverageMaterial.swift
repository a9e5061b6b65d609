import Diagnostics
import DocumentationCoverage
import SwiftSymbols

/// Modules that were read, before anything is asked of them.
public struct CoverageMaterial: Sendable {
  /// The package; `nil` when modules were named.
  var package: String?
  /// The manifest of the package, as seen from the working folder.
  var manifest: String?
  public var modules: [ModuleSymbols]
  /// How each module was read, by its name.
  var conditions: [String: ReadConditions]
  /// The least access of ``modules``' symbols.
  var access: CoverageReading.Access
  /// What documents symbols outside the sources.
  var catalogue: [CatalogueEntry] = []
  /// The packages whose documentation the modules may inherit, and that are not on the disk.
  var missingPackages: [String] = []
  /// What is wrong with what was read.
  public var diagnostics: [Diagnostic]

  /// Only the modules of these names; all when empty.
  ///
  /// - Throws: ``CoverageFailure`` when one of them is not there.
  public func chosen(_ names: [String]) throws(CoverageFailure) -> CoverageMaterial {
    if names.isEmpty { return self }
    let known = modules.map(\.name)
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw .couldNotRun(.unknownModule(unknown, known: known))
    }
    var copy = self
    copy.modules = modules.filter { names.contains($0.name) }
    return copy
  }
}

extension Diagnostic {
  /// A name given with `--module` that no module has.
  static func unknownModule(_ name: String, known: [String]) -> Diagnostic {
    let list = known.sorted().joined(separator: ", ")
    return .init(
      .coverageUnknownModule, "there is no module '\(name)' here",
      notes: known.isEmpty ? [] : [.init("there are \(list)")],
      suggestion: DidYouMean.suggestion(for: name, among: known))
  }
}
