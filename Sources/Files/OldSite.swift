#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The site that is at the output path, compared with the tree that is to take its place.
struct OldSite {
  let path: OutputPath
  let folder: OutputFolder
  let tree: FileTree
  /// Paths whose file on the disk has the bytes of the tree.
  private(set) var unchanged: Set<String> = []
  private var removed = 0

  init(path: OutputPath, folder: OutputFolder, tree: FileTree) {
    self.path = path
    self.folder = folder
    self.tree = tree
  }

  /// Nothing to write, nothing to remove, and the marker is there.
  var isUpToDate: Bool { folder.isSite && summary.isUpToDate }

  var summary: PublishSummary {
    PublishSummary(
      written: tree.count - unchanged.count, unchanged: unchanged.count, removed: removed)
  }

  /// Lets all read the files that stay who may read those that are written now. A site that was
  /// made when others had no permission would keep its unchanged files from them for ever.
  func allowReading() {
    let mask = umask(0o077)
    umask(mask)
    let wanted = 0o444 & ~mask
    for path in unchanged.union(folder.isSite ? [SiteMarker.name] : []) {
      let file = "\(self.path.text)/\(path)"
      guard let mode = try? Disk.status(of: file).mode, mode & wanted != wanted else { continue }
      chmod(file, mode | wanted)
    }
  }

  /// Reads what has the size that the tree expects; a file that cannot be read counts as changed.
  mutating func compare() {
    guard folder.exists else { return }
    let notOfTheSite = Set(folder.kept + [SiteMarker.name])
    for entry in FolderWalk(path.text).entries where entry.status.kind != .folder {
      guard let bytes = tree[entry.path] else {
        if !notOfTheSite.contains(entry.path) { removed += 1 }
        continue
      }
      guard entry.status.kind == .file, entry.status.size == bytes.count else { continue }
      let present = try? Disk.content(of: "\(path.text)/\(entry.path)")
      if present == bytes { unchanged.insert(entry.path) }
    }
  }
}
