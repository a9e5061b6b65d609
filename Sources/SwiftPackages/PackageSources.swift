import Diagnostics
import Files
import SwiftSymbols

/// The Swift sources of a package, target by target, found without building it.
///
/// 1. `ManifestFile` chooses among the manifests that a package has for several tools.
/// 2. ``PackageManifest`` reads it by syntax; where that does not suffice and running it
///    is asked for, `ManifestDump` lets SwiftPM run it and `PackageDescription` reads the answer.
/// 3. `TargetFolder` finds the folder of each target and chooses among its files.
///
/// What a build would generate is not there; a warning says so.
public struct PackageSources: Hashable, Sendable {
  /// As the manifest names the package; the name of its folder where that is not known.
  public var name: String
  /// The modules written in Swift that hold interfaces for others, in the order of the manifest.
  public var targets: [Target]
  /// Further modules below ``targets``, in this package and in others, which lend documentation.
  public var lenders: [Target] = []
  /// The packages below ``targets`` that are not on the disk or whose manifests syntax alone does
  /// not tell, sorted.
  public var missingPackages: [String] = []
  /// The targets that `allTargets` would add: executables, and those that no library product
  /// offers, in the order of the manifest.
  public var otherTargets: [String] = []
  /// Those of ``otherTargets`` that are libraries and that none of ``targets`` is built upon.
  public var unusedTargets: [String] = []
  /// Targets that library products offer and that the manifest does not declare.
  public var undeclared: [Undeclared] = []
  /// What is wrong with the manifest or could not be read; paths as seen from the working folder.
  public var diagnostics: [Diagnostic]

  /// A target that is named and not there.
  public struct Undeclared: Hashable, Sendable {
    var product: String
    var target: String
    /// The target that was probably meant.
    var nearest: String?
  }

  /// What keeps the package from having ``targets``, and what to do about it; `nil` where nothing
  /// in the manifest does.
  public var obstacle: (summary: String, suggestion: String?)? {
    if let first = undeclared.first {
      return (
        "the product '\(first.product)' names the target '\(first.target)', which is not declared",
        first.nearest.map { "did you mean '\($0)'?" }
      )
    }
    let folder = diagnostics.first { $0.id == .packageMissingFolder }
    return folder.map { ($0.summary, $0.suggestion) }
  }

  /// One module that is written in Swift.
  public struct Target: Hashable, Sendable {
    /// The module's name: that of the target, as an identifier.
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
    /// What there is below it.
    var graph: DependencyGraph
    /// Where it stands in ``graph``.
    var node: DependencyGraph.Node

    /// The features that the manifest turns on, upcoming and experimental.
    public var features: Set<String> { Set(manifest.features) }

    /// The modules that `canImport(…)` finds on a platform, beside those of the platform.
    public func importableModules(on platform: SourceConfiguration.Platform?) -> Set<String> {
      graph.closure(of: node, on: platform).modules
    }

    /// The names that are set in a debug build for `platform`, as SwiftPM sets them.
    public func defines(on platform: SourceConfiguration.Platform?) -> Set<String> {
      manifest.defines(on: platform, traits: traits).union(["SWIFT_PACKAGE", "DEBUG"])
    }
  }

  /// Whether a folder holds the manifest of a package.
  public static func isPackage(_ folder: String) -> Bool {
    FileProbe.isFile("\(folder)/Package.swift")
  }

  /// Reads the package whose manifest lies in `folder`.
  ///
  /// - Parameters:
  ///   - folder: As on the command line.
  ///   - allTargets: Whether executables, and targets that no library product offers, are read as
  ///     well; never tests, plugins and macros.
  ///   - traits: The enabled traits; those that the manifest enables by default when `nil`.
  ///   - runsManifest: Whether SwiftPM may run the manifest where its text does not suffice.
  /// - Throws: ``DiskError`` when there is no manifest, or it cannot be read.
  public static func read(
    _ folder: String, allTargets: Bool, traits: [String]? = nil, runsManifest: Bool = false
  ) throws(DiskError) -> PackageSources {
    let root = PackageRoot(folder)
    let file = try ManifestFile.read(in: root)
    var reader = PackageReader(root: root, allTargets: allTargets, traits: traits)
    reader.runsManifest = runsManifest
    return reader.sources(by: file)
  }
}

