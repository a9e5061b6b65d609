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
  /// Where a run was killed between the renames of ``FolderSwap/exchangeByRenaming(_:_:)``, or amid a
  /// ``FolderMove``, the old site is put back first.
  static func removeLeftovers(of output: OutputPath) throws(SystemError) {
    for leftover in leftovers(of: output) {
      let isOldSite = leftover.name.hasSuffix(FolderSwap.previousSuffix)
      if leftover.name.hasSuffix(FolderMove.suffix) {
        FolderMove().finish(leftover, of: output)
      } else if isOldSite, try Disk.kind(of: output.text) == nil {
        rename(leftover.text, output.text)
      } else if try isOurs(leftover) {
        removeFolder(leftover.text)
      }
    }
  }

  /// Whether there is something that ``removeLeftovers(of:)`` would clear away.
  static func hasLeftovers(of output: OutputPath) -> Bool {
    leftovers(of: output).contains {
      $0.name.hasSuffix(FolderMove.suffix) || (try? isOurs($0)) == true
    }
  }

  /// What has the name of a staging folder whose process is gone.
  private static func leftovers(of output: OutputPath) -> [OutputPath] {
    let prefix = prefix(of: output)
    let names = (try? Disk.names(in: output.parent.text)) ?? []
    return names.map { String(decoding: $0, as: UTF8.self) }.filter { name in
      guard name.hasPrefix(prefix) else { return false }
      var process = name.dropFirst(prefix.count)
      for suffix in [FolderSwap.previousSuffix, FolderMove.suffix]
      where process.hasSuffix(suffix) { process.removeLast(suffix.count) }
      return pid_t(process).map(isGone) == true
    }.map(output.sibling)
  }

  /// A process of our own number is a former one: there is but one publication at a time in ours.
  static func isGone(_ process: pid_t) -> Bool {
    guard process > 0 else { return false }
    return process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
  }

  private static func isOurs(_ leftover: OutputPath) throws(SystemError) -> Bool {
    var reasons: [Diagnostic] = []
    let folder = try OutputFolder.inspect(
      leftover, shownAs: leftover.name, diagnostics: &reasons)
    return folder?.exists == true
  }

  private static func prefix(of output: OutputPath) -> String { ".\(output.name).staging-" }
}

/// Removes a folder with all that is in it, without following links.
///
/// The marker goes last, and only when nothing else is left: by it the next run knows the rest of a
/// folder that could be removed in part only.
///
/// - Parameter remove: Removes a file, a link, or a folder that is empty.
/// - Returns: Whether nothing of it is left.
@discardableResult
func removeFolder(
  _ path: String, with remove: (_ path: String, _ isFolder: Bool) -> Bool = Disk.remove
) -> Bool {
  guard (try? Disk.kind(of: path)) == .folder else { return true }
  // Sorted by path, so a folder comes before what it holds; removing goes backwards.
  for entry in FolderWalk(path).entries.reversed() where entry.path != SiteMarker.name {
    _ = remove("\(path)/\(entry.path)", entry.status.kind == .folder)
  }
  let rest = (try? Disk.names(in: path)) ?? [[]]
  guard rest.allSatisfy({ $0.elementsEqual(SiteMarker.name.utf8) }) else { return false }
  if !rest.isEmpty { _ = remove("\(path)/\(SiteMarker.name)", false) }
  return remove(path, true)
}

extension Disk {
  /// Removes a file, a link, or a folder that is empty; `false` when it stays.
  static func remove(_ path: String, isFolder: Bool) -> Bool {
    (isFolder ? rmdir(path) : unlink(path)) == 0
  }

  /// Removes a folder unless something is in it.
  static func removeEmptyFolder(_ path: String) { rmdir(path) }
}
