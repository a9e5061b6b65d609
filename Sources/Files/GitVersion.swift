/// A folder of a git repository as it was in one of its commits.
///
/// `git` writes the files of the commit to a temporary folder, by an index of their own, so that
/// neither the working tree of the repository nor its index is touched. Hooks do not run.
public struct GitVersion: Hashable, Sendable {
  /// Why a version could not be read.
  public enum Failure: Error, Hashable, Sendable {
    /// There is no git, or it did not get to its end.
    case tool(ToolProcess.Failure)
    /// The folder is not in the working tree of a repository; with what git says of it.
    case noRepository(String)
    /// The repository has no commit, branch or tag of this name.
    case unknownName
    /// The commit has no such folder.
    case noFolder
    /// A step of git did not succeed; with what it says.
    case failed(String)
    /// There is no place for the files.
    case noSpace(reason: String)
  }

  /// A commit, branch or tag, as git names it.
  public var name: String
  /// The folder, as seen from the working folder.
  public var folder: String

  /// A version of a folder; nothing is read before ``reading(_:)`` is called.
  ///
  /// - Parameters:
  ///   - name: A commit, branch or tag, as git names it.
  ///   - folder: The folder, as seen from the working folder.
  public init(_ name: String, of folder: String) {
    self.name = name
    self.folder = folder
  }

  /// Reads the folder as it was, while its files are there.
  ///
  /// - Parameter read: Gets the path of the temporary folder that stands for ``folder``; it is gone
  ///   afterwards, also when a signal ends the process meanwhile.
  public func reading<Value>(_ read: (String) -> Value) throws(Failure) -> Value {
    let place = try place()
    let commit = try commit()
    return try TemporaryFolder.using("git", orThrow: Failure.noSpace) {
      (temporary) throws(Failure) in
      try write(commit, of: place.repository, to: temporary)
      let folder = "\(temporary)/files/\(place.path)"
      guard (try? Disk.kind(of: folder)) == .folder else { throw .noFolder }
      return read(folder)
    }
  }

  /// The day of the commit, where it was made: `2026-11-26`.
  public func day() throws(Failure) -> String {
    let result = try run(
      "git", ["-C", folder, "show", "--no-patch", "--format=%cs", try commit()])
    let day = Self.firstLine(result.output)
    guard result.status == 0, !day.isEmpty else { throw .failed(Self.firstLine(result.errors)) }
    return day
  }

  /// The repository, and the path of the folder in it, without a final slash.
  private func place() throws(Failure) -> (repository: String, path: String) {
    let result = try run("git", ["-C", folder, "rev-parse", "--show-toplevel", "--show-prefix"])
    let lines = Self.text(result.output).split(separator: "\n", omittingEmptySubsequences: false)
    guard result.status == 0, let repository = lines.first, !repository.isEmpty else {
      throw .noRepository(Self.firstLine(result.errors))
    }
    let path = lines.dropFirst().first.map { $0.hasSuffix("/") ? $0.dropLast() : $0 } ?? ""
    return (String(repository), String(path))
  }

  private func commit() throws(Failure) -> String {
    // Git would take it for an option.
    if name.isEmpty || name.hasPrefix("-") { throw .unknownName }
    let result = try run(
      "git", ["-C", folder, "rev-parse", "--verify", "--quiet", name + "^{commit}"])
    guard result.status == 0 else { throw .unknownName }
    return Self.firstLine(result.output)
  }

  private func write(
    _ commit: String, of repository: String, to temporary: String
  ) throws(Failure) {
    let steps = [
      ["read-tree", commit],
      ["checkout-index", "--all", "--quiet", "--prefix=\(temporary)/files/"],
    ]
    for step in steps {
      // Large files are only needed where somebody looks at them.
      let arguments =
        ["GIT_INDEX_FILE=\(temporary)/index", "GIT_LFS_SKIP_SMUDGE=1", "git", "-C", repository]
        + ["-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false"] + step
      let result = try run("env", arguments)
      guard result.status == 0 else { throw .failed(Self.firstLine(result.errors)) }
    }
  }

  private func run(_ tool: String, _ arguments: [String]) throws(Failure) -> ToolProcess {
    do throws(ToolProcess.Failure) {
      return try ToolProcess.run(
        tool, arguments, limits: ToolProcess.Limits(duration: .seconds(600)))
    } catch {
      throw .tool(error)
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func firstLine(_ bytes: [UInt8]) -> String {
    text(bytes).split(separator: "\n").first.map(String.init) ?? ""
  }
}
