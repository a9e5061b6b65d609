import JSONTree
import ModelContextProtocol

/// A server of one tool, which says what it was called with, and of one text.
struct EchoProvider: ContextProvider {
  let identity = ServerIdentity(name: "echo", title: "Echo", version: "1.0")
  let instructions = "Call echo."
  let tools = [
    Tool(
      name: "echo", title: "Echo", description: "Says a text again.",
      parameters: [
        ToolParameter("text", .text, "What to say.", isRequired: true),
        ToolParameter("times", .integer(1...3), "How often.", default: 1),
        ToolParameter("voice", .choice(["low", "high"]), "How."),
        ToolParameter("to", .texts(of: ["A", "B"]), "To whom."),
        ToolParameter("tags", .names, "What else."),
      ],
      output: .object([.init("said", .list(.text), "What was said.")]))
  ]
  var hasResources = true
  /// How many calls there were.
  var calls = 0

  mutating func call(_ tool: String, _ arguments: ToolArguments) -> ToolResult {
    calls += 1
    let text = arguments.text("text") ?? ""
    if text.isEmpty { return .failure("there is nothing to say; give a 'text' that is not empty") }
    return .value([
      "said": .array(Array(repeating: .string(text), count: arguments.integer("times") ?? 1))
    ])
  }

  func resources() -> [Resource] {
    [
      Resource(
        uri: "echo://hello", name: "hello", title: "Hello", description: "A greeting.",
        mimeType: "text/plain")
    ]
  }

  func read(_ uri: String) -> ResourceText? {
    uri == "echo://hello" ? ResourceText("Hello.\n", mimeType: "text/plain") : nil
  }
}

extension MCPServer {
  /// The answer to a line as text; `nil` when there is none.
  mutating func answer(_ line: String) -> String? {
    answer(ClientLine(Array(line.utf8))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A server with which a revision was settled.
  static func begun(_ provider: Provider, _ revision: ProtocolRevision) -> MCPServer {
    var server = MCPServer(provider)
    _ = server.answer(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":""#
        + revision.rawValue + #""}}"#)
    return server
  }
}

/// A request of revision 2026-07-28; `params` holds further members, each with a comma before it.
func stateless(_ method: String, id: Int = 1, _ params: String = "") -> String {
  """
  {"jsonrpc":"2.0","id":\(id),"method":"\(method)","params":{"_meta":{\
  "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
  "io.modelcontextprotocol/clientCapabilities":{}}\(params)}}
  """
}

/// A request without a revision; `params` is an object.
func request(_ method: String, _ params: String = "{}") -> String {
  #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#
}

/// An error as the server sends it; `message` and `data` are JSON.
func failure(
  _ code: Int, _ message: String, id: String = "1", data: String? = nil
) -> String {
  let data = data.map { #","data":\#($0)"# } ?? ""
  return #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"message":"\#(message)"\#(data)}}"#
}
