import AgentUI
import JSONTree

/// What a node of one component must be, beside the shape that all nodes have.
struct ComponentSchema {
  let contract: ComponentContract
  let vocabulary: Vocabulary

  func schema(_ notes: AgentSchema.Notes) -> JSONSchema {
    var properties: [JSONValue.Member] = [.init("props", props.value)]
    if let children { properties.append(.init("children", children.value)) }
    if contract.requiresSemantics {
      properties.append(
        .init("semantics", ["type": "string", "pattern": .string(NodeSchema.notBlank)]))
    }
    var schema = JSONSchema([.init("properties", .object(properties))])
    if !required.isEmpty {
      schema = schema.adding("required", .array(required.map { .string($0) }))
    }
    if !notes.examples.isEmpty {
      schema = schema.adding("examples", .array(notes.examples.map(\.json)))
    }
    return schema.described(notes.summary)
  }

  /// The keys that a node cannot do without.
  private var required: [String] {
    var keys: [String] = []
    if contract.props.contains(where: \.isRequired) { keys.append("props") }
    if contract.needsChildren { keys.append("children") }
    if contract.requiresSemantics { keys.append("semantics") }
    return keys
  }

  private var props: JSONSchema {
    let names = contract.props.filter(\.isRequired).map(\.name)
    let schema = JSONSchema.object(
      contract.props.map { ($0.name, PropSchema(prop: $0, vocabulary: vocabulary).schema) },
      required: names)
    // A mapping without keys may be left empty.
    return names.isEmpty ? schema.orNull : schema
  }

  /// `nil` where any children may be.
  private var children: JSONSchema? {
    let count: JSONSchema = contract.needsChildren ? ["type": "array", "minItems": 1] : [:]
    switch contract.children {
    case .none: return ["maxItems": 0]
    case .any: return contract.needsChildren ? count : nil
    case .only(let names):
      let name = JSONSchema.choice(of: names.map { .init($0) }).value
      return count.adding("items", ["properties": ["component": name, "view": name]])
    }
  }
}
