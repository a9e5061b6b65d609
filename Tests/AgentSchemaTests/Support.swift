import AgentSchema
import AgentUI
import JSONTree

/// A contract with a Swift form, of which schemas use the grammar only.
func contract(
  _ name: String, props: [PropContract] = [], children: ChildrenRule = .any,
  grammar: SwiftForm.Grammar = .view, requiresSemantics: Bool = false
) -> ComponentContract {
  ComponentContract(
    name: name, props: props, children: children,
    swift: SwiftForm(module: "Kit", type: name, grammar: grammar),
    requiresSemantics: requiresSemantics)
}

/// The schema of a vocabulary.
func schema(
  _ components: [ComponentContract], tokens: [String: Vocabulary.Token] = [:],
  notes: [String: AgentSchema.Notes] = [:]
) -> JSONValue {
  AgentSchema.schema(
    for: Vocabulary(components: components, tokens: tokens), name: "Kit", notes: notes)
}

/// The definition of the only component.
func definition(
  of component: ComponentContract, tokens: [String: Vocabulary.Token] = [:]
) -> String {
  schema([component], tokens: tokens)["$defs", "component", "$defs", component.name].text
}

/// What a prop of the kind is defined as.
func definition(of prop: PropContract, tokens: [String: Vocabulary.Token] = [:]) -> String {
  schema([contract("Badge", props: [prop])], tokens: tokens)[
    "$defs", "component", "$defs", "Badge", "properties", "props", "properties", prop.name
  ].text
}

extension JSONValue {
  /// The value that a path of names leads to; `null` when it leads nowhere.
  subscript(path: String...) -> JSONValue {
    path.reduce(self) { value, name in
      guard case .object(let members) = value else { return .null }
      return members.first { $0.name == name }?.value ?? .null
    }
  }

  /// The value on one line.
  var text: String { JSONWriter().string(self) }
}
