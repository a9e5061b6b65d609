import Diagnostics
import DocumentationCoverage
import Files
import SwiftSymbols

/// Files and folders of the command line, each a module.
public struct NamedSources: Sendable {
  var modules: [SourceModule] = []
  /// Modules that only lend them documentation.
  var lenders: [SourceModule] = []
  var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - names: As on the command line.
  ///   - modules: The module of each; taken from the names when empty.
  /// - Throws: ``CoverageFailure`` for what is not there, holds no Swift, or has the name of
  ///   another, and for files that two of them have in common.
  public static func read(
    _ names: [String], modules: [String], in folder: WorkingFolder = .current
  ) throws(CoverageFailure) -> NamedSources {
    guard modules.isEmpty || modules.count == names.count else {
      throw .wrongRequest(
        "With '--source', name one '--module' for each folder, in their order, or none")
    }
    var result = NamedSources()
    for (index, name) in names.enumerated() {
      let read = try SourceModule.read(
        name, module: modules.isEmpty ? nil : modules[index], in: folder)
      if result.modules.contains(where: { $0.name == read.module.name }) {
        throw .wrongRequest(
          "Two sources would be the module '\(read.module.name)'; give each its name with "
            + "'--module', in the order of the sources")
      }
      if let other = overlap(of: name, with: names.prefix(index), in: folder) {
        throw .wrongRequest(
          "'\(name)' and '\(other)' have files in common, which would count twice; name one of them"
        )
      }
      result.modules.append(read.module)
      result.diagnostics += read.diagnostics
    }
    return result
  }

  /// The one of `others` that lies in `name`, or around it.
  private static func overlap(
    of name: String, with others: some Sequence<String>, in folder: WorkingFolder
  ) -> String? {
    let path = folder.treePath(of: name) + "/"
    return others.first { other in
      let other = folder.treePath(of: other) + "/"
      return path.hasPrefix(other) || other.hasPrefix(path)
    }
  }
}

/// The symbols of modules that are at hand as texts.
public struct SourceCoverage {
  public let material: CoverageMaterial

  /// - Parameter package: The package that the modules are of, when one was read.
  public init(_ sources: NamedSources, package: String? = nil, reading: CoverageReading) {
    var material = CoverageMaterial(
      package: package, modules: [], conditions: [:], access: reading.minimumAccess,
      diagnostics: sources.diagnostics)
    for source in sources.modules {
      let conditions = reading.conditions(for: source.files, target: source.target)
      let module = Self.symbols(of: source, conditions, reading)
      material.modules.append(module)
      material.conditions[source.name] = conditions
      material.catalogue += source.catalogue
      material.diagnostics += module.diagnostics
    }
    let lenders = sources.lenders.map { source in
      Self.symbols(
        of: source, reading.conditions(for: source.files, target: source.target), reading)
    }
    material.modules = ModuleSymbols.sharingDocumentation(material.modules, lenders: lenders)
    self.material = material
  }

  private static func symbols(
    of source: SourceModule, _ conditions: ReadConditions, _ reading: CoverageReading
  ) -> ModuleSymbols {
    let options = ExtractionOptions(
      configuration: conditions.configuration ?? .allBranches,
      minimumAccess: reading.minimumAccess.level)
    var module = SymbolExtractor.symbols(
      ofModule: source.name, in: source.files, options: options)
    module.incompleteFiles = Set(module.incompleteFiles + source.unread).sorted()
    return module
  }
}
