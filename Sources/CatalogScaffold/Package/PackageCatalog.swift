import CatalogChecks
import CatalogLoader
import CatalogModel
import DiagnosticReports
import Diagnostics
import Files
import SwiftPackages
import SwiftSymbols

/// Derives a catalog from the sources of a Swift package, with nothing in it that they do not say.
///
/// 1. ``PackageSources`` reads the package; `SourceTree` lays its files beside the new catalog, so
///    that the stages of a build see both.
/// 2. `PackageManifestFile` writes `system.yaml`, with the type that `TokenHolder` finds.
/// 3. `FoundComponents` lists the public views and view modifiers.
/// 4. `ComponentDraft` writes a folder for each; ``CatalogChecks/DerivedProps`` fills in the props,
///    and with these come the example and the preview.
/// 5. `PackageFindings` builds the whole in memory. What would keep it from being built is taken
///    out, and everything that is left to a person is listed.
struct PackageCatalog {
  private let package: PackageSources
  private let folder: InitFolder
  private let name: String
  private let sources: SourceTree

  /// What reading a package comes to.
  enum Outcome {
    /// A catalog that can be written.
    case derived(NewCatalog)
    /// Why there is none, and what that means for a command.
    case refused([Diagnostic], Verdict)
  }

  /// The catalog of the package in `path`. A package without Swift libraries has none, nor has one
  /// whose sources are broken, since it would lack what could not be read.
  ///
  /// - Parameters:
  ///   - name: What the system is called; as the package when `nil`.
  ///   - folder: Where the catalog will lie, from which its paths to the sources lead.
  ///   - runsManifest: Whether SwiftPM may run the manifest where its text does not suffice.
  /// - Throws: ``DiskError`` when there is no manifest, or it cannot be read.
  static func read(
    _ path: String, name: String?, folder: InitFolder, runsManifest: Bool
  ) throws(DiskError) -> Outcome {
    let package = try PackageSources.read(path, allTargets: false, runsManifest: runsManifest)
    if package.targets.isEmpty { return .refused([.noSources(path)], .couldNotRun) }
    return PackageCatalog(package, name: name ?? package.name, folder: folder).outcome
  }

  private init(_ package: PackageSources, name: String, folder: InitFolder) {
    self.package = package
    self.name = name
    self.folder = folder
    sources = SourceTree(package, beside: folder)
  }

  private var outcome: Outcome {
    let manifest = PackageManifestFile(name: name, package: package, sources: sources)
    let modules = system(of: ["system.yaml": manifest.text])?.modules ?? []
    let found = package.diagnostics + shown(modules.flatMap(\.diagnostics))
    let broken = found.filter { $0.severity == .error }
    return broken.isEmpty
      ? .derived(catalog(of: modules, manifest))
      : .refused(broken.map(Self.keepingCatalogBack), .findings)
  }

  private static func keepingCatalogBack(_ error: Diagnostic) -> Diagnostic {
    var error = error
    error.notes.append(.init("nothing was written: the catalog would lack what could not be read"))
    return error
  }

  private func catalog(
    of modules: [ModuleSymbols], _ manifest: PackageManifestFile
  ) -> NewCatalog {
    var manifest = manifest
    manifest.tokens = TokenHolder.find(
      in: sources.files, modules, folders: sources.modules.map(\.path))
    let found = FoundComponents(modules)
    manifest.hasComponents = !found.components.isEmpty
    let components = drafts(of: found.components, manifest)
    let findings = PackageFindings(manifest, components, sources)
    let own = sources.diagnostics + found.diagnostics + findings.diagnostics
    return NewCatalog(
      name: name, tree: findings.tree,
      diagnostics: package.diagnostics.map(\.aboutTheManifest) + shown(own))
  }

  /// The components with their props.
  private func drafts(
    of found: [FoundComponents.Component], _ manifest: PackageManifestFile
  ) -> [ComponentDraft] {
    var drafts = found.map { ComponentDraft($0) }
    let bare = PackageFindings.tree(manifest, drafts)
    guard let plain = system(of: bare) else { return drafts }
    let derived = DerivedProps.all(of: plain)
    for index in drafts.indices { drafts[index].take(derived[drafts[index].name]) }
    guard let whole = system(of: PackageFindings.tree(manifest, drafts)) else { return drafts }
    let contracts = Dictionary(
      whole.components.map { ($0.contract.name, $0.contract) },
      uniquingKeysWith: { first, _ in first })
    let distances = PreviewDistances(whole)
    for index in drafts.indices {
      guard let contract = contracts[drafts[index].name] else { continue }
      drafts[index].illustrate(contract, distances)
    }
    return drafts
  }

  private func system(of tree: FileTree) -> System? {
    CatalogLoader(sources.adding(to: tree)).load().catalog?.systems.first
  }

  private func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { $0.mappingPaths { ContentPath.normalized(folder.shown($0)) } }
  }
}

extension Diagnostic {
  fileprivate static func noSources(_ package: String) -> Diagnostic {
    .init(
      .initNoSources, "the package in '\(package)' offers no library in Swift",
      suggestion: "leave '--from-package' out to start with a small catalog")
  }

  /// With advice that fits a catalog, which names its folders itself.
  fileprivate var aboutTheManifest: Diagnostic {
    guard id == .packageManifest else { return self }
    var copy = self
    let run =
      suggestion?.contains("--run-manifest") == true
      ? "let SwiftPM run it with '--run-manifest' if you trust the package, or " : ""
    copy.suggestion =
      run + "see whether the folders under 'modules' in system.yaml are those of the API"
    return copy
  }
}
