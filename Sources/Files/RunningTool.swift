#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that is running.
public enum RunningTool {
  /// A digest of its file, which another build of the program does not share; `nil` where the file
  /// cannot be read, and of a build for debugging, which takes longer to read itself than to work.
  public static func digest() -> String? {
    #if DEBUG
      nil
    #else
      path.flatMap { try? Disk.digest(of: $0).hexadecimal }
    #endif
  }

  private static var path: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      "/proc/self/exe"
    #endif
  }
}

extension Disk {
  /// The digest of a file that is not read into memory.
  fileprivate static func digest(of path: String) throws(SystemError) -> ContentDigest {
    let descriptor = try openedFile(path)
    defer { close(descriptor) }
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw .last }
    let size = Int(raw.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { throw .last }
    defer { munmap(start, size) }
    var digest = ContentDigest()
    digest.add(UnsafeRawBufferPointer(start: start, count: size))
    return digest
  }
}
