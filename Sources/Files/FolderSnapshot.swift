/// What lies in some folders and when it was last changed, without the contents of files: equal
/// snapshots tell that nothing has changed between them.
///
/// As in reading, names with a leading dot and published sites are left out.
public struct FolderSnapshot: Hashable, Sendable {
  let entries: [String: Disk.Status]

  /// Looks at the folders now; one that is missing has no entries.
  ///
  /// - Parameters:
  ///   - folders: The folders to look at, all that lies below them included.
  ///   - skippedNames: Names of files and folders to leave out wherever they are met.
  public init(of folders: [String], skippedNames: Set<String> = []) {
    var found: [String: Disk.Status] = [:]
    for folder in folders {
      let walk = FolderWalk(folder, skipsPublished: true) {
        $0.hasPrefix(".") || skippedNames.contains($0)
      }
      for entry in walk.entries {
        let path = "\(folder)/\(entry.path)"
        found[path] = Self.relevant(entry.status, at: path)
      }
    }
    entries = found
  }

  /// A folder's own time changes with every entry, left out ones too; its being there is enough.
  /// Of a link the file counts that it leads to.
  private static func relevant(_ status: Disk.Status, at path: String) -> Disk.Status {
    var result = status
    if status.kind == .link, let target = try? Disk.status(of: path, followingLink: true) {
      result = target
    }
    if result.kind == .folder { (result.modified, result.size) = ([], 0) }
    return result
  }
}
