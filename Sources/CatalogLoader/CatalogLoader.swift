import CatalogModel
import Diagnostics
import Files
import Workers
import YAMLTree

/// Reads a tree of content files into a ``Catalog``.
///
/// Steps: find what the folder is (a catalog with `catalog.yaml`, or one system with
/// `system.yaml`); load each system's tokens, components, guides, screens and Swift sources; put
/// them together.
/// Each kind of file has a loader of its own. What is wrong in one file never hides another file.
public struct CatalogLoader: Sendable {
  /// What loading gave: a catalog unless the content has no beginning, and all that is wrong.
  public struct Result: Sendable {
    public var catalog: Catalog?
    public var diagnostics: [Diagnostic]
  }

  let content: ContentFolder
  private let scope: Scope
  private let workers: Workers

  /// - Parameters:
  ///   - tree: The files of the content folder.
  ///   - unread: The paths of files and folders that are there but not in `tree`, because they
  ///     could not be read. They have been reported; what follows from them is not.
  ///   - scope: What is loaded.
  ///   - workers: Who loads it; the result is the same for any number of them.
  public init(
    _ tree: FileTree, unread: Set<String> = [], scope: Scope = .site, workers: Workers = .all
  ) {
    content = ContentFolder(tree: tree, paths: SortedPaths(tree), unread: unread, prefix: "")
    self.scope = scope
    self.workers = workers
  }

  /// Loads everything, or only the systems named.
  ///
  /// - Parameter names: Folder names of systems; all when empty.
  public func load(systems names: [String] = []) -> Result {
    var cache = LoadCache()
    return load(systems: names, keeping: &cache)
  }

  /// Loads everything, or only the systems named, and what has changed since the last load alone.
  ///
  /// - Parameters:
  ///   - names: Folder names of systems; all when empty.
  ///   - cache: What the last load kept; then what this one keeps.
  public func load(systems names: [String] = [], keeping cache: inout LoadCache) -> Result {
    var result = loadAll(systems: names, &cache)
    result.diagnostics = result.diagnostics.forgivingSourcesOutside
    return result
  }

  private func loadAll(systems names: [String], _ cache: inout LoadCache) -> Result {
    if content.has("catalog.yaml") { return loadCatalog(systems: names, &cache) }
    if content.isUnread("catalog.yaml") { return Result(catalog: nil, diagnostics: []) }
    if content.has("system.yaml") { return loadSingleSystem(names, &cache) }
    if content.isUnread("system.yaml") { return Result(catalog: nil, diagnostics: []) }
    let missing = Diagnostic(
      .contentNoCatalog, "this folder holds neither catalog.yaml nor system.yaml",
      suggestion: "name the folder that does, such as path/to/content")
    return Result(catalog: nil, diagnostics: [missing])
  }

  private func loadSingleSystem(_ names: [String], _ cache: inout LoadCache) -> Result {
    if let name = names.first {
      let unknown = Diagnostic(
        .contentUnknownSystem,
        "there is no system '\(name)': the folder holds one system itself",
        suggestion: "leave out --system")
      return Result(catalog: nil, diagnostics: [unknown])
    }
    var diagnostics: [Diagnostic] = []
    var loads = cache.systems["system"] ?? SystemLoads()
    let system = SystemLoader(folder: content, slug: "system", scope: scope, workers: workers)
      .load(&loads, &diagnostics)
    cache.systems = ["system": loads]
    guard let system else { return Result(catalog: nil, diagnostics: diagnostics) }
    let catalog = Catalog(
      title: system.name, summary: system.summary, language: system.language, systems: [system],
      isSingleSystem: true)
    return Result(catalog: catalog, diagnostics: diagnostics)
  }

  private func loadCatalog(systems names: [String], _ cache: inout LoadCache) -> Result {
    var diagnostics: [Diagnostic] = []
    guard let root = content.yaml("catalog.yaml", &diagnostics) else {
      return Result(catalog: nil, diagnostics: diagnostics)
    }
    let manifest = CatalogManifest.read(root, content, &diagnostics)
    let unknown = unknownNames(names, among: manifest.systems.map(\.name))
    guard unknown.isEmpty else {
      return Result(catalog: nil, diagnostics: diagnostics + unknown)
    }
    let chosen = manifest.systems.filter { names.isEmpty || names.contains($0.name) }
    let systems = load(chosen, &cache, &diagnostics)
    guard let title = manifest.title else {
      return Result(catalog: nil, diagnostics: diagnostics)
    }
    let catalog = Catalog(
      title: title, summary: manifest.summary, baseURL: manifest.baseURL,
      language: manifest.language, systems: systems,
      absentSystems: Set(manifest.systems.map(\.name)).subtracting(systems.map(\.slug)),
      agentLimits: manifest.agentLimits)
    return Result(catalog: catalog, diagnostics: diagnostics)
  }

  /// The systems side by side, in the order in which they are listed.
  private func load(
    _ systems: [Reference], _ cache: inout LoadCache, _ diagnostics: inout [Diagnostic]
  ) -> [System] {
    let items = systems.map { ($0, cache.systems[$0.name] ?? SystemLoads()) }
    cache.systems = [:]
    let loaded = workers.map(items) { reference, kept in
      var loads = kept
      var diagnostics: [Diagnostic] = []
      let system = load(system: reference.name, at: reference.location, &loads, &diagnostics)
      return (name: reference.name, system: system, loads: loads, diagnostics: diagnostics)
    }
    for result in loaded {
      cache.systems[result.name] = result.loads
      diagnostics += result.diagnostics
    }
    return loaded.compactMap(\.system)
  }

  private func load(
    system slug: String, at location: SourceLocation, _ loads: inout SystemLoads,
    _ diagnostics: inout [Diagnostic]
  ) -> System? {
    let folder = content.folder(slug)
    if folder.isUnread("system.yaml") { return nil }
    guard folder.has("system.yaml") else {
      diagnostics.append(
        .init(
          .contentMissingSystem, "the system '\(slug)' has no \(slug)/system.yaml", at: location,
          suggestion: DidYouMean.suggestion(
            for: slug, among: content.subfolders(of: "", holding: "system.yaml"))))
      return nil
    }
    return SystemLoader(folder: folder, slug: slug, scope: scope, workers: workers)
      .load(&loads, &diagnostics)
  }

  private func unknownNames(_ names: [String], among known: [String]) -> [Diagnostic] {
    names.filter { !known.contains($0) }.map { name in
      .init(
        .contentUnknownSystem, "catalog.yaml lists no system '\(name)'",
        notes: [.init("it lists: \(known.joined(separator: ", "))")],
        suggestion: DidYouMean.suggestion(for: name, among: known))
    }
  }
}
