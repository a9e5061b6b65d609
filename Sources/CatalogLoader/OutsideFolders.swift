import Diagnostics

extension CatalogLoader {
  /// The folders outside the content that `system.yaml` files name as modules or as sources of
  /// tokens, relative to the content and so with `../` at their beginnings; sorted, none below
  /// another.
  ///
  /// Whoever reads the content from a disk adds their files to the tree before loading, by such
  /// paths. What is wrong in the manifests is reported by ``load(systems:)``.
  ///
  /// - Parameter names: Folder names of systems; all when empty.
  public func outsideFolders(systems names: [String] = []) -> [String] {
    let found = manifestFolders(systems: names).flatMap { folder in
      var ignored: [Diagnostic] = []
      guard let manifest = SystemManifest.read(folder, &ignored) else { return [String]() }
      let paths = manifest.modules.map(\.path) + manifest.tokens.swift.map(\.name)
      return paths.map(folder.path).filter(ContentPath.isOutside)
    }
    return Set(found).sorted().reduce(into: []) { kept, path in
      if !kept.contains(where: { ContentPath.isBelow(path, $0) }) { kept.append(path) }
    }
  }

  /// The folders outside the content whose pictures of snapshot tests may show components, relative
  /// to the content; sorted.
  public func snapshotFolders(systems names: [String] = []) -> [String] {
    let found = manifestFolders(systems: names).flatMap { folder in
      var ignored: [Diagnostic] = []
      let snapshots = SystemManifest.read(folder, &ignored)?.snapshots ?? []
      return snapshots.map { folder.path($0.name) }
    }
    return Set(found).filter(ContentPath.isOutside).sorted()
  }

  /// The Swift files and folders that the tokens of systems come from where no token files stand
  /// beside them, relative to the content; sorted.
  ///
  /// A scope without sources needs their Swift files and no others.
  public func tokenFolders(systems names: [String] = []) -> [String] {
    let found = manifestFolders(systems: names).flatMap { folder in
      var ignored: [Diagnostic] = []
      let tokens = SystemManifest.read(folder, &ignored)?.tokens
      guard let tokens, tokens.origin == .swift else { return [String]() }
      return tokens.swift.map { folder.path($0.name) }
    }
    return Set(found).sorted()
  }

  private func manifestFolders(systems names: [String]) -> [ContentFolder] {
    guard content.has("catalog.yaml") else { return content.has("system.yaml") ? [content] : [] }
    var ignored: [Diagnostic] = []
    guard let root = content.yaml("catalog.yaml", &ignored) else { return [] }
    return CatalogManifest.read(root, content, &ignored).systems.map(\.name)
      .filter { names.isEmpty || names.contains($0) }
      .map(content.folder).filter { $0.has("system.yaml") }
  }
}
