import ModelContextProtocol
import Testing

/// Revision 2026-07-28, in which every request stands for itself.
@Suite struct StatelessTests {
  /// A result of some members, with what every result has in this revision.
  private func result(_ members: String, id: Int = 1) -> String {
    """
    {"jsonrpc":"2.0","id":\(id),"result":{"resultType":"complete",\(members),\
    "_meta":{"io.modelcontextprotocol/serverInfo":\
    {"name":"echo","title":"Echo","version":"1.0"}}}}
    """
  }

  private let supported =
    #"["2026-07-28","2025-11-25","2025-06-18","2025-03-26","2024-11-05"]"#

  @Test func discover() {
    var server = MCPServer(EchoProvider())
    #expect(
      server.answer(stateless("server/discover"))
        == result(
          """
          "supportedVersions":\(supported),"capabilities":{"tools":{},"resources":{}},\
          "instructions":"Call echo.","ttlMs":3600000,"cacheScope":"public"
          """))
  }

  @Test func anUnknownRevisionIsRefused() {
    var server = MCPServer(EchoProvider())
    let request = stateless("tools/list").replacing("2026-07-28", with: "2031-01-01")
    #expect(
      server.answer(request)
        == failure(
          -32022, "Unsupported protocol version",
          data: #"{"supported":\#(supported),"requested":"2031-01-01"}"#)
    )
  }

  /// A call of the one tool that declares a revision and nothing else; `revision` is JSON.
  private func declaring(_ revision: String) -> String {
    request(
      "tools/call",
      """
      {"_meta":{"io.modelcontextprotocol/protocolVersion":\(revision)},\
      "name":"echo","arguments":{"text":"a"}}
      """)
  }

  @Test func metaMustBeWhole() {
    var server = MCPServer(EchoProvider())
    #expect(
      server.answer(declaring(#""2026-07-28""#))
        == failure(
          -32602,
          "Invalid params: 'params._meta' must have an object "
            + "'io.modelcontextprotocol/clientCapabilities'")
    )
    #expect(
      server.answer(declaring("7"))
        == failure(
          -32602, "Invalid params: 'io.modelcontextprotocol/protocolVersion' must be a string")
    )
  }

  @Test(arguments: ["initialize", "ping", "logging/setLevel", "resources/subscribe"])
  func removedMethods(method: String) {
    var server = MCPServer(EchoProvider())
    #expect(
      server.answer(stateless(method))
        == failure(-32601, #"Method not found: \#(method)"#)
    )
  }

  @Test func bothErasShareAProcess() {
    var server = MCPServer.begun(EchoProvider(), .november2024)
    #expect(server.answer(stateless("server/discover"))?.contains("resultType") == true)
    #expect(
      server.answer(
        request("tools/call", #"{"name":"echo","arguments":{"text":"a"}}"#))
          == #"""
          {"jsonrpc":"2.0","id":1,"result":{\#
          "content":[{"type":"text","text":"{\"said\":[\"a\"]}"}],"isError":false}}
          """#
    )
  }

  @Test func aDeclaredRevisionComesBeforeTheSettledOne() {
    var server = MCPServer.begun(EchoProvider(), .november2024)
    #expect(
      server.answer(declaring(#""2025-06-18""#))
        == #"""
        {"jsonrpc":"2.0","id":1,"result":{\#
        "content":[{"type":"text","text":"{\"said\":[\"a\"]}"}],\#
        "structuredContent":{"said":["a"]},"isError":false}}
        """#
    )
  }

  @Test func subscriptionsAreAcknowledgedWithNothing() {
    var server = MCPServer(EchoProvider())
    #expect(
      server.answer(
        stateless("subscriptions/listen", id: 8, #","notifications":{"toolsListChanged":true}"#))
          == """
          {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{\
          "_meta":{"io.modelcontextprotocol/subscriptionId":8},"notifications":{}}}
          """
    )
  }

  @Test func resources() {
    var server = MCPServer(EchoProvider())
    #expect(
      server.answer(stateless("resources/read", #","uri":"echo://hello""#))
        == result(
          #"""
          "contents":[{"uri":"echo://hello","mimeType":"text/plain","text":"Hello.\n"}],\#
          "ttlMs":0,"cacheScope":"private"
          """#))
    #expect(
      server.answer(stateless("resources/read", #","uri":"echo://no""#))
        == failure(-32602, "Resource not found: echo://no", data: #"{"uri":"echo://no"}"#)
    )
    #expect(
      server.answer(stateless("resources/list"))
        == result(
          """
          "resources":[{"uri":"echo://hello","name":"hello","title":"Hello",\
          "description":"A greeting.","mimeType":"text/plain"}],"ttlMs":0,"cacheScope":"private"
          """))
    #expect(
      server.answer(stateless("resources/templates/list"))
        == result(#""resourceTemplates":[],"ttlMs":3600000,"cacheScope":"public""#))
  }

  @Test func aServerWithoutResourcesHasNoMethodsForThem() {
    var server = MCPServer(EchoProvider(hasResources: false))
    #expect(
      server.answer(stateless("resources/list"))
        == failure(-32601, "Method not found: resources/list")
    )
    #expect(
      server.answer(stateless("server/discover"))?.contains(#""capabilities":{"tools":{}}"#) == true
    )
  }
}
