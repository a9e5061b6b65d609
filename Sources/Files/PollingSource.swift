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
    FolderSnapshot(of: folders, skippedNames: skippedNames).entries
  }
}
