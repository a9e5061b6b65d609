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
    var digest = ContentDigest()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return digest }
      if count < 0, errno != EINTR { throw .last }
      if count > 0 {
        buffer.withUnsafeBytes { digest.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      }
    }
  }
}
