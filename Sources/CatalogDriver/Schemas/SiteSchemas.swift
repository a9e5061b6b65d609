import AgentSchema
import CatalogLoader
import CatalogModel
import JSONTree

/// The JSON Schemas of the content's own YAML files, as the site publishes them.
public enum SiteSchemas {
  /// The schemas, each with its path below the site's root: `schemas/component.schema.json`.
  ///
  /// - Parameter catalog: Its address names the schemas, where it has one.
  public static func files(of catalog: Catalog) -> [(path: String, bytes: [UInt8])] {
    ContentSchema.allCases.map { kind in
      (path(of: kind), JSONWriter(.pretty).bytes(document(kind, baseURL: catalog.baseURL)))
    }
  }

  /// One of the schemas.
  ///
  /// - Parameter baseURL: The address of the site, with a final slash; `nil` when it has none.
  static func document(_ kind: ContentSchema, baseURL: String?) -> JSONValue {
    kind.document(node: AgentSchema.anyNode, id: baseURL.map { $0 + path(of: kind) })
  }

  private static func path(of kind: ContentSchema) -> String {
    "schemas/\(kind.rawValue).schema.json"
  }
}
