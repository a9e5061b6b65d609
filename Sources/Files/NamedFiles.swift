import Diagnostics

/// Files that a command line names, itself or by a folder.
public struct NamedFiles: Hashable, Sendable {
  /// The files, with paths that span the disk: see ``WorkingFolder``.
  public var tree = FileTree()
  /// Their paths in the order in which they were named, those of a folder sorted; each once.
  public var paths: [String] = []
  /// What could not be read inside a folder that was named; places have such paths, too.
  public var diagnostics: [Diagnostic] = []

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

  /// Adds one more file by its path in the tree, unless it is there; `false` when it cannot be
  /// read.
  public mutating func add(treePath: String) -> Bool {
    if tree[treePath] != nil { return true }
    guard let bytes = try? Disk.content(of: "/" + treePath) else { return false }
    tree[treePath] = bytes
    return true
  }

  private mutating func read(
    _ name: String, _ folder: WorkingFolder, _ isWanted: ([String]) -> [String]
  ) throws(DiskError) {
    let treePath = folder.treePath(of: name)
    do throws(SystemError) {
      switch try Disk.status(of: "/" + treePath, followingLink: true).kind {
      case .folder: break
      default: return take(treePath, try Disk.content(of: "/" + treePath))
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
    } catch {
      throw DiskError(action: "read", path: name, reason: error.description)
    }
  }

  private mutating func take(_ path: String, _ bytes: [UInt8]) {
    if tree[path] == nil { paths.append(path) }
    tree[path] = bytes
  }
}
