import CatalogModel
import CatalogRenderer
import ModelContextProtocol

/// The texts of a catalog that clients may read as a whole: the schema of each system's agent YAML
/// and every guide.
struct CatalogResources {
  let library: CatalogLibrary

  static let templates = [
    ResourceTemplate(
      uriTemplate: "catalog://{system}/agent.schema.json", name: "agent-schema",
      title: "Schema of agent YAML",
      description: "JSON Schema 2020-12 that accepts the agent YAML of a design system.",
      mimeType: schemaType),
    ResourceTemplate(
      uriTemplate: "catalog://{system}/{guide}.md", name: "guide", title: "Guide",
      description: "A guide as markdown, by its name from search_guides.", mimeType: textType),
  ]

  private static let schemaType = "application/schema+json"
  private static let textType = "text/markdown"

  var all: [Resource] {
    library.systems.flatMap { system in
      [schema(of: system)] + GuideText.all(of: system).map { guide(of: system, $0) }
    }
  }

  /// - Returns: `nil` when there is no such text.
  func text(at uri: String) -> ResourceText? {
    for system in library.systems {
      if uri == Self.schemaAddress(system) {
        let bytes = AgentSchemaFile(system, of: library.catalog).bytes
        return ResourceText(String(decoding: bytes, as: UTF8.self), mimeType: Self.schemaType)
      }
      if let text = GuideText.all(of: system).first(where: { Self.address(system, $0) == uri }) {
        return ResourceText(library.markdown(of: text), mimeType: Self.textType)
      }
    }
    return nil
  }

  private func schema(of system: System) -> Resource {
    Resource(
      uri: Self.schemaAddress(system), name: "\(system.slug)/agent.schema.json",
      title: "\(system.name): schema of agent YAML",
      description: "JSON Schema 2020-12 of what validate_agent_yaml accepts.",
      mimeType: Self.schemaType)
  }

  private func guide(of system: System, _ text: GuideText) -> Resource {
    Resource(
      uri: Self.address(system, text), name: "\(system.slug)/\(text.name).md",
      title: "\(system.name): \(text.title)", description: text.summary, mimeType: Self.textType)
  }

  private static func schemaAddress(_ system: System) -> String {
    "catalog://\(system.slug)/agent.schema.json"
  }

  private static func address(_ system: System, _ text: GuideText) -> String {
    "catalog://\(system.slug)/\(text.name).md"
  }
}
