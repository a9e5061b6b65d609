import Diagnostics

/// Reads the files of one folder, each by itself.
struct FileReader: Sendable {
  /// Why a file was not read.
  struct Problem: Error {
    let finding: Diagnostic
  }

  typealias Result = Swift.Result<[UInt8], Problem>

  let folder: String
  /// The folder without links.
  let root: OutputPath
  let options: ReadOptions
  /// Whether a link may lead to a file, by its path in the folder.
  var isTarget: @Sendable (String) -> Bool = { _ in false }

  /// What an entry holds; `nil` for a folder.
  func read(_ entry: FolderWalk.Entry) -> Result? {
    switch entry.status.kind {
    case .folder: nil
    case .file: file(entry.path)
    case .link: target(ofLink: entry.path)
    case .other:
      failure(.filesNotAFile, "not a file or folder, so it is not read", at: entry.path)
    }
  }

  /// Whether an entry is a link that would hide a whole folder.
  func leadsToFolder(_ entry: FolderWalk.Entry) -> Bool {
    entry.status.kind == .link
      && (try? Disk.status(of: "\(folder)/\(entry.path)", followingLink: true).kind) == .folder
  }

  private func target(ofLink path: String) -> Result {
    do {
      switch try Disk.status(of: "\(folder)/\(path)", followingLink: true).kind {
      case .file: return file(path)
      case .folder:
        return failure(
          .filesLinkedFolder, "a link to a folder is not followed", at: path,
          suggestion: "put the folder itself here, or link its files one by one")
      case .link, .other:
        return failure(.filesNotAFile, "the link does not lead to a file", at: path)
      }
    } catch {
      return failure(.filesUnreadable, "cannot follow the link: \(error.reason)", at: path)
    }
  }

  private func file(_ path: String) -> Result {
    do {
      guard let bytes = try content(of: path) else { return refusal(of: path) }
      guard bytes.count <= options.maximumFileSize else {
        return failure(
          .filesTooLarge, "the file is larger than \(sizeText(options.maximumFileSize))",
          at: path, suggestion: "leave it out of the content, or make it smaller")
      }
      return .success(bytes)
    } catch {
      return failure(.filesUnreadable, "cannot read the file: \(error.reason)", at: path)
    }
  }

  private func refusal(of path: String) -> Result {
    let real = try? OutputPath(resolving: "\(folder)/\(path)")
    let isInside = real.map(root.contains) == true
    // What a package has of a folder beside it is its own affair; only the file is missing.
    return failure(
      .filesOutsideLink, as: options.untrustedNames == nil || isInside ? nil : .warning,
      isInside
        ? "the link leads to a file that is not read by itself, so it is not read"
        : "the link leads outside the folder, so the file is not read",
      at: path, suggestion: "put the file itself here, or trust all links with --follow-links")
  }

  /// `nil` when the file lies elsewhere than the folder is read from, and may not.
  private func content(of path: String) throws(SystemError) -> [UInt8]? {
    let full = "\(folder)/\(path)"
    let limit = options.maximumFileSize
    if options.followsLinksOutside { return try Disk.content(of: full, limit: limit) }
    return try Disk.content(of: full, below: root, limit: limit) { $0 == path || isTarget($0) }
  }

  private func failure(
    _ id: FindingID, as severity: Diagnostic.Severity? = nil, _ summary: String, at path: String,
    suggestion: String? = nil
  ) -> Result {
    var problem = finding(id, summary, at: path, suggestion: suggestion)
    if let severity { problem.severity = severity }
    return .failure(Problem(finding: problem))
  }

  func finding(_ failure: FolderWalk.Failure) -> Diagnostic {
    guard let error = failure.error else {
      return finding(
        .filesBadName, "the file name is not UTF-8, so the file is not read", at: failure.path,
        suggestion: "rename the file")
    }
    return finding(.filesUnreadable, "cannot read the folder: \(error.reason)", at: failure.path)
  }

  func finding(
    _ id: FindingID, _ summary: String, at path: String, suggestion: String? = nil
  ) -> Diagnostic {
    let prefix = options.displayPrefix
    let shown = prefix.isEmpty ? path : "\(prefix)/\(path)"
    return .init(id, summary, at: SourceLocation(shown), suggestion: suggestion)
  }

  private func sizeText(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
}
