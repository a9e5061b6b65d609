import Diagnostics
import Files
import SwiftSymbols
import SymbolGraphs

/// The modules of symbol graphs.
public enum GraphCoverage {
  /// - Parameter names: Files, and folders whose `*.symbols.json` are meant.
  /// - Throws: ``CoverageFailure`` for what is not there, or holds no symbol graph.
  public static func read(
    _ names: [String], _ reading: CoverageReading, in folder: WorkingFolder = .current
  ) throws(CoverageFailure) -> CoverageMaterial {
    let named = try CoverageFailure.reading { () throws(DiskError) in
      try NamedFiles.read(names, in: folder) { $0.filter(SymbolGraphReader.isGraph) }
    }
    guard !named.paths.isEmpty else {
      throw .couldNotRun(
        .init(
          .coverageNoGraphs,
          "there are no symbol graphs in \(names.map { "'\($0)'" }.joined(separator: ", "))",
          suggestion: "let the compiler write them: 'swift package dump-symbol-graph' prints where")
      )
    }
    let files = Dictionary(
      named.paths.map { (folder.name(of: $0), named.tree[$0] ?? []) },
      uniquingKeysWith: { first, _ in first })
    var material = material(of: files, reading, root: "/" + folder.treePath(of: "."))
    material.diagnostics += named.diagnostics.map { $0.mappingPaths(folder.name(of:)) }
    return material
  }

  /// The modules of graphs that are in memory, by their paths.
  ///
  /// - Parameter root: The folder that places are relative to, where they lie in it.
  static func material(
    of files: [String: [UInt8]], _ reading: CoverageReading, root: String? = nil
  ) -> CoverageMaterial {
    let read = SymbolGraphReader.modules(
      in: files, root: root, minimumAccess: reading.minimumAccess.level)
    let modules = ModuleSymbols.sharingDocumentation(read.modules)
    let conditions = Dictionary(
      modules.map { ($0.name, ReadConditions(nil)) }, uniquingKeysWith: { first, _ in first })
    return CoverageMaterial(
      modules: modules, conditions: conditions, access: reading.minimumAccess,
      diagnostics: read.diagnostics + modules.flatMap(\.diagnostics))
  }
}
