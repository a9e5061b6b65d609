import Diagnostics
import Workers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was read from a folder, and what could not be.
public struct FolderContents: Hashable, Sendable {
  /// All files that could be read, by their paths in the folder.
  public var tree: FileTree
  /// One for each file or folder that is missing from the tree, sorted by place.
  public var diagnostics: [Diagnostic]
  /// What the disk knew of each file before it was read; of links to files it says too little.
  var stamps: [String: Disk.Status] = [:]
}

extension FolderContents {
  /// Whether a path is that of a file that was read, and no other path leads to it by a link.
  public func knows(_ path: String) -> Bool {
    stamps.count == tree.count && stamps[path] != nil
  }

  /// Reads one of its files again.
  ///
  /// - Returns: What it holds now; `nil`, and nothing has changed here, when there is no such file
  ///   any more, or it cannot be read: then the whole folder has to be looked at.
  public mutating func reread(
    _ path: String, in folder: String, options: ReadOptions = ReadOptions()
  ) -> [UInt8]? {
    let read = FileTree.read(file: path, in: folder, options: options)
    guard knows(path), let bytes = read.tree[path], let stamp = read.stamps[path] else {
      return nil
    }
    if tree[path] != bytes { tree[path] = bytes }
    stamps[path] = stamp
    return bytes
  }
}

extension FileTree {
  /// Reads all files below a folder.
  ///
  /// Left out without a word are names that begin with a dot, the names given in `options`, and
  /// folders that ``SitePublisher`` made, so that a site published inside its own content is not
  /// read as content. Links to files in the folder that are not left out are followed, links to
  /// folders are not, and links to files elsewhere only where `options` say so.
  ///
  /// One file that cannot be read does not keep the others from being read; it is named in the
  /// diagnostics: `files/unreadable`, `files/too-large`, `files/linked-folder`,
  /// `files/outside-link`, `files/not-a-file`, `files/bad-name`.
  ///
  /// - Parameters:
  ///   - folder: The folder, as seen from the working folder.
  ///   - options: How it is read.
  ///   - known: What the last reading of the folder gave. A file that is as old and as large as then
  ///     keeps its bytes in their place, and is not opened.
  ///   - changed: Paths in the folder of files that are read in any case: a disk may know of a change
  ///     in steps of some milliseconds only.
  ///   - chosen: Chooses among the files, by their paths in the folder; the others are not opened,
  ///     and what is wrong with them is not said.
  /// - Throws: ``FolderError`` when `folder` itself cannot be read.
  public static func read(
    folder: String, options: ReadOptions = ReadOptions(), keeping known: FolderContents? = nil,
    except changed: Set<String> = [], where chosen: ([String]) -> [String] = { $0 }
  ) throws(FolderError) -> FolderContents {
    let root: OutputPath
    do {
      guard try Disk.status(of: folder, followingLink: true).kind == .folder else {
        throw FolderError.notAFolder(folder)
      }
      _ = try Disk.names(in: folder)
      root = try OutputPath(resolving: folder)
      let names = options.followsLinksOutside ? 0 : options.untrustedNames ?? 0
      if try root != way(to: folder, names) { throw FolderError.linked(folder) }
    } catch let error as FolderError {
      throw error
    } catch let error as SystemError {
      if error.code == ENOENT { throw .missing(folder) }
      if error.code == ENOTDIR { throw .notAFolder(folder) }
      throw .unreadable(folder, reason: error.reason)
    } catch {
      throw .unreadable(folder, reason: "\(error)")
    }
    var reader = FolderReader(FileReader(folder: folder, root: root, options: options))
    reader.read(keeping: known, except: changed, chosen)
    return reader.contents
  }

  /// Reads one file of a folder, with the findings that reading the whole folder would have about
  /// it; where there is no such file, nothing is read and nothing said.
  ///
  /// - Parameters:
  ///   - name: The path of the file in the folder.
  ///   - folder: The folder, as seen from the working folder.
  ///   - options: How it is read.
  ///   - isTarget: Whether a link may lead to a file of the folder, by its path in it; never to
  ///     hidden ones.
  public static func read(
    file name: String, in folder: String, options: ReadOptions = ReadOptions(),
    linking isTarget: @Sendable @escaping (String) -> Bool = { _ in true }
  ) -> FolderContents {
    guard let root = try? OutputPath(resolving: folder),
      let status = try? Disk.status(of: "\(folder)/\(name)")
    else { return FolderContents(tree: FileTree(), diagnostics: []) }
    let files = FileReader(folder: folder, root: root, options: options) { path in
      isTarget(path) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    var reader = FolderReader(files)
    reader.read([FolderWalk.Entry(path: name, status: status)])
    return reader.contents
  }

  /// What a folder's path would be without links if the last names of it were none.
  private static func way(to folder: String, _ names: Int) throws(SystemError) -> OutputPath {
    let parts = folder.split(separator: "/")
    let start = parts.dropLast(names).joined(separator: "/")
    let above = folder.hasPrefix("/") ? "/" + start : start.isEmpty ? "." : start
    return parts.suffix(names).reduce(try OutputPath(resolving: above)) { $0.entry(String($1)) }
  }
}

/// Puts together what the files of a folder hold.
private struct FolderReader {
  private var reader: FileReader
  var contents = FolderContents(tree: FileTree(), diagnostics: [])

  init(_ reader: FileReader) { self.reader = reader }

  mutating func read(
    keeping known: FolderContents?, except changed: Set<String>, _ chosen: ([String]) -> [String]
  ) {
    let skipped = reader.options.skippedNames
    let walk = FolderWalk(reader.folder, skipsPublished: true) {
      $0.hasPrefix(".") || skipped.contains($0)
    }
    contents.diagnostics += walk.failures.map(reader.finding)
    let files = walk.entries.filter { $0.status.kind != .folder }
    let wanted = Set(chosen(files.map(\.path)))
    let isTrusted = reader.options.untrustedNames == nil
    let targets = isTrusted ? Set(files.map(\.path)) : wanted
    reader.isTarget = { targets.contains($0) }
    let (kept, missing) = files.filter {
      wanted.contains($0.path) || !isTrusted && reader.leadsToFolder($0)
    }
    .reduce(into: ([FolderWalk.Entry](), [FolderWalk.Entry]())) { parts, entry in
      let isKept = known?.stamps[entry.path] == entry.status && !changed.contains(entry.path)
      if isKept { parts.0.append(entry) } else { parts.1.append(entry) }
    }
    for entry in kept { add(known?.tree[entry.path].map { .success($0) }, of: entry) }
    read(missing)
    contents.diagnostics.sort { ($0.location?.path ?? "") < ($1.location?.path ?? "") }
  }

  /// Reads files side by side, and takes them in their order.
  mutating func read(_ entries: [FolderWalk.Entry]) {
    let results = reader.options.workers.map(entries) { [reader] in reader.read($0) }
    for (entry, result) in zip(entries, results) { add(result, of: entry) }
  }

  private mutating func add(_ result: FileReader.Result?, of entry: FolderWalk.Entry) {
    switch result {
    case nil: break
    case .failure(let problem): contents.diagnostics.append(problem.finding)
    // Names that differ only in how an accent is encoded are one path to a tree and to a Mac.
    case .success where contents.tree[entry.path] != nil:
      contents.diagnostics.append(
        reader.finding(
          .filesBadName, "another file has the same name in another encoding", at: entry.path))
    case .success(let bytes):
      contents.tree[entry.path] = bytes
      if entry.status.kind == .file { contents.stamps[entry.path] = entry.status }
    }
  }
}
