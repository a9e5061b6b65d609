import AgentUI
import JSONTree

extension AgentNode {
  /// The node as JSON, which is the YAML document that says the same.
  public var json: JSONValue {
    var members: [JSONValue.Member] = [.init(keyword.rawValue, .string(component))]
    if !props.isEmpty {
      members.append(.init("props", .object(props.map { .init($0.name, $0.value.json) })))
    }
    if let semantics { members.append(.init("semantics", .string(semantics))) }
    if !children.isEmpty { members.append(.init("children", .array(children.map(\.json)))) }
    return .object(members)
  }
}

extension AgentValue {
  /// The value as JSON; what no property takes is `null`.
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .integer(let value): .integer(value)
    case .number(let value): .double(value)
    case .boolean(let value): .bool(value)
    case .structure: .null
    }
  }
}
