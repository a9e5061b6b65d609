@testable import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own, removed with all that is in it when the last reference goes.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/catalog-files-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw SystemError.last }
    path = try OutputPath(resolving: String(cString: made)).text
  }

  deinit { removeFolder(path) }

  /// Writes a file and the folders above it; a present file is replaced.
  func write(_ text: String, at relative: String) throws {
    let absolute = "\(path)/\(relative)"
    try Disk.createFolders(OutputPath(resolving: absolute).parent.text)
    unlink(absolute)
    try Disk.create(absolute, Array(text.utf8))
  }

  func makeFolder(_ relative: String) throws {
    try Disk.createFolders("\(path)/\(relative)")
  }

  func link(_ relative: String, to target: String) throws {
    guard symlink(target, "\(path)/\(relative)") == 0 else { throw SystemError.last }
  }

  func remove(_ relative: String) {
    let absolute = "\(path)/\(relative)"
    if unlink(absolute) != 0 { removeFolder(absolute) }
  }

  func text(_ relative: String) -> String? {
    (try? Disk.content(of: "\(path)/\(relative)")).map { String(decoding: $0, as: UTF8.self) }
  }

  func inode(_ relative: String) throws -> UInt64 {
    try Disk.status(of: "\(path)/\(relative)").inode
  }

  /// All files, dot files among them, sorted.
  var files: [String] {
    FolderWalk(path).entries.filter { $0.status.kind != .folder }.map(\.path)
  }
}
