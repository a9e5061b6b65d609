/// Whether a request comes from a page of this server.
///
/// A page of another site may send plain text here without asking first. Browsers say where a
/// request comes from, in `Sec-Fetch-Site` (W3C Fetch Metadata) and `Origin` (RFC 6454); programs
/// that are no browser send neither, and no page can make them send a request.
struct RequestOrigin: Hashable {
  /// The `Host` field: a name or an address, with a port where it is not 80.
  var host: String?
  /// The `Origin` field.
  var origin: String?
  /// The `Sec-Fetch-Site` field.
  var fetchSite: String?

  /// - Parameter listening: The address or name that the server listens on.
  func isOwn(listening: String) -> Bool {
    guard let host, Self.leadsHere(Self.name(ofHost: host), listening: listening) else {
      return false
    }
    if let fetchSite, fetchSite != "same-origin" { return false }
    guard let origin else { return true }
    return origin == "http://\(host)"
  }

  /// Whether a name is one that leads here by right. Anybody can have a name of theirs resolve to
  /// 127.0.0.1, and their page would then be of the same origin as these; an address, or
  /// `localhost`, nobody can have. A server for other machines goes by names that it does not know.
  private static func leadsHere(_ name: Substring, listening: String) -> Bool {
    let local: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
    let isForThisMachine = local.contains(listening) || listening == "::1"
    return !isForThisMachine || local.contains(name.lowercased())
  }

  /// The name or address without the port: `[::1]` of `[::1]:8080`.
  private static func name(ofHost host: String) -> Substring {
    guard let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") else {
      return host[...]
    }
    return host[..<colon]
  }
}