/// Collects the sources of one package.
private struct PackageReader {
  let root: PackageRoot
  let allTargets: Bool
  let traits: [String]?
  var runsManifest = false
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
    let graph = DependencyGraph(
      DependencyGraph.Member(
        root: root, manifest: manifest, toolsVersion: file.toolsVersion, traits: enabled),
      targets: chosen)
    let targets = chosen.compactMap { target in
      read(DependencyGraph.Node(package: "", target: target.name), in: graph)
    }
    report(pluginsOf: targets.map(\.manifest))
    var sources = PackageSources(
      name: manifest.name.isEmpty ? root.name : manifest.name, targets: targets,
      diagnostics: diagnostics)
    sources.otherTargets = manifest.targets.filter { target in
      [.regular, .executable].contains(target.kind) && !chosen.contains { $0.name == target.name }
    }.map(\.name)
    sources.undeclared = undeclared(in: manifest)
    let below = targets.map { graph.closure(of: $0.node, on: nil) }
    sources.missingPackages = Set(below.flatMap(\.missing).map { $0.package ?? $0.name }).sorted()
    let measured = Set(targets.map(\.node))
    let others = Set(below.flatMap(\.nodes)).subtracting(measured)
    // What is wrong with what only lends is no matter of this package.
    sources.lenders = others.sorted().compactMap { read($0, in: graph) }
    sources.unusedTargets = manifest.targets.filter { target in
      let node = DependencyGraph.Node(package: "", target: target.name)
      return target.kind == .regular && !measured.contains(node) && !others.contains(node)
    }.map(\.name)
    return sources
  }

  private mutating func read(
    _ node: DependencyGraph.Node, in graph: DependencyGraph
  ) -> PackageSources.Target? {
    guard let member = graph.members[node.package], let target = member.target(node.target),
      target.kind != .macro
    else { return nil }
    var folder = TargetFolder(of: target, in: member)
    defer { diagnostics += folder.diagnostics }
    return folder.read(as: node, in: graph)
  }

  private mutating func manifest(in file: ManifestFile) -> PackageManifest {
    let read = PackageManifest.read(text: file.text, path: file.path)
    if let read, read.isComplete { return read }
    let gap = read?.gaps.first { $0.isFault } ?? read?.gaps.first
    switch runsManifest ? ManifestDump.manifest(of: root) : .failure(.notAsked) {
    case .success(let manifest): return manifest
    case .failure(let failure):
      diagnostics.append(failure.diagnostic(gap: gap, path: file.path))
      return SourceFolders.manifest(of: root)
    }
  }

  private func undeclared(in manifest: PackageManifest) -> [PackageSources.Undeclared] {
    let names = manifest.targets.map(\.name)
    return manifest.products.filter(\.isLibrary).flatMap { product in
      product.targets.filter { !names.contains($0) }.map { target in
        PackageSources.Undeclared(
          product: product.name, target: target,
          nearest: DidYouMean.nearest(to: target, among: names))
      }
    }
  }

  private func chosenTargets(of manifest: PackageManifest) -> [PackageTarget] {
    let offered = manifest.libraryTargets
    return manifest.targets.filter {
      switch $0.kind {
      case .regular: allTargets || offered.contains($0.name)
      case .executable: allTargets
      default: false
      }
    }
  }

  private mutating func checkTraits(of manifest: PackageManifest, _ file: ManifestFile) {
    let known = manifest.traits.map(\.name).filter { $0 != PackageManifest.Trait.defaultName }
    let list = known.isEmpty ? "it declares none" : "there are \(known.joined(separator: ", "))"
    let asked = traits?.filter { $0 != PackageManifest.Trait.defaultName } ?? []
    for trait in asked where !known.contains(trait) {
      diagnostics.append(
        .init(
          .packageUnknownTrait, "the package has no trait '\(trait)'",
          at: SourceLocation(file.path), notes: [.init(list)],
          suggestion: DidYouMean.suggestion(for: trait, among: known)))
    }
  }

  private mutating func report(pluginsOf targets: [PackageTarget]) {
    let names = targets.filter(\.usesPlugins).map { "'\($0.name)'" }
    guard !names.isEmpty else { return }
    let list = names.joined(separator: ", ")
    diagnostics.append(
      .init(
        .packageBuildPlugin, "plugins run when \(list) is built, and what they write is missing",
        suggestion: "use symbol graphs of the built package if they write public declarations"))
  }
}
