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

/// How a folder is read.
public struct ReadOptions: Hashable, Sendable {
  /// Names of files and folders that are left out wherever they are met.
  public var skippedNames: Set<String>
  /// Put before the paths in diagnostics, with a `/` between, so that a person finds the files from
  /// the working directory: usually the folder as it was named on the command line.
  public var displayPrefix: String
  /// The largest file that is read, in bytes.
  public var maximumFileSize: Int
  /// Whether links to files outside the folder are followed. Where they are not, what somebody else
  /// puts into the folder cannot bring a file of this machine into what is made from it.
  public var followsLinksOutside: Bool
  /// Who reads; what is read is the same for any number of them.
  public var workers: Workers

  /// Options that differ from the defaults where arguments are given.
  ///
  /// - Parameters:
  ///   - skippedNames: Names of files and folders to leave out wherever they are met.
  ///   - displayPrefix: What diagnostics put before paths.
  ///   - maximumFileSize: In bytes; 64 MiB by default. A larger file is left out and reported.
  ///   - followsLinksOutside: Whether links to files outside the folder are followed.
  ///   - workers: Who reads.
  public init(
    skippedNames: Set<String> = [], displayPrefix: String = "",
    maximumFileSize: Int = 64 << 20, followsLinksOutside: Bool = false, workers: Workers = .all
  ) {
    self.skippedNames = skippedNames
    self.displayPrefix = displayPrefix
    self.maximumFileSize = maximumFileSize
    self.followsLinksOutside = followsLinksOutside
    self.workers = workers
  }
}

extension FileTree {
  /// Reads all files below a folder.
  ///
  /// Left out without a word are names that begin with a dot, the names given in `options`, and
  /// folders that ``SitePublisher`` made, so that a site published inside its own content is not
  /// read as content. Links to files in the folder are followed, links to folders are not, and
  /// links to files elsewhere only where `options` say so.
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
  /// - Parameter name: The name of the file in the folder.
  public static func read(
    file name: String, in folder: String, options: ReadOptions = ReadOptions()
  ) -> FolderContents {
    guard let root = try? OutputPath(resolving: folder),
      let status = try? Disk.status(of: "\(folder)/\(name)")
    else { return FolderContents(tree: FileTree(), diagnostics: []) }
    var reader = FolderReader(FileReader(folder: folder, root: root, options: options))
    reader.read([FolderWalk.Entry(path: name, status: status)])
    return reader.contents
  }
}

/// Puts together what the files of a folder hold.
private struct FolderReader {
  let reader: FileReader
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
    let (kept, missing) = files.filter { wanted.contains($0.path) }
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
          "files/bad-name", "another file has the same name in another encoding", at: entry.path))
    case .success(let bytes):
      contents.tree[entry.path] = bytes
      if entry.status.kind == .file { contents.stamps[entry.path] = entry.status }
    }
  }
}

/// Reads the files of one folder, each by itself.
private struct FileReader: Sendable {
  /// Why a file was not read.
  struct Problem: Error {
    let finding: Diagnostic
  }

  typealias Result = Swift.Result<[UInt8], Problem>

  let folder: String
  /// The folder without links.
  let root: OutputPath
  let options: ReadOptions

  /// What an entry holds; `nil` for a folder.
  func read(_ entry: FolderWalk.Entry) -> Result? {
    switch entry.status.kind {
    case .folder: nil
    case .file: file(entry.path)
    case .link: target(ofLink: entry.path)
    case .other:
      failure("files/not-a-file", "not a file or folder, so it is not read", at: entry.path)
    }
  }

  private func target(ofLink path: String) -> Result {
    do {
      switch try Disk.status(of: "\(folder)/\(path)", followingLink: true).kind {
      case .file: return file(path)
      case .folder:
        return failure(
          "files/linked-folder", "a link to a folder is not followed", at: path,
          suggestion: "put the folder itself here, or link its files one by one")
      case .link, .other:
        return failure("files/not-a-file", "the link does not lead to a file", at: path)
      }
    } catch {
      return failure("files/unreadable", "cannot follow the link: \(error.reason)", at: path)
    }
  }

  private func file(_ path: String) -> Result {
    do {
      guard let bytes = try content(of: "\(folder)/\(path)") else {
        return failure(
          "files/outside-link", "the link leads outside the folder, so the file is not read",
          at: path,
          suggestion: "put the file itself here, or trust all links with --follow-links")
      }
      guard bytes.count <= options.maximumFileSize else {
        return failure(
          "files/too-large", "the file is larger than \(sizeText(options.maximumFileSize))",
          at: path, suggestion: "leave it out of the content, or make it smaller")
      }
      return .success(bytes)
    } catch {
      return failure("files/unreadable", "cannot read the file: \(error.reason)", at: path)
    }
  }

  /// `nil` when the file lies outside the folder, and may not.
  private func content(of path: String) throws(SystemError) -> [UInt8]? {
    let limit = options.maximumFileSize
    return options.followsLinksOutside
      ? try Disk.content(of: path, limit: limit)
      : try Disk.content(of: path, below: root, limit: limit)
  }

  private func failure(
    _ id: String, _ summary: String, at path: String, suggestion: String? = nil
  ) -> Result {
    .failure(Problem(finding: finding(id, summary, at: path, suggestion: suggestion)))
  }

  func finding(_ failure: FolderWalk.Failure) -> Diagnostic {
    guard let error = failure.error else {
      return finding(
        "files/bad-name", "the file name is not UTF-8, so the file is not read", at: failure.path,
        suggestion: "rename the file")
    }
    return finding("files/unreadable", "cannot read the folder: \(error.reason)", at: failure.path)
  }

  func finding(
    _ id: String, _ summary: String, at path: String, suggestion: String? = nil
  ) -> Diagnostic {
    let prefix = options.displayPrefix
    let shown = prefix.isEmpty ? path : "\(prefix)/\(path)"
    return .error(id, summary, at: SourceLocation(shown), suggestion: suggestion)
  }

  private func sizeText(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
}
