import Diagnostics
import Files

/// Begins a catalog in a folder: a small one that is complete, or one of what a Swift package
/// holds.
///
/// 1. ``CatalogName`` settles what the system and its Swift module are called.
/// 2. `StarterFiles` gives the files of the small catalog; of a package `PackageCatalog`
///    (`Package/`) derives them from its sources.
/// 3. `InitFolder` refuses a folder in which something is in the way.
/// 4. The files are written, and ``InitResult`` says which, and what to do next.
public struct CatalogInit: Sendable {
  /// What a run starts from.
  public struct Options: Hashable, Sendable {
    /// The folder that is written to; `content` when `nil`, where the other commands look first.
    public var folder: String?
    /// What the system is called; when `nil` after the package, or the folder.
    public var name: String?
    /// The folder of a Swift package to derive the catalog from; `nil` for the small one.
    public var package: String?
    /// Whether SwiftPM may run the package's manifest where its text does not suffice.
    public var runsManifest = false
    /// Whether targets that no library of the package offers, and executables, are read as well.
    public var allTargets = false
    /// Whether a catalog that is there gets what the package has got since.
    public var updates = false

    /// Options for a new catalog.
    public init(folder: String? = nil, name: String? = nil, package: String? = nil) {
      self.folder = folder
      self.name = name
      self.package = package
    }
  }

  private let options: Options

  /// A run that is still to be made.
  public init(_ options: Options) { self.options = options }

  /// Writes the catalog, or nothing where a file is in the way.
  ///
  /// - Throws: ``DiskError`` when the package cannot be read or the disk refuses.
  public func run() throws(DiskError) -> InitResult {
    let folder = InitFolder(options.folder)
    if options.updates, let package = options.package { return try update(folder, by: package) }
    let obstacles = folder.obstacles(to: [])
    guard obstacles.isEmpty else { return InitResult(folder: folder, refusal: obstacles) }
    guard let package = options.package else {
      let name = CatalogName(options.name ?? CatalogName.suggested(for: folder))
      return try write(NewCatalog(name: name.system, tree: StarterFiles.tree(name)), to: folder)
    }
    return try write(
      PackageCatalog.read(package, folder: folder, options), to: folder)
  }

  /// Writes what a package has got since its catalog was made.
  private func update(
    _ folder: InitFolder, by package: String
  ) throws(DiskError) -> InitResult {
    let files = (try? FileTree.read(folder: folder.path))?.tree ?? FileTree()
    guard files["system.yaml"] != nil else {
      return InitResult(folder: folder, refusal: [.noCatalog(in: folder.path)])
    }
    return try write(
      PackageCatalog.update(package, folder: folder, files: files, options), to: folder)
  }

  private func write(
    _ outcome: PackageCatalog.Outcome, to folder: InitFolder
  ) throws(DiskError) -> InitResult {
    switch outcome {
    case .derived(let catalog): return try write(catalog, to: folder)
    case .refused(let reasons): return InitResult(folder: folder, refusal: reasons)
    }
  }

  private func write(
    _ catalog: NewCatalog, to folder: InitFolder
  ) throws(DiskError) -> InitResult {
    let paths = catalog.tree.paths
    var obstacles =
      options.updates ? folder.filesInTheWay(of: paths) : folder.obstacles(to: paths)
    if obstacles.isEmpty { obstacles = try FileWriter.write(catalog.tree, into: folder.path) }
    return obstacles.isEmpty
      ? InitResult(folder: folder, catalog: catalog)
      : InitResult(folder: folder, refusal: obstacles)
  }
}

/// The files of a catalog that is about to be written.
struct NewCatalog: Sendable {
  /// The name of its system.
  var name: String
  /// By their paths from its folder.
  var tree: FileTree
  /// What a person has to add or mend; places as seen from the working folder.
  var diagnostics: [Diagnostic] = []
}

extension Diagnostic {
  fileprivate static func noCatalog(in folder: String) -> Diagnostic {
    .init(
      .initNoCatalog, "'\(folder)' holds no system.yaml",
      suggestion: "name the folder that does, or leave '--update' out to create a catalog")
  }
}
