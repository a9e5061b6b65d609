import Diagnostics

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

  /// Options that differ from the defaults where arguments are given.
  ///
  /// - Parameters:
  ///   - skippedNames: Names of files and folders to leave out wherever they are met.
  ///   - displayPrefix: What diagnostics put before paths.
  ///   - maximumFileSize: In bytes; 64 MiB by default. A larger file is left out and reported.
  ///   - followsLinksOutside: Whether links to files outside the folder are followed.
  public init(
    skippedNames: Set<String> = [], displayPrefix: String = "",
    maximumFileSize: Int = 64 << 20, followsLinksOutside: Bool = false
  ) {
    self.skippedNames = skippedNames
    self.displayPrefix = displayPrefix
    self.maximumFileSize = maximumFileSize
    self.followsLinksOutside = followsLinksOutside
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
  /// - Parameter chosen: Chooses among the files, by their paths in the folder; the others are
  ///   not opened, and what is wrong with them is not said.
  /// - Throws: ``FolderError`` when `folder` itself cannot be read.
  public static func read(
    folder: String, options: ReadOptions = ReadOptions(),
    where chosen: ([String]) -> [String] = { $0 }
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
    var reader = FolderReader(folder: folder, root: root, options: options)
    reader.read(chosen)
    return FolderContents(tree: reader.tree, diagnostics: reader.diagnostics)
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
    var reader = FolderReader(folder: folder, root: root, options: options)
    reader.add(FolderWalk.Entry(path: name, status: status))
    return FolderContents(tree: reader.tree, diagnostics: reader.diagnostics)
  }
}

private struct FolderReader {
  let folder: String
  /// The folder without links.
  let root: OutputPath
  let options: ReadOptions
  var tree = FileTree()
  var diagnostics: [Diagnostic] = []

  init(folder: String, root: OutputPath, options: ReadOptions) {
    self.folder = folder
    self.root = root
    self.options = options
  }

  mutating func read(_ chosen: ([String]) -> [String]) {
    let skipped = options.skippedNames
    let walk = FolderWalk(folder, skipsPublished: true) {
      $0.hasPrefix(".") || skipped.contains($0)
    }
    for failure in walk.failures { report(failure) }
    let files = walk.entries.filter { $0.status.kind != .folder }
    let wanted = Set(chosen(files.map(\.path)))
    for entry in files where wanted.contains(entry.path) { add(entry) }
    diagnostics.sort { ($0.location?.path ?? "") < ($1.location?.path ?? "") }
  }

  mutating func add(_ entry: FolderWalk.Entry) {
    switch entry.status.kind {
    case .folder: break
    case .file: addFile(entry.path)
    case .link: addTarget(ofLink: entry.path)
    case .other:
      report("files/not-a-file", "not a file or folder, so it is not read", at: entry.path)
    }
  }

  private mutating func addTarget(ofLink path: String) {
    do {
      switch try Disk.status(of: "\(folder)/\(path)", followingLink: true).kind {
      case .file: addFile(path)
      case .folder:
        report(
          "files/linked-folder", "a link to a folder is not followed", at: path,
          suggestion: "put the folder itself here, or link its files one by one")
      case .link, .other:
        report("files/not-a-file", "the link does not lead to a file", at: path)
      }
    } catch {
      report("files/unreadable", "cannot follow the link: \(error.reason)", at: path)
    }
  }

  private mutating func addFile(_ path: String) {
    do {
      guard let bytes = try content(of: "\(folder)/\(path)") else {
        report(
          "files/outside-link", "the link leads outside the folder, so the file is not read",
          at: path,
          suggestion: "put the file itself here, or let build, check and serve --follow-links")
        return
      }
      guard bytes.count <= options.maximumFileSize else {
        report(
          "files/too-large", "the file is larger than \(sizeText(options.maximumFileSize))",
          at: path, suggestion: "leave it out of the content, or make it smaller")
        return
      }
      // Names that differ only in how an accent is encoded are one path to a tree and to a Mac.
      if tree[path] != nil {
        report("files/bad-name", "another file has the same name in another encoding", at: path)
      } else {
        tree[path] = bytes
      }
    } catch {
      report("files/unreadable", "cannot read the file: \(error.reason)", at: path)
    }
  }

  /// `nil` when the file lies outside the folder, and may not.
  private func content(of path: String) throws(SystemError) -> [UInt8]? {
    let limit = options.maximumFileSize
    return options.followsLinksOutside
      ? try Disk.content(of: path, limit: limit)
      : try Disk.content(of: path, below: root, limit: limit)
  }

  private mutating func report(_ failure: FolderWalk.Failure) {
    guard let error = failure.error else {
      report(
        "files/bad-name", "the file name is not UTF-8, so the file is not read", at: failure.path,
        suggestion: "rename the file")
      return
    }
    report("files/unreadable", "cannot read the folder: \(error.reason)", at: failure.path)
  }

  private mutating func report(
    _ id: String, _ summary: String, at path: String, suggestion: String? = nil
  ) {
    let prefix = options.displayPrefix
    let shown = prefix.isEmpty ? path : "\(prefix)/\(path)"
    diagnostics.append(.error(id, summary, at: SourceLocation(shown), suggestion: suggestion))
  }

  private func sizeText(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
}
