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
/// 2. `PackageManifestFile` writes `system.yaml`, with the types that `TokenHolders` finds.
/// 3. `FoundComponents` lists the public views, styles and view modifiers.
/// 4. `ComponentDraft` writes a folder for each; ``CatalogChecks/DerivedProps`` fills in the props,
///    and with these come the example and the preview.
/// 5. `PackageSnapshots` finds the pictures that snapshot tests have recorded of them.
/// 6. `PackageArticles` takes the articles of documentation catalogues as guides.
/// 7. `PackageFindings` checks the whole in memory. What would keep it from being built is taken
///    out, and everything that is left to a person is listed.
struct PackageCatalog {
  private let package: PackageSources
  /// The folder of the package.
  private let path: String
  private let folder: InitFolder
  private let name: String
  private var sources: SourceTree
  /// Whether pictures of snapshot tests show components.
  private var takesSnapshots = true
  /// What is loaded of the sources, once for all steps.
  private var cache = LoadCache()

  /// What reading a package comes to.
  enum Outcome {
    /// A catalog that can be written.
    case derived(NewCatalog)
    /// Why there is none.
    case refused([Diagnostic])
  }

  /// The catalog of the package in `path`. A package without Swift libraries has none; files that
  /// cannot be read are left out.
  ///
  /// - Parameters:
  ///   - folder: Where the catalog will lie, from which its paths to the sources lead.
  ///   - options: Its name, which is that of the package when `nil`, and how much of the package is
  ///     read.
  /// - Throws: ``DiskError`` when there is no manifest, or it cannot be read.
  static func read(
    _ path: String, folder: InitFolder, _ options: CatalogInit.Options
  ) throws(DiskError) -> Outcome {
    let package = try PackageSources.read(
      path, allTargets: options.allTargets, runsManifest: options.runsManifest)
    if package.targets.isEmpty { return .refused([.noSources(path, package)]) }
    var catalog = PackageCatalog(package, at: path, name: options.name, folder: folder)
    return .derived(catalog.derived())
  }

  /// What the package in `path` has got since the catalog in `folder` was made from it; the tree
  /// holds the new files only.
  ///
  /// - Parameter files: Those of the catalog.
  /// - Throws: ``DiskError`` when there is no manifest, or it cannot be read.
  static func update(
    _ path: String, folder: InitFolder, files: FileTree, _ options: CatalogInit.Options
  ) throws(DiskError) -> Outcome {
    let package = try PackageSources.read(
      path, allTargets: options.allTargets, runsManifest: options.runsManifest)
    if package.targets.isEmpty { return .refused([.noSources(path, package)]) }
    var catalog = PackageCatalog(package, at: path, name: nil, folder: folder)
    catalog.takesSnapshots = Self.namesSnapshots(files)
    let new = catalog.derived()
    guard let derived = catalog.system(of: new.tree), let system = catalog.system(of: files) else {
      return .refused([.unreadable(folder.path)])
    }
    let update = CatalogUpdate(of: system, files, by: derived, new.tree)
    let shown = Set(update.tree.paths.map(folder.shown))
    let aboutNew = new.diagnostics.filter { shown.contains($0.location?.path ?? "") }
    return .derived(
      NewCatalog(
        name: system.name, tree: update.tree,
        diagnostics: aboutNew + catalog.shown(update.diagnostics)))
  }

  private init(_ package: PackageSources, at path: String, name: String?, folder: InitFolder) {
    self.package = package
    self.path = path
    self.name = name ?? package.name
    self.folder = folder
    sources = SourceTree(package, beside: folder)
  }

  /// Whether the `system.yaml` of a catalog names folders of snapshots.
  private static func namesSnapshots(_ files: FileTree) -> Bool {
    files.text(at: "system.yaml")?.split(separator: "\n").contains { $0.hasPrefix("snapshots:") }
      == true
  }

  private mutating func derived() -> NewCatalog {
    let manifest = PackageManifestFile(name: name, package: package, sources: sources)
    let tree: FileTree = ["system.yaml": manifest.text]
    var modules = system(of: tree)?.modules ?? []
    let broken = modules.flatMap(\.diagnostics).filter { $0.severity == .error }
    if !broken.isEmpty {
      sources.leaveOut(Set(modules.flatMap(\.incompleteFiles)))
      modules = system(of: tree)?.modules ?? []
    }
    var catalog = catalog(of: modules, manifest)
    catalog.diagnostics += shown(broken.map(\.aboutFileLeftOut))
    return catalog
  }

