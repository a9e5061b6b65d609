/// Notices changes by comparing what lies in the folders with what lay there before.
struct PollingSource: ChangeSource {
  private let folders: [String]
  private let skippedNames: Set<String>
  private let interval: Duration
  private var known: [String: Disk.Status] = [:]

  init(folders: [String], skippedNames: Set<String>, interval: Duration) {
    self.folders = folders
    self.skippedNames = skippedNames
    self.interval = interval
    known = snapshot()
  }

  mutating func wait() async -> Bool {
    (try? await Task.sleep(for: interval)) != nil
  }

  mutating func drain() -> Set<String> {
    let present = snapshot()
    defer { known = present }
    let gone = known.keys.filter { present[$0] == nil }
    let different = present.filter { known[$0.key] != $0.value }.keys
    return Set(gone).union(different)
  }

  var isLost: Bool { false }

  func close() {}

  private func snapshot() -> [String: Disk.Status] {
    var found: [String: Disk.Status] = [:]
    for folder in folders {
      let walk = FolderWalk(folder, skipsPublished: true) {
        $0.hasPrefix(".") || skippedNames.contains($0)
      }
      for entry in walk.entries {
        let path = "\(folder)/\(entry.path)"
        found[path] = relevant(entry.status, at: path)
      }
    }
    return found
  }

  /// A folder's own time changes with every entry, left out ones too; its being there is enough.
  /// Of a link the file counts that it leads to.
  private func relevant(_ status: Disk.Status, at path: String) -> Disk.Status {
    var result = status
    if status.kind == .link, let target = try? Disk.status(of: path, followingLink: true) {
      result = target
    }
    if result.kind == .folder { (result.modified, result.size) = ([], 0) }
    return result
  }
}
