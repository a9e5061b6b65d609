import JSONTree

extension MCPServer {
  /// Opens a stream of notifications, of which this server has none to send: tools stay the same,
  /// and resources are read anew. What remains is to say so. The stream is open until the client
  /// takes the request back or leaves, and has no state.
  func acknowledge(_ request: ClientRequest) throws(ProtocolError) -> JSONValue {
    guard request.params["notifications"]?.object != nil else {
      throw .invalidParams("'subscriptions/listen' needs an object 'notifications'")
    }
    return [
      "jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged",
      "params": [
        "_meta": .object([.init(MetaKey.subscriptionID, request.id.json)]),
        "notifications": [:],
      ],
    ]
  }
}
