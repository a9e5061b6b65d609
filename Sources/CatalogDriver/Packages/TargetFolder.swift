import Diagnostics
import Files
import SwiftSymbols

/// Finds the folder of a target by SwiftPM's rules, and chooses among its files.
struct TargetFolder {
  private let target: PackageTarget
  private let root: PackageRoot
  /// Whether no other target may lie in the folder of sources itself.
  private let isAlone: Bool
  private(set) var diagnostics: [Diagnostic] = []

  /// Where SwiftPM looks for a target that names no path, in this order.
  static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  init(of target: PackageTarget, in root: PackageRoot, isAlone: Bool) {
    self.target = target
    self.root = root
    self.isAlone = isAlone
  }

  /// The target with its files; `nil` when none is Swift, as in targets written in C.
  mutating func read(traits: Set<String>) -> PackageSources.Target? {
    guard let (path, contents) = found() else {
      diagnostics.append(
        .warning(
          "package/missing-folder", "the target '\(target.name)' has no folder of sources",
          suggestion: target.path.map { "make the folder '\($0)', or correct 'path'" }
            ?? "make the folder 'Sources/\(target.name)', or name another with 'path'"))
      return nil
    }
    let selection = TargetFiles(target: target, paths: contents.tree.paths)
    guard !selection.swift.isEmpty else { return nil }
    diagnostics += contents.diagnostics
    return PackageSources.Target(
      name: target.name, path: root.shown(path),
      files: texts(selection.swift, contents.tree, path),
      extensions: texts(selection.documentation, contents.tree, path), manifest: target,
      traits: traits)
  }

  private func found() -> (path: String, contents: FolderContents)? {
    if let path = target.path { return contents(of: path).map { (path, $0) } }
    for folder in Self.sourceFolders {
      let path = folder + "/" + target.name
      if let contents = contents(of: path) { return (path, contents) }
    }
    guard isAlone else { return nil }
    return Self.sourceFolders.lazy.compactMap { folder in
      contents(of: folder).map { (folder, $0) }
    }.first
  }

  private func contents(of path: String) -> FolderContents? {
    root.absolute(path).flatMap { absolute in
      try? FileTree.read(
        folder: absolute, options: ReadOptions(displayPrefix: root.shown(path)))
    }
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
      path.hasSuffix(".swift") && Self.bundle(of: path) == nil
        && wanted?.contains { Self.lies(path, in: $0) } != false
    }
    documentation = own.filter { $0.hasSuffix(".md") && Self.bundle(of: $0) == "docc" }
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

  /// The kind of the folder around a file that SwiftPM takes as a whole, if there is one.
  private static func bundle(of path: String) -> String? {
    for folder in path.split(separator: "/").dropLast() {
      let parts = folder.split(separator: ".")
      if parts.count > 1, let kind = parts.last.map(String.init), bundles.contains(kind) {
        return kind
      }
    }
    return nil
  }

  private static let bundles: Set<String> = [
    "docc", "playground", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcodeproj",
    "xcworkspace",
  ]
}
