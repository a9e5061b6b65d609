/// The path of an address, as the site has it.
struct SitePath: Hashable {
  /// Without the first slash, decoded.
  let path: String

  /// `nil` when the address does not start with a slash (RFC 9112, section 3.2.1), when an escape is
  /// wrong, and when the result is not UTF-8.
  init?(encoded: some StringProtocol) {
    guard encoded.first == "/", let path = PercentEncoding.decoded(encoded.dropFirst()) else {
      return nil
    }
    self.path = path
  }

  /// The file that is served there: of a folder, its index.
  var file: String { path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path }

  /// The file that is served with a slash behind the path.
  var index: String { "\(path)/index.html" }

  /// Whether it is the server's own and not the site's.
  var isReserved: Bool { path.hasPrefix("_catalog/") || path == "_catalog" }
}
