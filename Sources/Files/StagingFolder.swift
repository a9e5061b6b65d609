import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The hidden folder beside the output in which a site is made: `.NAME.staging-PID`.
///
/// It lies beside the output so that both are on one file system, which hard links and renaming
/// need. The process in its name tells the next run whether it was left behind.
struct StagingFolder: Sendable {
  let output: OutputPath
  let path: String

  /// Makes the folder, which must not exist: ``removeLeftovers(of:)`` comes first.
  init(for output: OutputPath) throws(SystemError) {
    self.output = output
    path = "\(output.parent.text)/\(Self.prefix(of: output))\(getpid())"
    guard mkdir(path, 0o777) == 0 else { throw .last }
  }

  /// Makes a folder in a folder that is there.
  func createFolder(_ folder: String) throws(SystemError) {
    guard mkdir("\(path)/\(folder)", 0o777) == 0 else { throw .last }
  }

  /// Writes a file in a folder that is there.
  ///
  /// - Parameter digest: Goes on with the bytes.
  func create(
    _ file: String, _ parts: FileParts, _ digest: inout ContentDigest
  ) throws(SystemError) {
    try Disk.create("\(path)/\(file)", parts, &digest)
  }

  /// Writes the marker, in place of one that is there.
  func mark(_ marker: SiteMarker) throws(SystemError) {
    let file = "\(path)/\(SiteMarker.name)"
    unlink(file)
    try Disk.create(file, marker.content)
  }

  /// Takes over a file or link of the old site as it is.
  func keep(_ name: String) throws(SystemError) {
    let (old, new) = ("\(output.text)/\(name)", "\(path)/\(name)")
    if try Disk.kind(of: old) == .link {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard readlink(old, &target, target.count - 1) >= 0, symlink(target, new) == 0 else {
        throw .last
      }
    } else if link(old, new) != 0 {
      // A file system without hard links, or a file with too many, is no reason to give up.
      try Disk.create(new, Disk.content(of: old))
    }
  }

  /// Gives the finished folder the output's name in one step, then removes the old site.
  ///
  /// - Returns: Where the old site lies if it could not be removed; the new one is in place either
  ///   way.
  /// - Throws: The error of the swap; the old site is then in place.
  func publish(replacing old: OutputFolder) throws(SystemError) -> String? {
    guard old.exists else {
      guard rename(path, output.text) == 0 else { throw .last }
      return nil
    }
    if let mode = try? Disk.status(of: output.text).mode { chmod(path, mode) }
    let former = try FolderSwap.exchange(path, output.text)
    return removeFolder(former) ? nil : former
  }

  func discard() { removeFolder(path) }
}

// MARK: - What killed runs left behind

extension StagingFolder {
  /// Clears away what runs have left whose process is gone, and nothing that is not ours.
  ///
  /// Where a run was killed between the renames of ``FolderSwap/exchangeByRenaming(_:_:)``, the old
  /// site is put back first.
  static func removeLeftovers(of output: OutputPath) throws(SystemError) {
    let prefix = prefix(of: output)
    let names = (try? Disk.names(in: output.parent.text)) ?? []
    for name in names.map({ String(decoding: $0, as: UTF8.self) }) where name.hasPrefix(prefix) {
      var process = name.dropFirst(prefix.count)
      let isOldSite = process.hasSuffix(FolderSwap.previousSuffix)
      if isOldSite { process.removeLast(FolderSwap.previousSuffix.count) }
      guard let number = pid_t(process), isGone(number) else { continue }
      let leftover = output.sibling(name)
      if isOldSite, try Disk.kind(of: output.text) == nil {
        rename(leftover.text, output.text)
      } else {
        try removeIfOurs(leftover)
      }
    }
  }

  /// A process of our own number is a former one: there is but one publication at a time in ours.
  static func isGone(_ process: pid_t) -> Bool {
    guard process > 0 else { return false }
    return process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
  }

  private static func removeIfOurs(_ leftover: OutputPath) throws(SystemError) {
    var reasons: [Diagnostic] = []
    let folder = try OutputFolder.inspect(
      leftover, shownAs: leftover.name, diagnostics: &reasons)
    if folder?.exists == true { removeFolder(leftover.text) }
  }

  private static func prefix(of output: OutputPath) -> String { ".\(output.name).staging-" }
}

/// Removes a folder with all that is in it, without following links.
///
/// - Returns: Whether nothing of it is left.
@discardableResult
func removeFolder(_ path: String) -> Bool {
  guard (try? Disk.kind(of: path)) == .folder else { return true }
  // Sorted by path, so a folder comes before what it holds; removing goes backwards.
  for entry in FolderWalk(path).entries.reversed() {
    let absolute = "\(path)/\(entry.path)"
    _ = entry.status.kind == .folder ? rmdir(absolute) : unlink(absolute)
  }
  return rmdir(path) == 0
}

extension Disk {
  /// Removes a folder unless something is in it.
  static func removeEmptyFolder(_ path: String) { rmdir(path) }
}
