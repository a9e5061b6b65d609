import JSONTree

/// The YAML files of a content folder, each with the JSON Schema of what its loader takes.
///
/// Steps: a file of this folder writes the schema of each kind of file, key by key, out of the
/// kinds of values that ``YAMLTree/YAMLFields`` reads (`FieldSchemas`); where values are cases of
/// an enumeration, they come from it.
///
/// A schema knows exactly the keys that the loader asks for. What depends on other files, such as
/// whether a token exists, is left to the loader.
public enum ContentSchema: String, CaseIterable, Sendable {
  /// `component.yaml`, of components and primitives.
  case component
  /// `system.yaml`.
  case system
  /// `catalog.yaml`.
  case catalog
  /// `examples/*.yaml`.
  case screen
  /// `examples/invalid/*.yaml`.
  case invalidExample = "invalid-example"

  /// The schema as a document.
  ///
  /// - Parameters:
  ///   - node: The schema of a node of agent YAML, which names itself as the definition `node`.
  ///   - id: The address that the schema is published at; `nil` when there is none.
  public func document(node: JSONSchema, id: String? = nil) -> JSONValue {
    let definitions: [(name: String, schema: JSONSchema)] =
      [.component, .screen].contains(self) ? [("node", node)] : []
    return schema.document(title: title, description: summary, id: id, definitions: definitions)
  }

  private var schema: JSONSchema {
    switch self {
    case .component: ComponentFileSchema.schema
    case .system: SystemFileSchema.schema
    case .catalog: CatalogFileSchema.schema
    case .screen: ScreenFileSchema.schema
    case .invalidExample: InvalidExampleFileSchema.schema
    }
  }

  private var title: String {
    switch self {
    case .component: "component.yaml"
    case .system: "system.yaml"
    case .catalog: "catalog.yaml"
    case .screen: "Screen file"
    case .invalidExample: "Invalid example"
    }
  }

  private var summary: String {
    switch self {
    case .component: "A component of a design system: its props, children, Swift form and examples."
    case .system: "A design system: where its tokens and sources are, and what is required of them."
    case .catalog: "The catalog of one or more design systems."
    case .screen: "A whole screen as agent YAML."
    case .invalidExample: "A document of agent YAML that is wrong on purpose."
    }
  }
}
