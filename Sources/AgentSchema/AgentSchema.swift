import AgentUI
import JSONTree

/// Writes what agent YAML of a system may say as a JSON Schema 2020-12.
///
/// Steps: ``schema(for:name:notes:id:)`` makes a definition of each contract by
/// `ComponentSchema`, whose props `PropSchema` describes; `NodeSchema` chooses among them by the
/// name that a node begins with; ``AgentNode/json`` writes examples.
///
/// The schema accepts exactly the documents in which `AgentDocument` finds no error, read as YAML
/// 1.2 with its core schema. What a schema cannot count is said in its description.
public enum AgentSchema {
  /// What is told of a component beside its contract.
  public struct Notes: Hashable, Sendable {
    /// What the component is, in a sentence; empty when nothing is said.
    public var summary: String
    /// Nodes that are right.
    public var examples: [AgentNode]

    /// Notes for those who write the component.
    public init(summary: String = "", examples: [AgentNode] = []) {
      self.summary = summary
      self.examples = examples
    }
  }

  /// The schema of the documents of a system: a node, or a screen file with a node below `agent`.
  ///
  /// - Parameters:
  ///   - vocabulary: What documents may name.
  ///   - name: The name of the system.
  ///   - notes: What more is told of components, by their names.
  ///   - id: The address that the schema is published at; `nil` when there is none.
  public static func schema(
    for vocabulary: Vocabulary, name: String, notes: [String: Notes] = [:], id: String? = nil
  ) -> JSONValue {
    let contracts = vocabulary.components.values.sorted { $0.name < $1.name }
    let components = contracts.map { contract in
      (
        name: contract.name,
        schema: ComponentSchema(contract: contract, vocabulary: vocabulary)
          .schema(notes[contract.name] ?? Notes())
      )
    }
    let root: JSONSchema = [
      "if": ["type": "object", "required": ["agent"]],
      "then": JSONSchema.reference(to: "screen").value,
      "else": JSONSchema.reference(to: "node").value,
    ]
    return root.document(
      title: "Agent YAML of \(name)", description: description, id: id,
      definitions: [
        ("node", NodeSchema.schema(of: contracts)),
        ("screen", screen),
        ("name", NodeSchema.names(of: contracts, notes)),
        ("component", JSONSchema([]).defining(components)),
        ("token", PropSchema.anyToken(of: vocabulary)),
        ("integer", PropSchema.integer),
        ("number", PropSchema.number),
      ])
  }

  /// The shape of a node whatever components there are, for schemas without a vocabulary. It names
  /// itself as the definition `node`.
  public static var anyNode: JSONSchema { NodeSchema.shape(name: NodeSchema.anyName) }

  private static let description = """
    A node of agent YAML, or a screen file that holds one under 'agent'. Documents are YAML 1.2 \
    with its core schema, in UTF-8, without tags, merge keys and duplicate keys. What this schema \
    does not count: a document may have \(AgentDocument.limits.bytes >> 20) MiB, and nodes may be \
    nested \(AgentParser.depthLimit) levels deep.
    """

  /// A screen file: a node with a name.
  private static var screen: JSONSchema {
    .object(
      [
        (
          "name",
          ["type": ["string", "number", "boolean"], "pattern": .string(NodeSchema.notBlank)]
        ),
        ("description", ["type": ["string", "number", "boolean", "null"]]),
        (
          "order",
          [
            "type": ["number", "null"], "minimum": .double(-.greatestFiniteMagnitude),
            "maximum": .double(.greatestFiniteMagnitude),
          ]
        ),
        ("agent", .reference(to: "node")),
      ], required: ["name", "agent"]
    ).described("A file of a whole screen.")
  }
}