  private mutating func catalog(
    of modules: [ModuleSymbols], _ manifest: PackageManifestFile
  ) -> NewCatalog {
    var manifest = manifest
    manifest.tokens = TokenHolders.find(in: sources, modules)
    let found = FoundComponents(modules)
    manifest.hasComponents = !found.components.isEmpty
    let pictures =
      takesSnapshots
      ? PackageSnapshots(in: path, beside: folder, of: found.components.map(\.folder)) : nil
    manifest.snapshots = pictures?.folders ?? []
    sources.snapshots = pictures?.pictures ?? [:]
    var components = drafts(of: found.components, manifest, beside: modules)
    for index in components.indices {
      components[index].isPictured =
        pictures?.shown.contains(components[index].found.folder) == true
    }
    let findings = PackageFindings(manifest, components, sources, keeping: &cache)
    let articles = PackageArticles(
      sources.articles, pictures: sources.pictures, modules: modules.map(\.name))
    var tree = findings.tree
    for file in articles.tree { tree[file.path] = file.bytes }
    var own = sources.diagnostics + missingModules(found) + found.diagnostics
    own += manifest.tokens?.diagnostics ?? []
    own += pictures?.diagnostics ?? []
    own += findings.diagnostics
    return NewCatalog(
      name: name, tree: tree,
      diagnostics: package.diagnostics.map { $0.aboutTheManifest.forgivingFiles } + shown(own))
  }

  /// The components with their props.
  private mutating func drafts(
    of found: [FoundComponents.Component], _ manifest: PackageManifestFile,
    beside modules: [ModuleSymbols]
  ) -> [ComponentDraft] {
    var drafts = found.map { ComponentDraft($0) }
    // A component that is called as a view of SwiftUI takes its place in documents, and any type of
    // that name does in code.
    let types = modules.flatMap(\.symbols).filter { $0.kind.isType && $0.container.isEmpty }
    let names = Set(found.map(\.name) + types.map(\.name))
    for index in drafts.indices where names.contains(drafts[index].content.name) {
      drafts[index].replaceContent()
    }
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

  private mutating func system(of tree: FileTree) -> System? {
    CatalogLoader(sources.adding(to: tree)).load(keeping: &cache).catalog?.systems.first
  }

  /// That there are no components, and what might have some but is not here.
  private func missingModules(_ found: FoundComponents) -> [Diagnostic] {
    let missing = package.reexports.missing
    var diagnostics = missing.isEmpty ? [] : [Diagnostic.reexported(missing, by: package.name)]
    let hidden = sources.files.reduce(0) { $0 + $1.text.ranges(of: Self.hidingMark).count }
    if hidden > 0 { diagnostics.append(.hidden(hidden)) }
    if found.components.isEmpty {
      diagnostics.append(
        .noComponents(
          in: sources.modules.map(\.name), files: sources.files.count,
          besides: package.otherTargets))
    }
    return diagnostics
  }

  /// What takes a declaration out of documentation.
  private static let hidingMark = "@_documentation(visibility: internal)"

  private func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { $0.mappingPaths { ContentPath.normalized(folder.shown($0)) } }
  }
}

extension Diagnostic {
  fileprivate static func noSources(_ path: String, _ package: PackageSources) -> Diagnostic {
    let obstacle = package.obstacle
    return .init(
      .initNoSources, "the package in '\(path)' offers no library in Swift",
      notes: obstacle.map { [.init($0.summary)] } ?? [],
      suggestion: obstacle?.suggestion ?? reading(package.otherTargets)
        ?? "leave '--from-package' out to start with a small catalog")
  }

  /// How to read targets that are not offered; `nil` where there are none.
  private static func reading(_ others: [String]) -> String? {
    guard !others.isEmpty else { return nil }
    let names = others.prefix(5).joined(separator: ", ") + (others.count > 5 ? ", …" : "")
    return "'--all-targets' reads what no library offers, too: \(names)"
  }

  fileprivate static func reexported(_ modules: [String], by package: String) -> Diagnostic {
    .init(
      .initReExported,
      "'\(package)' passes on what other packages offer, and they are not on the disk",
      notes: [.init("modules that it re-exports: \(modules.joined(separator: ", "))")],
      suggestion: "run 'swift package resolve' there and start again, or name those packages")
  }

  fileprivate static func hidden(_ count: Int) -> Diagnostic {
    .init(
      .initLeftOut,
      "the sources hide \(count) declaration\(count == 1 ? "" : "s") from documentation",
      notes: [.init("by @_documentation(visibility: internal)")],
      suggestion: "write a folder in 'components' for each that is to be documented")
  }

  fileprivate static func noComponents(
    in modules: [String], files: Int, besides others: [String]
  ) -> Diagnostic {
    .init(
      .initNoComponents,
      "there is no public view, style or view modifier in \(files) "
        + "file\(files == 1 ? "" : "s") of \(modules.joined(separator: ", "))",
      at: SourceLocation("system.yaml"),
      suggestion: reading(others) ?? "name another package, or make public what apps should use")
  }

  fileprivate static func unreadable(_ folder: String) -> Diagnostic {
    .init(
      .initNoCatalog, "'\(folder)' holds no catalog of one system that could be read",
      suggestion: "see what 'catalog check \(folder)' says, or leave '--update' out")
  }

  /// That a file of the sources is left out, since a part of it cannot be read.
  fileprivate var aboutFileLeftOut: Diagnostic {
    var copy = self
    copy.severity = .warning
    copy.notes = [.init("the file is left out of the catalog")]
    return copy
  }

  /// A warning about a file that cannot be read and is left out.
  fileprivate var forgivingFiles: Diagnostic {
    id == .filesNotUtf8 ? aboutFileLeftOut : self
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
