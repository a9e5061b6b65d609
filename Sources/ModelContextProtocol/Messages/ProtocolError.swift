import JSONTree

/// An error as JSON-RPC 2.0 sends it. What goes wrong inside a tool is no such error but a
/// ``ToolResult``, so that a model can read it and try again.
public struct ProtocolError: Error, Hashable, Sendable {
  /// A number of JSON-RPC 2.0, or of the protocol's own range.
  public var code: Int
  /// One sentence.
  public var message: String
  /// What a program needs to do better; `nil` for most.
  public var data: JSONValue?

  var json: JSONValue {
    let data = data.map { [JSONValue.Member("data", $0)] } ?? []
    return .object(
      [.init("code", .integer(code)), .init("message", .string(message))] + data)
  }
}

extension ProtocolError {
  /// The line is no JSON.
  static func parse(_ detail: String) -> ProtocolError {
    ProtocolError(code: -32700, message: "Parse error: \(detail)")
  }

  /// The message is no request of JSON-RPC 2.0, or not one for this moment.
  static func invalidRequest(_ detail: String) -> ProtocolError {
    ProtocolError(code: -32600, message: "Invalid request: \(detail)")
  }

  /// There is no such method in the revision, or the server does not offer it.
  static func methodNotFound(_ method: String) -> ProtocolError {
    ProtocolError(code: -32601, message: "Method not found: \(method)")
  }

  /// A parameter is missing or wrong.
  static func invalidParams(_ detail: String) -> ProtocolError {
    ProtocolError(code: -32602, message: "Invalid params: \(detail)")
  }

  /// A resource is not there: a code of its own in the revisions up to 2025-11-25.
  static func noResource(_ uri: String, in revision: ProtocolRevision) -> ProtocolError {
    ProtocolError(
      code: revision.hasNoCodeForMissingResources ? -32602 : -32002,
      message: "Resource not found: \(uri)", data: ["uri": .string(uri)])
  }

  /// The request declares a revision that is not served.
  static func unsupportedRevision(_ requested: String) -> ProtocolError {
    ProtocolError(
      code: -32022, message: "Unsupported protocol version",
      data: [
        "supported": .array(ProtocolRevision.supported.map(JSONValue.string)),
        "requested": .string(requested),
      ])
  }
}
