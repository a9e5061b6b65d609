import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What comes in on standard input.
enum StandardInput {
  /// The next bytes, as soon as there are any; `nil` at the end.
  static func next() throws(DiskError) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { return Array(bytes[..<count]) }
      if count == 0 { return nil }
      if errno != EINTR {
        throw DiskError(
          action: "read", path: "standard input", reason: String(cString: strerror(errno)),
          suggestion: "send lines with two colours, such as '#767676 on white'")
      }
    }
  }
}
