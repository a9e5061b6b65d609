import Diagnostics
import Synchronization

/// A directory as a value: relative paths and the bytes of their files.
///
/// The module is the only one that touches the disk, at both ends of a run:
///
/// 1. ``read(folder:options:)`` walks a folder into a tree (`FolderReader.swift`);
/// 2. ``SitePublisher`` stages a tree beside the output folder and swaps the two in one step;
/// 3. ``FileWatcher`` tells when a folder that was read has changed.
///
/// What lies between works on trees, so it can be tested without a disk. Folders exist in a tree
/// only as the leading parts of paths; an empty folder has no place in it.
///
/// A path is one or more names with `/` between them, without an empty name, `.` or `..`.
/// Iteration and every list of paths are sorted, so that results never depend on the disk's order.
public struct FileTree: Sendable {
  private var files: [String: [UInt8]]
  private var order = PathOrder()

  /// A tree without files.
  public init() {
    files = [:]
  }

  /// A tree of the given files. Paths are taken as they are; ``add(_:at:)`` checks them.
  public init(_ files: [String: [UInt8]]) {
    self.files = files
  }

  /// The number of files.
  public var count: Int { files.count }

  /// Whether there are no files, and with that no folders either.
  public var isEmpty: Bool { files.isEmpty }

  /// The paths of all files, sorted once for each set of paths.
  public var paths: [String] { order.paths { files.keys.sorted() } }

  /// The bytes of the file at `path`; assigning replaces it, assigning `nil` removes it.
  ///
  /// Assignment does not check the path; use ``add(_:at:)`` for paths that come from content.
  public subscript(path: String) -> [UInt8]? {
    get { files[path] }
    set {
      let former = files[path]
      files[path] = newValue
      guard (former == nil) != (newValue == nil) else { return }
      if order.isKnown || !isKnownUniquelyReferenced(&order) { order = PathOrder() }
    }
  }
}

extension FileTree: Hashable {
  /// Trees are equal that have the same files.
  public static func == (one: FileTree, other: FileTree) -> Bool { one.files == other.files }

  /// Hashes the files.
  public func hash(into hasher: inout Hasher) { hasher.combine(files) }
}

/// The sorted paths of a tree and its copies, which take longer to sort than to read.
private final class PathOrder: Sendable {
  private let sorted = Mutex<[String]?>(nil)

  var isKnown: Bool { sorted.withLock { $0 != nil } }

  func paths(_ sort: () -> [String]) -> [String] {
    sorted.withLock { sorted in
      let paths = sorted ?? sort()
      sorted = paths
      return paths
    }
  }
}

extension FileTree: Sequence {
  /// A file with its path.
  public typealias Element = (path: String, bytes: [UInt8])

  /// Visits the files in the order of their paths, compared as strings.
  public func makeIterator() -> IndexingIterator<[Element]> {
    paths.compactMap { path in files[path].map { (path: path, bytes: $0) } }.makeIterator()
  }

  /// The exact number of files, which lets the standard library reserve room at once.
  public var underestimatedCount: Int { files.count }
}

extension FileTree: ExpressibleByDictionaryLiteral {
  /// A tree of texts, for tests and small generated files. Of equal paths the last one counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    files = Dictionary(
      elements.map { ($0, Array($1.utf8)) }, uniquingKeysWith: { _, last in last })
  }
}

// MARK: - Adding

extension FileTree {
  /// Adds a file and returns what prevents it, in which case the tree is as before.
  ///
  /// - Returns: `files/bad-path` when `path` is not a relative path as described at ``FileTree``,
  ///   `files/conflict` when another file with different bytes has the path already.
  public mutating func add(_ bytes: [UInt8], at path: String) -> Diagnostic? {
    if let problem = FilePathRules.problem(of: path) {
      return .init(
        .filesBadPath, "the path '\(path)' \(problem)",
        suggestion: "use names with '/' between them, relative to the folder")
    }
    guard let present = files[path] else {
      self[path] = bytes
      return nil
    }
    return present == bytes ? nil : Self.conflict(at: path)
  }

  /// Adds all files of `other`; the file that was there first stays where both have different ones.
  ///
  /// - Returns: A `files/conflict` for every path that stands for two different files.
  public mutating func merge(_ other: FileTree) -> [Diagnostic] {
    other.compactMap { add($0.bytes, at: $0.path) }
  }

  static func conflict(at path: String) -> Diagnostic {
    .init(
      .filesConflict, "two different files have the path '\(path)'", at: SourceLocation(path),
      suggestion: "rename the page or asset that one of them is made from")
  }
}

// MARK: - Parts of a tree

extension FileTree {
  /// The files below `folder`, with paths relative to it; the whole tree for an empty name.
  public func subtree(at folder: String) -> FileTree {
    guard !folder.isEmpty else { return self }
    let prefix = folder + "/"
    var result = FileTree()
    for (path, bytes) in files where path.utf8.starts(with: prefix.utf8) {
      result[String(path.dropFirst(prefix.count))] = bytes
    }
    return result
  }

  /// The same files one or more folders deeper: every path with `folder` and `/` before it.
  public func moved(into folder: String) -> FileTree {
    guard !folder.isEmpty else { return self }
    return FileTree(
      Dictionary(
        files.map { ("\(folder)/\($0.key)", $0.value) }, uniquingKeysWith: { first, _ in first }))
  }
}
