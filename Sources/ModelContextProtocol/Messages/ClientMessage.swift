import JSONTree

/// A message of JSON-RPC 2.0 that a client may send.
enum ClientMessage: Hashable, Sendable {
  case request(ClientRequest)
  /// What no answer is expected to.
  case notification(method: String, params: JSONObject)
  /// An answer to a request of the server, which makes none.
  case response
}

/// A request: what is to be done, and the identifier that the answer carries.
struct ClientRequest: Hashable, Sendable {
  var id: RequestID
  var method: String
  var params: JSONObject
}

/// A message that is no message of JSON-RPC 2.0.
struct MalformedMessage: Error, Hashable, Sendable {
  var error: ProtocolError
  /// `nil` when it could not be read.
  var id: RequestID?
}

extension ClientMessage {
  init(_ node: JSONNode) throws(MalformedMessage) {
    guard let object = node.object else {
      throw MalformedMessage(
        error: .invalidRequest("a message must be an object, not \(node.kindName)"))
    }
    let id = object["id"].flatMap(RequestID.init)
    func refuse(_ detail: String) -> MalformedMessage {
      MalformedMessage(error: .invalidRequest(detail), id: id)
    }
    guard object["jsonrpc"]?.string == "2.0" else { throw refuse("'jsonrpc' must be \"2.0\"") }
    guard let method = object["method"] else {
      if object["result"] != nil || object["error"] != nil {
        self = .response
        return
      }
      throw refuse("there is no 'method'")
    }
    guard let name = method.string else { throw refuse("'method' must be a string") }
    guard object["id"] != nil else {
      self = .notification(method: name, params: object["params"]?.object ?? JSONObject())
      return
    }
    guard let id else { throw refuse("'id' must be a string or a whole number") }
    guard let params = object["params"].map(\.object) ?? JSONObject() else {
      throw MalformedMessage(error: .invalidParams("'params' must be an object"), id: id)
    }
    self = .request(ClientRequest(id: id, method: name, params: params))
  }
}
