import CatalogLoader
import JSONTree
import Testing

struct FormatTests {
  private static func key(_ schema: String, isRequired: Bool = false) throws -> SchemaKey {
    let document = JSONDocument(parsing: Array(schema.utf8), path: "schema")
    return SchemaKey(name: "a", isRequired: isRequired, schema: try #require(document.root?.object))
  }

  @Test("Every file of the content is on the page")
  func everyFile() throws {
    let text = try Repository.text("formats.md")
    for kind in ContentSchema.allCases {
      #expect(text.contains("```keys \(kind.rawValue)\n"))
    }
  }

  @Test(
    "Kinds of values in words",
    arguments: [
      (#"{"type": ["string", "number", "boolean", "null"]}"#, "text"),
      (#"{"type": ["boolean", "null"]}"#, "`true` or `false`"),
      (#"{"type": ["number", "null"], "minimum": 3, "maximum": 21}"#, "number from 3 to 21"),
      (#"{"type": ["integer", "null"], "minimum": 1}"#, "whole number from 1"),
      (#"{"enum": ["AA", "AAA", null]}"#, "`AA` or `AAA`"),
      (#"{"type": "array", "items": {"type": "string"}}"#, "list of texts"),
      (#"{"type": "array", "items": {"enum": ["a", "b"]}}"#, "list of `a` or `b`"),
      (##"{"$ref": "#/$defs/node"}"##, "agent YAML"),
      (
        #"{"if": 1, "then": {"items": {"type": "string"}}, "else": {"type": "string"}}"#,
        "text, or a list of texts"
      ),
      (
        #"{"type": "object", "additionalProperties": {"type": "string"}}"#,
        "mapping of names, each to a text"
      ),
      (
        #"{"type": "object", "additionalProperties": {"type": ["string", "array"]}}"#,
        "mapping of names, each to a text or a list of texts"
      ),
    ])
  func kinds(_ schema: String, _ words: String) throws {
    #expect(try Self.key(schema).item(linkedTo: nil) == "- `a` (\(words))")
  }

  @Test("Keys below a key are listed, also those of one of two forms")
  func innerKeys() throws {
    let inner = #"{"type": "string", "description": "C."}"#
    let mapping = #"{"type": "object", "properties": {"b": \#(inner)}}"#
    #expect(try Self.key(mapping).tree(depth: 0) == "- `a` (mapping)\n  - `b` (text): C.")
    let choice = #"{"if": {"type": "object"}, "then": \#(mapping), "else": {"type": "number"}}"#
    #expect(
      try Self.key(choice, isRequired: true).tree(depth: 0)
        == "- `a` (number, or a mapping, required)\n  - `b` (text): C.")
  }
}
