import JSONTree

/// Which revision a request is answered by, and the two methods that tell a client of them.
extension MCPServer {
  /// The revision that a request declares, otherwise the one that `initialize` settled.
  func revision(of request: ClientRequest) throws(ProtocolError) -> ProtocolRevision {
    guard let declared = request.declaredRevision else {
      if let negotiated { return negotiated }
      // A client of the older revisions may ask for a sign of life before anything else.
      if request.method == Method.ping.rawValue { return .newestWithHandshake }
      throw .invalidParams(
        "the request declares no protocol version; put '\(MetaKey.protocolVersion)' into "
          + "'params._meta', or begin with 'initialize'")
    }
    guard let text = declared.string else {
      throw .invalidParams("'\(MetaKey.protocolVersion)' must be a string")
    }
    guard let revision = ProtocolRevision(rawValue: text) else { throw .unsupportedRevision(text) }
    guard !revision.isStateless || request.meta?[MetaKey.clientCapabilities]?.object != nil else {
      throw .invalidParams("'params._meta' must have an object '\(MetaKey.clientCapabilities)'")
    }
    return revision
  }

  /// Settles the revision: the one asked for, or the newest that has this handshake. Every revision
  /// with a handshake takes the first `initialize` as the beginning; a further one begins anew.
  mutating func initialize(_ request: ClientRequest) throws(ProtocolError) -> JSONValue {
    guard let asked = request.params["protocolVersion"]?.string else {
      throw .invalidParams("'initialize' needs a string 'protocolVersion'")
    }
    let known = ProtocolRevision(rawValue: asked).flatMap { $0.isStateless ? nil : $0 }
    let revision = known ?? .newestWithHandshake
    negotiated = revision
    return [
      "protocolVersion": .string(revision.rawValue), "capabilities": capabilities,
      "serverInfo": provider.identity.json(in: revision),
      "instructions": .string(provider.instructions),
    ]
  }

  func discover(_ form: ResultForm) -> JSONValue {
    form.result(
      [
        .init("supportedVersions", .array(ProtocolRevision.supported.map(JSONValue.string))),
        .init("capabilities", capabilities),
        .init("instructions", .string(provider.instructions)),
      ], .lasting)
  }

  private var capabilities: JSONValue {
    provider.hasResources ? ["tools": [:], "resources": [:]] : ["tools": [:]]
  }
}

/// The keys of `_meta` that revision 2026-07-28 reserves and that are read here.
enum MetaKey {
  static let protocolVersion = "io.modelcontextprotocol/protocolVersion"
  static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
  static let subscriptionID = "io.modelcontextprotocol/subscriptionId"
}

extension ClientRequest {
  var meta: JSONObject? { params["_meta"]?.object }

  /// The revision that the request declares for itself; `nil` when it declares none.
  var declaredRevision: JSONNode? { meta?[MetaKey.protocolVersion] }
}
