import Diagnostics
import DocumentationCoverage
import Files
import SwiftPackages
import SwiftSymbols

/// The texts of a module, with paths as seen from the working folder.
struct SourceModule: Hashable, Sendable {
  var name: String
  var files: [SourceFile]
  /// The markdown files of its documentation catalogues.
  var extensions: [SourceFile] = []
  /// The target that it is, when a package was read.
  var target: PackageSources.Target?
  /// Swift files that are there and could not be read as text.
  var unread: [String] = []

  /// What its documentation catalogues document: symbols of this module, of which the page of the
  /// module itself is none.
  var catalogue: [CatalogueEntry] {
    extensions.flatMap { DocumentationExtension.entries(in: $0.text, path: $0.path) }
      .filter { $0.path != name }
      .map { CatalogueEntry(module: name, path: $0.path, location: $0.location) }
  }

  /// A file or folder of the command line as a module.
  ///
  /// - Throws: ``CoverageFailure`` when it is not there, or has no Swift file.
  static func read(
    _ path: String, module: String?, in folder: WorkingFolder
  ) throws(CoverageFailure) -> (module: SourceModule, diagnostics: [Diagnostic]) {
    if PackageSources.isPackage(path) {
      throw .wrongRequest(
        "'\(path)' is a package; name it with '--package', or one of its targets with '--source'")
    }
    let named = try CoverageFailure.reading { () throws(DiskError) in
      try NamedFiles.read([path], in: folder) { $0.filter(isWanted) }
    }
    let name = module ?? ModuleName.suggested(by: folder.treePath(of: path))
    return try SourceModule.module(name, of: named, path: path, in: folder)
  }

  /// The files of a tree as a module.
  static func module(
    _ name: String, of named: NamedFiles, path: String, in folder: WorkingFolder
  ) throws(CoverageFailure) -> (module: SourceModule, diagnostics: [Diagnostic]) {
    let swift = SwiftFiles(named, in: folder)
    let unreadable = named.diagnostics.map { $0.mappingPaths(folder.name(of:)) }
    let diagnostics = swift.diagnostics + unreadable
    let unread = Set(diagnostics.compactMap(\.location?.path).filter { $0.hasSuffix(".swift") })
    guard !swift.isEmpty || !unread.isEmpty else {
      throw .couldNotRun(
        .init(
          .coverageNoSources, "there are no Swift files in '\(path)'",
          suggestion: "name the folder of a module, such as Sources/NAME"))
    }
    let articles = named.paths.filter(BundleFolder.isArticle).compactMap { path in
      named.tree.text(at: path).map { SourceFile(path: folder.name(of: path), text: $0) }
    }
    let module = SourceModule(
      name: name, files: swift.sources, extensions: articles, unread: unread.sorted())
    return (module, diagnostics)
  }

  private static func isWanted(_ path: String) -> Bool {
    BundleFolder.isSource(path) || BundleFolder.isArticle(path)
  }
}
