#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps two processes from publishing to one output folder at once.
///
/// It is a link beside the output, `.NAME.lock`, which leads to the number of the process that
/// holds it: a link is made with its content in one step, where a file is empty for a moment. What
/// a killed process left is known by its number and taken over.
struct OutputLock: Sendable {
  private let path: String
  /// The folders above the output that were made for it, outermost first.
  private let parents: [String]
  private let isHeld: Bool

  /// Takes the lock, and makes the folders above the output.
  ///
  /// A folder in which nothing can be made needs no lock: nothing can be published there either,
  /// and a site that is up to date can still be found to be so.
  ///
  /// - Throws: ``DiskError`` when another process holds it, or a folder above cannot be made.
  init(_ output: OutputPath, shownAs shown: String) throws(DiskError) {
    let parent = output.parent.text
    path = "\(parent)/.\(output.name).lock"
    do {
      parents = try Disk.createFolders(parent)
    } catch {
      throw DiskError(action: "create the folder", path: parent, reason: error.reason)
    }
    isHeld = try Self.take(path, shownAs: shown)
  }

  /// Gives the lock back, and removes the folders above that are still empty.
  func release() {
    if isHeld { unlink(path) }
    for folder in parents.reversed() { Disk.removeEmptyFolder(folder) }
  }

  private static func take(_ path: String, shownAs shown: String) throws(DiskError) -> Bool {
    // The second time is for a lock that was left behind, or that was given back meanwhile.
    for _ in 1...2 {
      if symlink("\(getpid())", path) == 0 { return true }
      guard errno == EEXIST else { return false }
      if let holder = holder(of: path) {
        throw DiskError(
          action: "use the output folder", path: shown,
          reason: "process \(holder) is publishing to it",
          suggestion: "run the command again when that process has ended, "
            + "or name another folder with --output")
      }
      unlink(path)
    }
    return false
  }

  /// The running process that a lock names; `nil` where there is none.
  private static func holder(of path: String) -> pid_t? {
    var target = [CChar](repeating: 0, count: 32)
    let length = readlink(path, &target, target.count - 1)
    let text = target.prefix(max(0, length)).map { UInt8(bitPattern: $0) }
    guard let number = pid_t(String(decoding: text, as: UTF8.self)), number > 0,
      !StagingFolder.isGone(number)
    else { return nil }
    return number
  }
}
