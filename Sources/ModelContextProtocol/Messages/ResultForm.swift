import JSONTree

/// How results are written in a revision.
struct ResultForm {
  /// How long a client may keep a result.
  enum Freshness {
    /// As long as the server runs the same for every client; an hour is a bound.
    case lasting
    /// It comes from files that may change at any time.
    case momentary
  }

  let revision: ProtocolRevision
  let identity: ServerIdentity

  /// A result of some members. Since 2026-07-28 each says of which type it is and who made it, and
  /// some for how long they hold.
  func result(_ members: [JSONValue.Member], _ freshness: Freshness? = nil) -> JSONValue {
    guard revision.isStateless else { return .object(members) }
    let type = JSONValue.Member("resultType", "complete")
    let name = JSONValue.Member("io.modelcontextprotocol/serverInfo", identity.json(in: revision))
    return .object([type] + members + cache(freshness) + [.init("_meta", .object([name]))])
  }

  private func cache(_ freshness: Freshness?) -> [JSONValue.Member] {
    switch freshness {
    case nil: []
    case .lasting: [.init("ttlMs", 3_600_000), .init("cacheScope", "public")]
    case .momentary: [.init("ttlMs", 0), .init("cacheScope", "private")]
    }
  }
}
