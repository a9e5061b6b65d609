import JSONTree
import ModelContextProtocol
import Testing

/// How tools are listed and called.
@Suite struct ToolTests {
  private let schema = """
    "inputSchema":{"type":"object","properties":{\
    "text":{"type":"string","description":"What to say."},\
    "times":{"type":"integer","minimum":1,"maximum":3,"description":"How often.","default":1},\
    "voice":{"type":"string","enum":["low","high"],"description":"How."},\
    "to":{"type":"array","items":{"type":"string","enum":["A","B"]},"description":"To whom."},\
    "tags":{"type":"object","additionalProperties":{"type":"string"},"description":"What else."}},\
    "required":["text"],"additionalProperties":false}
    """
  private let output = """
    ,"outputSchema":{"type":"object","properties":{\
    "said":{"type":"array","items":{"type":"string"},"description":"What was said."}},\
    "required":["said"]}
    """
  private let hints = """
    ,"annotations":{"title":"Echo","readOnlyHint":true,"destructiveHint":false,\
    "idempotentHint":true,"openWorldHint":false}
    """

  @Test func listsGrowWithTheRevisions() {
    func list(_ revision: ProtocolRevision) -> String? {
      var server = MCPServer.begun(EchoProvider(), revision)
      return server.answer(request("tools/list"))
    }
    func expected(_ title: String, _ rest: String) -> String {
      """
      {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"echo",\(title)\
      "description":"Says a text again.",\(schema)\(rest)}]}}
      """
    }
    #expect(list(.november2024) == expected("", ""))
    #expect(list(.march2025) == expected("", hints))
    #expect(list(.june2025) == expected(#""title":"Echo","#, output + hints))
    #expect(list(.november2025) == expected(#""title":"Echo","#, output + hints))
  }

  @Test func aCursorIsRefused() {
    var server = MCPServer(EchoProvider())
    #expect(
      server.answer(stateless("tools/list", #","cursor":"2""#))
        == failure(-32602, "Invalid params: the list has one page, so there is no 'cursor'")
    )
  }

  @Test func unknownToolsAreErrorsOfTheProtocol() {
    var server = MCPServer(EchoProvider())
    #expect(
      server.answer(stateless("tools/call", #","name":"ecko""#))
        == failure(-32602, "Unknown tool: ecko; did you mean 'echo'?")
    )
    #expect(
      server.answer(stateless("tools/call"))
        == failure(-32602, "Invalid params: 'tools/call' needs a string 'name'")
    )
    #expect(
      server.answer(stateless("tools/call", #","name":"echo","arguments":[]"#))
        == failure(-32602, "Invalid params: 'arguments' must be an object")
    )
    #expect(server.provider.calls == 0)
  }

  @Test(arguments: [
    (#"{}"#, "- 'text' is missing: What to say."),
    (#"{"text":7}"#, "- 'text' must be a string, not 7"),
    (
      #"{"text":"a","times":9,"voice":"loud"}"#,
      "- 'times' must be a whole number from 1 to 3, not 9\n"
        + "- 'voice' must be one of 'low', 'high', not 'loud'"
    ),
    (
      #"{"text":"a","to":["A","C"],"tags":{"a":[]}}"#,
      "- 'to' must be an array of some of 'A', 'B', but it contains 'C'\n"
        + "- 'tags' must be an object whose values are strings, not an object"
    ),
    (#"{"text":"a","to":"A"}"#, "- 'to' must be an array of some of 'A', 'B', not 'A'"),
    (#"{"text":"a","tims":2}"#, "- there is no argument 'tims': did you mean 'times'?"),
    (
      #"{"text":"a","language":2}"#,
      "- there is no argument 'language': the tool takes 'text', 'times', 'voice', 'to', 'tags'"
    ),
  ])
  func wrongArgumentsAreResults(arguments: String, mistakes: String) {
    var server = MCPServer(EchoProvider())
    let answer = server.answer(
      stateless("tools/call", #","name":"echo","arguments":\#(arguments)"#))
    let text = "The arguments of 'echo' are wrong, so nothing was done:\n" + mistakes
    let json = JSONWriter().string(.string(text))
    #expect(
      answer?.contains(#""content":[{"type":"text","text":\#(json)}],"isError":true"#) == true)
    #expect(server.provider.calls == 0)
  }

  @Test(arguments: [#"{"text":"a","times":2.0}"#, #"{"text":"a","times":2,"voice":null}"#])
  func whatCountsAsRight(arguments: String) {
    var server = MCPServer(EchoProvider())
    let answer = server.answer(
      stateless("tools/call", #","name":"echo","arguments":\#(arguments)"#))
    #expect(answer?.contains(#""structuredContent":{"said":["a","a"]},"isError":false"#) == true)
  }

  @Test func whatAToolCannotDoIsAResult() {
    var server = MCPServer(EchoProvider())
    let answer = server.answer(stateless("tools/call", #","name":"echo","arguments":{"text":""}"#))
    let text = "there is nothing to say; give a 'text' that is not empty"
    #expect(
      answer?.contains(#""content":[{"type":"text","text":"\#(text)"}],"isError":true"#) == true)
  }

  @Test func shapesOfResults() {
    let shape = OutputShape.object([
      .init("a", .nullable(.text)),
      .init("b", .object([.init("c", .number)]), "Why.", optional: true),
      .init("d", .list(.flag)), .init("e", .integer),
    ])
    #expect(
      JSONWriter().string(shape.schema)
        == """
        {"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"type":"null"}]},\
        "b":{"type":"object","properties":{"c":{"type":"number"}},"required":["c"],\
        "description":"Why."},"d":{"type":"array","items":{"type":"boolean"}},\
        "e":{"type":"integer"}},"required":["a","d","e"]}
        """
    )
  }
}
