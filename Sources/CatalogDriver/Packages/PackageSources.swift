import Diagnostics
import Files
import SwiftSymbols

/// The Swift sources of a package, target by target, found without building it.
///
/// 1. `ManifestFile` chooses among the manifests that a package has for several tools.
/// 2. ``PackageManifest`` reads it by syntax; where that does not suffice, `ManifestDump` lets
///    SwiftPM run it and `PackageDescription` reads the answer.
/// 3. `TargetFolder` finds the folder of each target and chooses among its files.
///
/// What a build would generate is not there; a warning says so.
public struct PackageSources: Hashable, Sendable {
  /// As the manifest names the package; the name of its folder where that is not known.
  public var name: String
  /// The modules written in Swift that hold interfaces for others, in the order of the manifest.
  public var targets: [Target]
  /// What is wrong with the manifest or could not be read; paths as seen from the working folder.
  public var diagnostics: [Diagnostic]

  /// One module that is written in Swift.
  public struct Target: Hashable, Sendable {
    /// The module's name.
    public var name: String
    /// The folder of its sources, as seen from the working folder.
    public var path: String
    /// Its Swift files by path, as seen from the working folder.
    public var files: [SourceFile]
    /// The markdown files of its documentation catalogues (`*.docc`).
    public var extensions: [SourceFile]
    /// What the manifest says of it.
    var manifest: PackageTarget
    /// The traits that are enabled.
    var traits: Set<String>
    /// The language mode that `#if swift(…)` finds.
    public var languageMode = LanguageMode.newest

    /// The features that the manifest turns on, upcoming and experimental.
    public var features: Set<String> { Set(manifest.features) }

    /// The names that are set on every platform, traits among them.
    public var defines: Set<String> { defines(on: nil) }

    /// The names that are set in a debug build for `platform`, as SwiftPM sets them.
    public func defines(on platform: SourceConfiguration.Platform?) -> Set<String> {
      manifest.defines(on: platform, traits: traits).union(["SWIFT_PACKAGE", "DEBUG"])
    }
  }

  /// Reads the package whose manifest lies in `folder`.
  ///
  /// - Parameters:
  ///   - folder: As on the command line.
  ///   - allTargets: Whether targets that no library product offers are read as well.
  ///   - traits: The enabled traits; those that the manifest enables by default when `nil`.
  /// - Throws: ``DiskError`` when there is no manifest, or it cannot be read.
  public static func read(
    _ folder: String, allTargets: Bool, traits: [String]? = nil
  ) throws(DiskError) -> PackageSources {
    let root = PackageRoot(folder)
    let file = try ManifestFile.read(in: root)
    var reader = PackageReader(root: root, allTargets: allTargets, traits: traits)
    return reader.sources(by: file)
  }
}

/// Collects the sources of one package.
private struct PackageReader {
  let root: PackageRoot
  let allTargets: Bool
  let traits: [String]?
  private var diagnostics: [Diagnostic] = []

  init(root: PackageRoot, allTargets: Bool, traits: [String]?) {
    self.root = root
    self.allTargets = allTargets
    self.traits = traits
  }

  mutating func sources(by file: ManifestFile) -> PackageSources {
    let manifest = manifest(in: file)
    let enabled = manifest.enabledTraits(traits)
    checkTraits(of: manifest, file)
    let chosen = chosenTargets(of: manifest)
    let isAlone = manifest.targets.filter(\.kind.mayLieInSources).count == 1
    let targets = chosen.compactMap { target -> PackageSources.Target? in
      var folder = TargetFolder(of: target, in: root, isAlone: isAlone)
      defer { diagnostics += folder.diagnostics }
      var read = folder.read(traits: enabled)
      read?.languageMode = LanguageMode.mode(
        of: target, in: manifest, toolsVersion: ToolsVersion(declaredIn: file.text).major)
      return read
    }
    report(pluginsOf: chosen.filter { chosen in targets.contains { $0.name == chosen.name } })
    return PackageSources(
      name: manifest.name.isEmpty ? root.name : manifest.name, targets: targets,
      diagnostics: diagnostics)
  }

  private mutating func manifest(in file: ManifestFile) -> PackageManifest {
    let read = PackageManifest.read(text: file.text, path: file.path)
    if let read, read.isComplete { return read }
    let gap = read?.gaps.first
    switch ManifestDump.manifest(of: root) {
    case .success(let manifest): return manifest
    case .failure(let failure):
      diagnostics.append(failure.diagnostic(gap: gap, path: file.path))
      return SourceFolders.manifest(of: root)
    }
  }

  private func chosenTargets(of manifest: PackageManifest) -> [PackageTarget] {
    let offered = manifest.libraryTargets
    return manifest.targets.filter {
      $0.kind == .regular && (allTargets || offered.contains($0.name))
    }
  }

  private mutating func checkTraits(of manifest: PackageManifest, _ file: ManifestFile) {
    let known = manifest.traits.map(\.name)
    for trait in traits ?? [] where !known.contains(trait) {
      diagnostics.append(
        .error(
          "package/unknown-trait", "the package has no trait '\(trait)'",
          at: SourceLocation(file.path),
          suggestion: DidYouMean.suggestion(for: trait, among: known)))
    }
  }

  private mutating func report(pluginsOf targets: [PackageTarget]) {
    let names = targets.filter(\.usesPlugins).map { "'\($0.name)'" }
    guard !names.isEmpty else { return }
    let list = names.joined(separator: ", ")
    diagnostics.append(
      .warning(
        "package/build-plugin", "plugins run when \(list) is built, and what they write is missing",
        suggestion: "use symbol graphs of the built package if they write public declarations"))
  }
}

extension PackageTarget.Kind {
  /// Whether SwiftPM looks for it in the folder of sources.
  fileprivate var mayLieInSources: Bool {
    switch self {
    case .regular, .executable, .macro, .system, .providedLibrary: true
    case .test, .plugin, .binary, .snippet: false
    }
  }
}
