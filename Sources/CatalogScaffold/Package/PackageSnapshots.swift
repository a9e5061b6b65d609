import CatalogLoader
import Diagnostics
import Files

/// The pictures that snapshot tests of a package have recorded of its components.
struct PackageSnapshots {
  /// Those that show components, by their paths from the catalog.
  private(set) var pictures: [String: [UInt8]] = [:]
  /// The components that are shown, by their folders.
  private(set) var shown: Set<String> = []
  /// Places by their paths from the catalog.
  private(set) var diagnostics: [Diagnostic] = []

  /// The folders `__Snapshots__` of the pictures, from the catalog.
  var folders: [String] {
    let folders = pictures.keys.compactMap { path in
      path.firstRange(of: "__Snapshots__/").map { String(path[..<$0.upperBound].dropLast()) }
    }
    return Set(folders).sorted()
  }

  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - components: The folders of the components.
  init(
    in package: String, beside folder: InitFolder, of components: [String],
    in working: WorkingFolder = .current
  ) {
    let path = SourceTree.path(
      from: working.treePath(of: folder.path), to: working.treePath(of: package))
    var unreadable: [String] = []
    var found = SnapshotPictures([])
    let contents = try? FileTree.read(
      folder: package, options: ReadOptions().untrusting(0),
      where: { paths in
        found = SnapshotPictures(paths)
        unreadable = paths.filter {
          $0.hasSuffix(".heic") && $0.contains("__Snapshots__/")
        }
        let chosen = components.compactMap(found.picture).flatMap { [$0.light, $0.dark] }
        return Set(chosen.compactMap(\.self)).sorted()
      })
    for file in contents?.tree ?? FileTree() where !SnapshotFile.isPointer(file.bytes) {
      pictures[path.withFinalSlash + file.path] = file.bytes
    }
    shown = Set(
      components.filter { slug in
        found.picture(of: slug).map { pictures[path.withFinalSlash + $0.light] != nil } == true
      })
    if let first = unreadable.first {
      diagnostics.append(
        .unreadable(path.withFinalSlash + first, count: unreadable.count))
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ first: String, count: Int) -> Diagnostic {
    .init(
      .initLeftOut,
      count == 1
        ? "a picture of a snapshot test is left out, because browsers do not show HEIC"
        : "\(count) pictures of snapshot tests are left out, because browsers do not show HEIC",
      at: SourceLocation(first), suggestion: "record them as PNG")
  }
}
