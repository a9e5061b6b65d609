import JSONTree

/// A tool that looks something up: it changes nothing, gives the same answer to the same question
/// and asks nobody outside. The protocol is told so.
public struct Tool: Sendable {
  /// What it is called by: `get_component`.
  public var name: String
  /// For people.
  public var title: String
  /// What it does and when to use it, for a model.
  public var description: String
  /// What it is called with; nothing else is allowed.
  public var parameters: [ToolParameter]
  /// What its result looks like.
  public var output: OutputShape

  /// A tool with its parameters in the order in which they are to be listed.
  public init(
    name: String, title: String, description: String, parameters: [ToolParameter],
    output: OutputShape
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.parameters = parameters
    self.output = output
  }

  /// The JSON Schema 2020-12 of the arguments.
  var inputSchema: JSONValue {
    var members: [JSONValue.Member] = [.init("type", "object")]
    if !parameters.isEmpty {
      members.append(.init("properties", .object(parameters.map { .init($0.name, $0.schema) })))
    }
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    return .object(members + [.init("additionalProperties", false)])
  }

  func json(in revision: ProtocolRevision) -> JSONValue {
    var members: [JSONValue.Member] = [.init("name", .string(name))]
    if revision.hasStructuredContent { members.append(.init("title", .string(title))) }
    members += [
      .init("description", .string(description)), .init("inputSchema", inputSchema),
    ]
    if revision.hasStructuredContent { members.append(.init("outputSchema", output.schema)) }
    if revision.hasToolAnnotations { members.append(.init("annotations", annotations)) }
    return .object(members)
  }

  private var annotations: JSONValue {
    [
      "title": .string(title), "readOnlyHint": true, "destructiveHint": false,
      "idempotentHint": true, "openWorldHint": false,
    ]
  }
}
