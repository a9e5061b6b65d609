import JSONTree

extension MCPServer {
  mutating func listResources(
    _ request: ClientRequest, _ form: ResultForm
  ) throws(ProtocolError) -> JSONValue {
    try request.refuseCursor()
    let resources = provider.resources().map { $0.json(in: form.revision) }
    return form.result([.init("resources", .array(resources))], .momentary)
  }

  func listResourceTemplates(
    _ request: ClientRequest, _ form: ResultForm
  ) throws(ProtocolError) -> JSONValue {
    try request.refuseCursor()
    let templates = provider.resourceTemplates.map { $0.json(in: form.revision) }
    return form.result([.init("resourceTemplates", .array(templates))], .lasting)
  }

  mutating func readResource(
    _ request: ClientRequest, _ form: ResultForm
  ) throws(ProtocolError) -> JSONValue {
    guard let uri = request.params["uri"]?.string else {
      throw .invalidParams("'resources/read' needs a string 'uri'")
    }
    guard let text = provider.read(uri) else { throw .noResource(uri, in: form.revision) }
    let contents: JSONValue = [
      "uri": .string(uri), "mimeType": .string(text.mimeType), "text": .string(text.text),
    ]
    return form.result([.init("contents", [contents])], .momentary)
  }
}
