import Diagnostics
import Files
import SwiftSymbols

/// Finds the folder of a target by SwiftPM's rules, and chooses among its files.
struct TargetFolder {
  private let target: PackageTarget
  private let member: DependencyGraph.Member
  private var root: PackageRoot { member.root }
  private(set) var diagnostics: [Diagnostic] = []

  /// Where SwiftPM looks for a target that names no path, in this order.
  static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// - Parameter member: The package of `target`.
  init(of target: PackageTarget, in member: DependencyGraph.Member) {
    self.target = target
    self.member = member
  }

  /// The target with its files; `nil` when none is Swift, as in targets written in C.
  mutating func read(
    as node: DependencyGraph.Node, in graph: DependencyGraph
  ) -> PackageSources.Target? {
    guard let (path, contents) = found() else {
      diagnostics.append(
        .init(
          .packageMissingFolder, "the target '\(target.name)' has no folder of sources",
          suggestion: target.path.map { "make the folder '\($0)', or correct 'path'" }
            ?? "make the folder 'Sources/\(target.name)', or name another with 'path'"))
      return nil
    }
    let selection = TargetFiles(target: target, paths: contents.tree.paths)
    guard !selection.swift.isEmpty else { return nil }
    diagnostics += contents.diagnostics
    return PackageSources.Target(
      name: ModuleName.module(ofTarget: target.name), path: root.shown(path),
      files: texts(selection.swift, contents.tree, path),
      extensions: texts(selection.documentation, contents.tree, path), manifest: target,
      traits: member.traits,
      languageMode: LanguageMode.mode(
        of: target, in: member.manifest, toolsVersion: member.toolsVersion.major),
      graph: graph, node: node)
  }

  private mutating func found() -> (path: String, contents: FolderContents)? {
    if let path = target.path { return contents(of: path).map { (path, $0) } }
    for folder in Self.sourceFolders {
      let path = folder + "/" + target.name
      if let contents = contents(of: path) { return (path, contents) }
    }
    // The folder of sources itself, where no other target may lie in it.
    guard member.manifest.targets.filter(\.kind.mayLieInSources).count == 1 else { return nil }
    for folder in Self.sourceFolders {
      if let contents = contents(of: folder) { return (folder, contents) }
    }
    return nil
  }

  private mutating func contents(of path: String) -> FolderContents? {
    do throws(FolderError) {
      return try root.contents(of: path) {
        $0.filter { BundleFolder.isSource($0) || BundleFolder.isArticle($0) }
      }
    } catch .linked {
      diagnostics.append(
        .init(
          .filesOutsideLink,
          "the way to '\(root.shown(path))' leads through a link, so it is not read",
          suggestion: "name the folder that the link leads to with 'path'"))
    } catch {}
    return nil
  }

  private mutating func texts(
    _ paths: [String], _ tree: FileTree, _ folder: String
  ) -> [SourceFile] {
    var found: [Diagnostic] = []
    let files = paths.compactMap { path in
      tree.text(at: path, diagnostics: &found).map {
        SourceFile(path: root.shown(folder + "/" + path), text: $0)
      }
    }
    diagnostics += found.map { $0.mappingPaths { root.shown(folder + "/" + $0) } }
    return files
  }
}

/// The files of a target's folder that are compiled, and those that document it.
struct TargetFiles: Hashable {
  let swift: [String]
  let documentation: [String]

  /// - Parameter paths: Relative to the target's folder, sorted.
  init(target: PackageTarget, paths: [String]) {
    let excluded = Self.parts(target.exclude)
    let wanted = target.sources.map { Self.parts($0) }
    let own = paths.filter { path in !excluded.contains { Self.lies(path, in: $0) } }
    swift = own.filter { path in
      BundleFolder.isSource(path) && wanted?.contains { Self.lies(path, in: $0) } != false
    }
    documentation = own.filter(BundleFolder.isArticle)
  }

  /// The paths without `./` and a slash at the end; `.` is the folder itself.
  private static func parts(_ paths: [String]) -> [String] {
    paths.map { path in
      path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
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
