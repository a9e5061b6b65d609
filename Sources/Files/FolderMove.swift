#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets two folders change names where the old one cannot be renamed although its files can: a folder
/// from a lower layer of an overlay file system, such as the image of a container.
///
/// The old site moves aside file by file, and the new folder takes the name. A process killed on the
/// way leaves both complete between them, and the next run puts the old site back.
struct FolderMove {
  /// The call of the system.
  var rename: (String, String) -> Int32 = FolderSwap.rename

  /// Ends the name under which the old folder waits.
  static let suffix = "-moved"

  /// Exchanges the names.
  ///
  /// - Returns: Where the folder lies that was `old`.
  /// - Throws: The error of the system; the old folder is then as it was.
  func exchange(_ new: String, _ old: String) throws(SystemError) -> String {
    let aside = new + Self.suffix
    do throws(SystemError) {
      try move(old, to: aside)
      guard rename(new, old) == 0 else { throw SystemError.last }
      return aside
    } catch {
      putBack(aside, to: old)
      throw error
    }
  }

  /// Moves what is in a folder, its marker last, and removes the folder.
  private func move(_ old: String, to aside: String) throws(SystemError) {
    let walk = FolderWalk(old)
    if let error = walk.failures.lazy.compactMap(\.error).first { throw error }
    try make(aside, like: old)
    let folders = walk.entries.filter { $0.status.kind == .folder }.map(\.path)
    for folder in folders { try make("\(aside)/\(folder)", like: "\(old)/\(folder)") }
    let files = walk.entries.filter { $0.status.kind != .folder }.map(\.path)
    for file in files.filter({ $0 != SiteMarker.name }) + files.filter({ $0 == SiteMarker.name }) {
      guard rename("\(old)/\(file)", "\(aside)/\(file)") == 0 else { throw .last }
    }
    for folder in folders.reversed() {
      guard rmdir("\(old)/\(folder)") == 0 else { throw .last }
    }
    guard rmdir(old) == 0 else { throw .last }
  }

  private func make(_ folder: String, like other: String) throws(SystemError) {
    guard mkdir(folder, 0o777) == 0 else { throw .last }
    if let mode = try? Disk.status(of: other).mode { chmod(folder, mode) }
  }

  /// Undoes what there is of a move, the marker first. What is in the old folder stays as it is.
  ///
  /// - Returns: Whether nothing is left aside.
  @discardableResult
  func putBack(_ aside: String, to old: String) -> Bool {
    guard (try? Disk.kind(of: aside)) == .folder else { return true }
    if isFree(old) { try? make(old, like: aside) }
    back(SiteMarker.name, aside, old)
    let entries = FolderWalk(aside).entries
    for folder in entries where folder.status.kind == .folder {
      try? make("\(old)/\(folder.path)", like: "\(aside)/\(folder.path)")
    }
    for file in entries where file.status.kind != .folder { back(file.path, aside, old) }
    for folder in entries.reversed() where folder.status.kind == .folder {
      rmdir("\(aside)/\(folder.path)")
    }
    return rmdir(aside) == 0
  }

  private func back(_ file: String, _ aside: String, _ old: String) {
    let place = "\(old)/\(file)"
    if isFree(place) { _ = rename("\(aside)/\(file)", place) }
  }

  /// Whether nothing has a path, as far as can be told.
  private func isFree(_ path: String) -> Bool {
    do {
      return try Disk.kind(of: path) == nil
    } catch {
      return false
    }
  }

  /// Clears away what a killed run has left: the old site where the new one is in place, and the way
  /// back to it otherwise.
  func finish(_ aside: OutputPath, of output: OutputPath) {
    let sites = [aside, output].map { SiteMarker.isPresent(in: $0.text) }
    if sites != [true, true], putBack(aside.text, to: output.text) { return }
    let rest = FolderWalk(aside.text).entries.filter { $0.status.kind != .folder }
    if rest.allSatisfy({ !isFree("\(output.text)/\($0.path)") }) || sites == [true, true] {
      removeFolder(aside.text)
    }
  }
}
