import ModelContextProtocol
import Testing

/// The revisions that begin with `initialize`.
@Suite struct HandshakeTests {
  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
    ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"),
  ])
  func negotiation(asked: String, settled: String) {
    var server = MCPServer(EchoProvider())
    let title = settled < "2025-06-18" ? "" : #""title":"Echo","#
    #expect(
      server.answer(
        request(
          "initialize",
          #"{"protocolVersion":"\#(asked)","capabilities":{},"clientInfo":{"name":"c"}}"#))
          == """
          {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"\(settled)",\
          "capabilities":{"tools":{},"resources":{}},\
          "serverInfo":{"name":"echo",\(title)"version":"1.0"},"instructions":"Call echo."}}
          """
    )
  }

  @Test func initializeNeedsARevision() {
    var server = MCPServer(EchoProvider())
    #expect(
      server.answer(request("initialize"))
        == failure(-32602, "Invalid params: 'initialize' needs a string 'protocolVersion'")
    )
  }

  @Test func nothingGoesBeforeInitializeButPing() {
    var server = MCPServer(EchoProvider())
    #expect(
      server.answer(request("ping"))
        == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
    #expect(
      server.answer(request("tools/list"))
        == failure(
          -32602,
          "Invalid params: the request declares no protocol version; put "
            + "'io.modelcontextprotocol/protocolVersion' into 'params._meta', "
            + "or begin with 'initialize'")
    )
  }

  @Test(arguments: ["server/discover", "subscriptions/listen", "prompts/list", "Tools/list"])
  func unknownMethods(method: String) {
    var server = MCPServer.begun(EchoProvider(), .november2025)
    #expect(
      server.answer(request(method))
        == failure(-32601, #"Method not found: \#(method)"#)
    )
  }

  @Test func batchesBelongToOneRevision() {
    let batch = """
      [\(request("ping")),{"jsonrpc":"2.0","method":"notifications/x"},5,\(request("initialize"))]
      """
    var old = MCPServer.begun(EchoProvider(), .march2025)
    #expect(
      old.answer(batch)
        == "[" + #"{"jsonrpc":"2.0","id":1,"result":{}}"# + ","
        + failure(
          -32600, "Invalid request: a message must be an object, not a number", id: "null")
        + "," + failure(-32600, "Invalid request: 'initialize' cannot be part of a batch") + "]"
    )
    #expect(old.answer(#"[{"jsonrpc":"2.0","method":"notifications/x"}]"#) == nil)
    #expect(
      old.answer("[]")
        == failure(-32600, "Invalid request: the batch is empty", id: "null")
    )
    var new = MCPServer.begun(EchoProvider(), .june2025)
    #expect(
      new.answer(batch)
        == failure(
          -32600,
          "Invalid request: only revision 2025-03-26 has batches; send one message a line",
          id: "null")
    )
  }

  @Test func aMissingResourceHasItsOwnCode() {
    var server = MCPServer.begun(EchoProvider(), .november2025)
    #expect(
      server.answer(request("resources/read", #"{"uri":"echo://no"}"#))
        == failure(-32002, "Resource not found: echo://no", data: #"{"uri":"echo://no"}"#)
    )
  }
}
