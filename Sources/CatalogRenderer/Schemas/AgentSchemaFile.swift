import AgentSchema
import AgentUI
import CatalogModel
import JSONTree

/// The JSON Schema of a system's agent YAML, as the site publishes it and `catalog schema` prints
/// it.
public struct AgentSchemaFile: Sendable {
  /// Where it lies below the site's root: `foundation-ui/agent.schema.json`.
  public let path: String
  /// The schema, one entry a line.
  public let bytes: [UInt8]

  /// The schema of one system of a catalog; it is named by its address where the catalog has one.
  public init(_ system: System, of catalog: Catalog) {
    let map = SiteMap(isSingleSystem: catalog.isSingleSystem)
    path = Self.path(of: system, in: map)
    let schema = AgentSchema.schema(
      for: system.vocabulary, name: system.name, notes: Self.notes(of: system),
      id: catalog.baseURL.map { [path] in $0 + path })
    bytes = JSONWriter(.pretty).bytes(schema)
  }

  static func path(of system: System, in map: SiteMap) -> String {
    map.folder(system.slug) + "agent.schema.json"
  }

  private static func notes(of system: System) -> [String: AgentSchema.Notes] {
    let validator = AgentValidator(system.vocabulary)
    let notes = (system.components + system.primitives).map { component in
      let own = component.examples.map(\.root).filter {
        $0.component == component.name && validator.accepts($0)
      }
      // The schema is to be read whole: of each component the least that can be said.
      let least = own.min { $0.nodeCount < $1.nodeCount }
      return (
        component.name,
        AgentSchema.Notes(summary: component.summary, examples: [least].compactMap { $0 })
      )
    }
    // Of two components with the same name the vocabulary has the first, too.
    return Dictionary(notes) { first, _ in first }
  }
}

extension AgentValidator {
  /// Whether a document with the node is valid.
  fileprivate func accepts(_ root: AgentNode) -> Bool {
    !validate(root).contains { $0.severity == .error }
  }
}
