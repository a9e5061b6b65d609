import CatalogLoader
import CatalogModel
import Files
import Testing

/// A system with one token, `a` in a group, whose value is written in the notation of the format.
func system(_ type: String, _ value: String, group: String = "group") throws -> System {
  let tree: FileTree = [
    "system.yaml": "name: One\nsummary: x\ntokens: { files: [a.json] }\n",
    "a.json": """
    { "\(group)": { "a": { "$type": "\(type)", "$value": \(value) } } }
    """,
  ]
  return try #require(CatalogLoader(tree).load().catalog?.systems.first)
}
