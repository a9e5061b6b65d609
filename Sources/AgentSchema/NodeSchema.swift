import AgentUI
import JSONTree

/// The schema of a node: its shape, and by its name what its component takes.
enum NodeSchema {
  /// A text with a character that is not white space, by Unicode's property White_Space: `\s` is
  /// another set in every dialect of regular expressions.
  static let notBlank =
    "[^\u{9}-\u{D} \u{85}\u{A0}\u{1680}\u{2000}-\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}]"

  /// Any node of these components.
  ///
  /// Each component is asked for by an `if` of its own, so that a validator speaks of the component
  /// that was named and not of all that were not.
  static func schema(of contracts: [ComponentContract]) -> JSONSchema {
    let cases = contracts.map { contract -> JSONValue in
      [
        "if": isNamed(contract.name).value,
        "then": JSONSchema.reference(to: "component", contract.name).value,
      ]
    }
    let node = shape(name: .reference(to: "name"))
    return cases.isEmpty ? node : node.adding("allOf", .array(cases))
  }

  /// The keys of a node, of which exactly one names the component.
  static func shape(name: JSONSchema) -> JSONSchema {
    JSONSchema.object([
      ("component", name.described("The component, for a part of a screen.")),
      ("view", name.described("The component, for a whole screen or pattern.")),
      ("props", (["type": ["object", "null"]] as JSONSchema).described("Its properties by name.")),
      (
        "children",
        (["type": ["array", "null"], "items": JSONSchema.reference(to: "node").value] as JSONSchema)
          .described("The nodes inside it.")
      ),
      (
        "semantics",
        (["type": ["string", "null"]] as JSONSchema)
          .described("What it means to a reader or an agent.")
      ),
    ])
    .described("A component with its properties and children.")
    .adding("if", ["required": ["view"]])
    .adding("then", ["properties": ["component": false]])
    .adding("else", ["required": ["component"]])
  }

  /// The name of a component, whichever there are.
  static let anyName: JSONSchema = ["type": "string"]

  /// The names of the components, with what is told of each.
  static func names(
    of contracts: [ComponentContract], _ notes: [String: AgentSchema.Notes]
  ) -> JSONSchema {
    .choice(of: contracts.map { .init($0.name, description: notes[$0.name]?.summary ?? "") })
  }

  private static func isNamed(_ name: String) -> JSONSchema {
    let constant: JSONValue = ["const": .string(name)]
    return [
      "properties": ["component": constant, "view": constant],
      "anyOf": [["required": ["component"]], ["required": ["view"]]],
    ]
  }
}
