import Synchronization

/// The files of a site that were asked for last: a page is made to tell whether it has changed, and
/// asked for again at once.
///
/// It belongs to one state of the site, so no file of it can be older than the site.
final class MadeFiles: Sendable {
  private let files = Mutex<[String: [UInt8]]>([:])

  /// More pages than browsers have open, and few enough to be held.
  private static let limit = 64

  /// The bytes of a file, made unless they are known.
  func file(at path: String, make: (String) -> [UInt8]?) -> [UInt8]? {
    if let known = files.withLock({ $0[path] }) { return known }
    guard let made = make(path) else { return nil }
    files.withLock { files in
      if files.count >= Self.limit { files = [:] }
      files[path] = made
    }
    return made
  }
}
