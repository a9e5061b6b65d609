import Diagnostics
import JSONTree

extension MCPServer {
  /// All tools at once; there are few.
  func listTools(_ request: ClientRequest, _ form: ResultForm) throws(ProtocolError) -> JSONValue {
    try request.refuseCursor()
    let tools = provider.tools.map { $0.json(in: form.revision) }
    return form.result([.init("tools", .array(tools))], .lasting)
  }

  /// Calls a tool. Wrong arguments are a result and not an error: a model that reads what is wrong
  /// can call again.
  mutating func callTool(
    _ request: ClientRequest, _ form: ResultForm
  ) throws(ProtocolError) -> JSONValue {
    guard let name = request.params["name"]?.string else {
      throw .invalidParams("'tools/call' needs a string 'name'")
    }
    guard let tool = provider.tools.first(where: { $0.name == name }) else {
      let guess = DidYouMean.suggestion(for: name, among: provider.tools.map(\.name))
      throw ProtocolError(
        code: -32602, message: "Unknown tool: \(name)" + (guess.map { "; \($0)" } ?? ""))
    }
    guard let given = request.params["arguments"].map(\.object) ?? JSONObject() else {
      throw .invalidParams("'arguments' must be an object")
    }
    return form.result(result(of: tool, given).members(in: form.revision))
  }

  private mutating func result(of tool: Tool, _ given: JSONObject) -> ToolResult {
    do throws(WrongArguments) {
      return provider.call(tool.name, try ToolArguments(given, for: tool))
    } catch {
      return .failure(error.message)
    }
  }
}

extension ClientRequest {
  /// Refuses to go on from somewhere, where everything is sent at once.
  func refuseCursor() throws(ProtocolError) {
    if params["cursor"] != nil {
      throw .invalidParams("the list has one page, so there is no 'cursor'")
    }
  }
}
