#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Disk {
  /// The content of a regular file, if it lies below a folder once all links on the way are
  /// followed; `nil` when it lies elsewhere.
  ///
  /// What is judged is the file that was opened: its path without links has to lie below the folder
  /// and to name the same file. So nothing is gained by changing a link between the two steps.
  ///
  /// - Parameters:
  ///   - folder: A path without links.
  ///   - isWanted: Whether a file may be read, by its path in the folder without links.
  static func content(
    of path: String, below folder: OutputPath, limit: Int,
    where isWanted: (String) -> Bool = { _ in true }
  ) throws(SystemError) -> [UInt8]? {
    let descriptor = try openedFile(path)
    defer { close(descriptor) }
    let real = try OutputPath(resolving: path)
    guard let inside = real.path(below: folder), isWanted(inside) else { return nil }
    var (opened, named) = (stat(), stat())
    guard fstat(descriptor, &opened) == 0, lstat(real.text, &named) == 0 else { throw .last }
    guard opened.st_dev == named.st_dev, opened.st_ino == named.st_ino else { return nil }
    return try content(of: descriptor, size: Int(opened.st_size), limit: limit)
  }
}
