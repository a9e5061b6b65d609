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
  ///
  /// - Parameter expected: What to send, for a failure to say.
  static func next(expected: String) throws(DiskError) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { return Array(bytes[..<count]) }
      if count == 0 { return nil }
      if errno != EINTR {
        throw DiskError(
          action: "read", path: "standard input", reason: String(cString: strerror(errno)),
          suggestion: "send \(expected)")
      }
    }
  }

  /// Whether ``next(expected:)`` would return at once.
  static var isReady: Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  /// All bytes up to the end.
  ///
  /// - Parameter limit: How many bytes are worth reading; of more, so many and some are returned.
  static func all(
    expected: String, limit: Int = 64 << 20
  ) throws(DiskError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit, let next = try next(expected: expected) { bytes += next }
    return bytes
  }
}
