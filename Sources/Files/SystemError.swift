#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A failed system call, by its `errno`.
struct SystemError: Error, Hashable {
  var code: Int32

  /// The error of the call that has just failed in this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The operating system's words for it, such as `Permission denied`.
  var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}
