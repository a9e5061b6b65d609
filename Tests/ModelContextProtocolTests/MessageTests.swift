import ModelContextProtocol
import Testing

/// What is no message of JSON-RPC 2.0, and what is not to be answered.
@Suite struct MessageTests {
  @Test(arguments: [
    (
      "{", -32700,
      "Parse error: expected a name in double quotes, but the file ends here (column 2)"
    ),
    ("nonsense", -32700, "Parse error: expected a value, but found 'n' (column 1)"),
    ("7", -32600, "Invalid request: a message must be an object, not a number"),
    (#"{"id":1,"method":"ping"}"#, -32600, #"Invalid request: 'jsonrpc' must be \"2.0\""#),
    (#"{"jsonrpc":"2.0"}"#, -32600, "Invalid request: there is no 'method'"),
    (#"{"jsonrpc":"2.0","method":7}"#, -32600, "Invalid request: 'method' must be a string"),
    (
      #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600,
      "Invalid request: 'id' must be a string or a whole number"
    ),
    (
      #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600,
      "Invalid request: 'id' must be a string or a whole number"
    ),
  ])
  func malformed(line: String, code: Int, message: String) {
    var server = MCPServer(EchoProvider())
    let id = line.contains(#""id":1,"#) ? "1" : "null"
    #expect(server.answer(line) == failure(code, message, id: id))
  }

  @Test func positionalParametersAreRefused() {
    var server = MCPServer(EchoProvider())
    #expect(
      server.answer(#"{"jsonrpc":"2.0","id":"a","method":"ping","params":[]}"#)
        == failure(-32602, "Invalid params: 'params' must be an object", id: #""a""#)
    )
  }

  @Test(arguments: [
    "", "  ", "\r", #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","method":"unheard/of","params":[1]}"#,
    #"{"jsonrpc":"2.0","id":4,"result":{}}"#,
    #"{"jsonrpc":"2.0","id":4,"error":{"code":1,"message":"no"}}"#,
  ])
  func unanswered(line: String) {
    var server = MCPServer(EchoProvider())
    #expect(server.answer(line) == nil)
  }

  @Test func deepNestingIsRefused() {
    var server = MCPServer(EchoProvider())
    let answer = server.answer(String(repeating: "[", count: 100_000))
    #expect(
      answer
        == failure(
          -32700,
          "Parse error: arrays and objects are nested more than 128 levels deep (column 129)",
          id: "null")
    )
  }

  @Test func aLineThatIsTooLongIsRefused() {
    var server = MCPServer(EchoProvider())
    #expect(
      server.answer(.tooLong).map { String(decoding: $0, as: UTF8.self) }
        == failure(-32700, "Parse error: the line is longer than 8388608 bytes", id: "null")
    )
  }

  @Test func answersHaveNoLineEnds() {
    var server = MCPServer(EchoProvider())
    let answer = server.answer(
      stateless("tools/call", #","name":"echo","arguments":{"text":"a\nb\r\u2028"}"#))
    #expect(answer?.contains(#"a\nb\r\u2028"#) == true)
    #expect(answer?.contains { $0.isNewline } == false)
  }

  @Test func whatCanBeTakenBack() {
    func line(_ text: String) -> ClientLine { ClientLine(Array(text.utf8)) }
    #expect(
      line(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}"#)
        .cancelled == .string("a"))
    #expect(line(#"{"jsonrpc":"2.0","id":"a","method":"tools/list"}"#).cancellable == .string("a"))
    #expect(line(#"{"jsonrpc":"2.0","id":"a","method":"initialize"}"#).cancellable == nil)
    #expect(line(#"{"jsonrpc":"2.0","method":"tools/list"}"#).cancellable == nil)
  }
}
