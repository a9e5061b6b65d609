import JSONTree
import ModelContextProtocol

/// Every line of a client is answered by one line of JSON, or by nothing.
enum ProtocolProperties {
  static func check(_ bytes: [UInt8]) {
    var server = MCPServer(Echo())
    for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(50) {
      guard let answer = server.answer(ClientLine(Array(line))) else { continue }
      require(!answer.dropLast().contains(UInt8(ascii: "\n")), "an answer of several lines")
      let document = JSONDocument(parsing: answer, path: inputPath)
      require(document.root != nil, "an answer that is no JSON")
    }
  }

  private struct Echo: ContextProvider {
    let identity = ServerIdentity(name: "echo", title: "Echo", version: "1")
    let instructions = ""
    let tools: [Tool] = []

    mutating func call(_ tool: String, _ arguments: ToolArguments) -> ToolResult {
      .failure(tool)
    }
  }
}
