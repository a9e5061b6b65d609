import Diagnostics

/// Files that a command line names, itself or by a folder.
public struct NamedFiles: Hashable, Sendable {
  /// The files, with paths that span the disk: see ``WorkingFolder``.
  public var tree = FileTree()
  /// Their paths in the order in which they were named, those of a folder sorted; each once.
  public var paths: [String] = []
  /// What could not be read inside a folder that was named; places have such paths, too.
  public var diagnostics: [Diagnostic] = []
  /// The folders that were named, as they were, and hold no file that is wanted.
  public private(set) var emptyFolders: [String] = []
  /// The folders that were named, and those in which the files that were may refer to others.
  private var roots: [String] = []

  /// No files yet.
  public init() {}

  /// Reads files and folders.
  ///
  /// - Parameters:
  ///   - names: As on the command line.
  ///   - isWanted: Chooses among the files of a folder, by their paths in it; a file that is named
  ///     itself is always read.
  /// - Throws: ``DiskError`` for what is not there or cannot be read.
  public static func read(
    _ names: [String], in folder: WorkingFolder = .current,
    where isWanted: ([String]) -> [String] = { $0 }
  ) throws(DiskError) -> NamedFiles {
    var files = NamedFiles()
    for name in names { try files.read(name, folder, isWanted) }
    return files
  }

  /// Adds one more file that another of them refers to, unless it is there.
  ///
  /// It is read where it lies below a folder that was named, or below that of a file that was. A
  /// file that was named in the working folder may refer to all that lies there. The rules are those
  /// of reading a folder; why a file is not read is told once.
  ///
  /// - Parameters:
  ///   - path: Its path in the tree.
  ///   - referrer: The path of the file that refers to it.
  /// - Returns: Whether the tree has the file.
  public mutating func add(_ path: String, referredToBy referrer: String) -> Bool {
    if tree[path] != nil { return true }
    let above = roots.filter { $0.isEmpty || path.hasPrefix($0 + "/") }
    guard let root = above.max(by: { $0.utf8.count < $1.utf8.count }) else {
      guard !roots.isEmpty else { return false }
      tell([.outsideReference(from: referrer, to: path)])
      return false
    }
    let name = root.isEmpty ? path : String(path.dropFirst(root.count + 1))
    let contents = FileTree.read(
      file: name, in: "/" + root, options: ReadOptions(displayPrefix: root))
    tell(contents.diagnostics)
    tree[path] = contents.tree[name]
    return tree[path] != nil
  }

  private mutating func tell(_ found: [Diagnostic]) {
    diagnostics += found.filter { !diagnostics.contains($0) }
  }

  private mutating func read(
    _ name: String, _ folder: WorkingFolder, _ isWanted: ([String]) -> [String]
  ) throws(DiskError) {
    let treePath = folder.treePath(of: name)
    do throws(SystemError) {
      switch try Disk.status(of: "/" + treePath, followingLink: true).kind {
      case .folder: roots.append(treePath)
      default:
        roots.append(treePath.split(separator: "/").dropLast().joined(separator: "/"))
        if !folder.path.isEmpty, treePath.hasPrefix(folder.path + "/") {
          roots.append(folder.path)
        }
        return take(treePath, try Disk.content(of: "/" + treePath))
      }
    } catch {
      throw DiskError(
        action: "read", path: name, reason: error.reason,
        suggestion: "name a file or a folder that can be read")
    }
    do throws(FolderError) {
      let contents = try FileTree.read(
        folder: "/" + treePath, options: ReadOptions(displayPrefix: treePath), where: isWanted)
      for path in contents.tree.paths {
        take(treePath.isEmpty ? path : treePath + "/" + path, contents.tree[path] ?? [])
      }
      diagnostics += contents.diagnostics
      if contents.tree.paths.isEmpty, contents.diagnostics.isEmpty { emptyFolders.append(name) }
    } catch {
      throw DiskError(action: "read", path: name, reason: error.description)
    }
  }

  private mutating func take(_ path: String, _ bytes: [UInt8]) {
    if tree[path] == nil { paths.append(path) }
    tree[path] = bytes
  }
}

extension Diagnostic {
  fileprivate static func outsideReference(from referrer: String, to path: String) -> Diagnostic {
    .init(
      .filesOutsideReference,
      "a reference leads outside the folder of the tokens, so the file is not read",
      at: SourceLocation(referrer), notes: [.init("it leads to '/\(path)'")],
      suggestion: "name the folder that holds both, or name the file as well")
  }
}
