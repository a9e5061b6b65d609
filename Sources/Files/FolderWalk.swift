/// All that lies below a folder, without following links, so that no cycle can be met.
///
/// The walk keeps its own stack: a folder as deep as the disk allows costs no call depth.
struct FolderWalk {
  /// A file, folder, link or other thing.
  struct Entry: Hashable {
    /// Relative to the folder walked, with `/` between its names.
    var path: String
    var status: Disk.Status
  }

  /// A folder or entry that the disk refused, or whose name is not UTF-8.
  struct Failure: Hashable {
    var path: String
    /// `nil` when the name is not UTF-8; `path` then holds its readable part.
    var error: SystemError?
  }

  /// Sorted by path.
  private(set) var entries: [Entry] = []
  /// Sorted by path.
  private(set) var failures: [Failure] = []
  private let root: String
  private let isSkipped: (_ name: String) -> Bool
  private let skipsPublished: Bool
  /// Folders to list, relative to the root; the root is the empty path.
  private var pending = [""]

  /// Walks `root`; entries whose name is skipped are left out with all that lies below them, and
  /// so are folders with a ``SiteMarker`` where `skipsPublished` is set.
  init(
    _ root: String, skipsPublished: Bool = false,
    skipping isSkipped: @escaping (_ name: String) -> Bool = { _ in false }
  ) {
    self.root = root
    self.skipsPublished = skipsPublished
    self.isSkipped = isSkipped
    while let folder = pending.popLast() { list(folder) }
    entries.sort { $0.path < $1.path }
    failures.sort { $0.path < $1.path }
  }

  private mutating func list(_ folder: String) {
    let names: [[UInt8]]
    do {
      names = try Disk.names(in: absolute(folder))
    } catch {
      failures.append(Failure(path: folder, error: error))
      return
    }
    for bytes in names {
      guard let name = String(validating: bytes, as: UTF8.self) else {
        let readable = String(decoding: bytes, as: UTF8.self)
        failures.append(Failure(path: joined(folder, readable), error: nil))
        continue
      }
      if !isSkipped(name) { visit(joined(folder, name)) }
    }
  }

  private mutating func visit(_ path: String) {
    do {
      let status = try Disk.status(of: absolute(path))
      let mayBePublished = skipsPublished && status.kind == .folder
      if mayBePublished, SiteMarker.isPresent(in: absolute(path)) { return }
      entries.append(Entry(path: path, status: status))
      if status.kind == .folder { pending.append(path) }
    } catch {
      failures.append(Failure(path: path, error: error))
    }
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

  private func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }
}
