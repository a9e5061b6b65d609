import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes single files for a person, who keeps what lies beside them: unlike ``SitePublisher``,
/// which owns its folder.
public enum FileWriter {
  /// Writes every file of `tree` into `folder`, which is made where it is missing.
  ///
  /// A file that is there with other content stays, and nothing is written then.
  ///
  /// - Returns: `output/exists` for each file in the way.
  /// - Throws: ``DiskError`` when the disk refuses.
  public static func write(
    _ tree: FileTree, into folder: String
  ) throws(DiskError) -> [Diagnostic] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let present = tree.filter { (try? Disk.kind(of: base + $0.path)) != nil }
    let inTheWay = present.filter { (try? Disk.content(of: base + $0.path)) != $0.bytes }
    guard inTheWay.isEmpty else {
      return inTheWay.map {
        .init(
          .outputExists, "'\(base + $0.path)' already exists with other content",
          suggestion: "remove it, or name another folder")
      }
    }
    let unwritten = Set(tree.paths).subtracting(present.map(\.path))
    for (path, bytes) in tree where unwritten.contains(path) {
      try write(bytes, to: base + path)
    }
    return []
  }

  /// Whether a path is a file of these bytes. Links are not followed, and a file that cannot be read
  /// is another.
  public static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    Disk.holds(bytes, at: path)
  }

  /// Writes one file in place of what has its name. A device or a pipe is written to, and stays.
  ///
  /// - Throws: ``DiskError`` when the disk refuses; the old file is as it was then.
  public static func write(_ bytes: [UInt8], to path: String) throws(DiskError) {
    do throws(SystemError) {
      if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
        try Disk.createFolders(String(path[..<slash]))
      }
      if try Disk.kind(of: path) == .other {
        try Disk.send(bytes, to: path)
      } else {
        try Disk.replace(path, bytes)
      }
    } catch {
      throw DiskError(action: "write", path: path, reason: error.reason)
    }
  }
}

extension Disk {
  /// Puts a file in the place of another in one step.
  fileprivate static func replace(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    let staged = try createBeside(path, bytes)
    guard rename(staged, path) == 0 else {
      let error = SystemError.last
      unlink(staged)
      throw error
    }
  }

  /// Makes a file under a name that nothing has, and tells the name.
  private static func createBeside(_ path: String, _ bytes: [UInt8]) throws(SystemError) -> String {
    var number = 1
    while true {
      let staged = "\(path).part-\(number)"
      do throws(SystemError) {
        try create(staged, bytes)
        return staged
      } catch  where error.code == EEXIST && number < 100 {
        number += 1
      } catch {
        if error.code != EEXIST { unlink(staged) }
        throw error
      }
    }
  }
}
