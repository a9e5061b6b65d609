import JSONTree

/// A key of a mapping, as a JSON Schema describes it.
struct SchemaKey {
  var name: String
  var isRequired: Bool
  var schema: JSONObject

  /// The keys that a schema of a mapping, or of a list of mappings, lists.
  static func keys(of schema: JSONObject) -> [SchemaKey] {
    if let properties = schema["properties"]?.object {
      let required = schema["required"]?.array?.compactMap(\.string) ?? []
      return properties.members.compactMap { member in
        member.value.object.map {
          SchemaKey(name: member.name, isRequired: required.contains(member.name), schema: $0)
        }
      }
    }
    // A schema that tells two forms apart has the mapping in one of them.
    let parts = ["items", "then", "else"].compactMap { schema[$0]?.object }
    return parts.lazy.map(keys).first { !$0.isEmpty } ?? []
  }

  /// The keys below this one.
  var inner: [SchemaKey] { Self.keys(of: schema) }

  private var description: String { schema["description"]?.string ?? "" }

  /// The key in a list, with a link to the section that has the keys below it.
  func item(linkedTo anchor: String?) -> String {
    let kind = ValueKind.words(for: schema)
    let words = anchor.map { "[\(kind)](#\($0))" } ?? kind
    let facts = words + (isRequired ? ", required" : "")
    let text = HelpText.markdown(description)
    return "- `\(name)` (\(facts))" + (text.isEmpty ? "" : ": \(text)")
  }

  /// The key and those below it, as a list in a list.
  func tree(depth: Int) -> String {
    let indentation = String(repeating: "  ", count: depth)
    let lines = [indentation + item(linkedTo: nil)]
    return (lines + inner.map { $0.tree(depth: depth + 1) }).joined(separator: "\n")
  }
}

/// What a schema allows as a value, in words.
enum ValueKind {
  static func words(for schema: JSONObject) -> String {
    if schema["$ref"] != nil { return "agent YAML" }
    if let choices = schema["enum"]?.array { return alternatives(choices.compactMap(\.string)) }
    if let form = schema["then"]?.object, schema["type"] == nil, let other = schema["else"]?.object
    {
      return "\(words(for: other)), or a \(words(for: form))"
    }
    let types = schema["type"].map { $0.array?.compactMap(\.string) ?? [$0.string ?? ""] } ?? []
    if types.contains("string"), types.contains("array") { return "text or a list of texts" }
    switch types.first {
    case "boolean": return "`true` or `false`"
    case "integer": return "whole number" + range(schema)
    case "number": return "number" + range(schema)
    case "array": return list(of: schema["items"]?.object)
    case "object": return mapping(schema)
    default: return schema["items"] == nil ? "text" : list(of: schema["items"]?.object)
    }
  }

  private static func mapping(_ schema: JSONObject) -> String {
    guard let values = schema["additionalProperties"]?.object else { return "mapping" }
    return "mapping of names, each to a \(words(for: values))"
  }

  private static func list(of items: JSONObject?) -> String {
    guard let items else { return "list" }
    if items["enum"] != nil { return "list of \(words(for: items))" }
    switch words(for: items) {
    case "text": return "list of texts"
    case "mapping": return "list of mappings"
    case let other: return "list, each a \(other)"
    }
  }

  private static func range(_ schema: JSONObject) -> String {
    switch (schema["minimum"]?.double, schema["maximum"]?.double) {
    case (let low?, let high?): " from \(number(low)) to \(number(high))"
    case (let low?, nil): " from \(number(low))"
    default: ""
    }
  }

  private static func number(_ value: Double) -> String {
    value.rounded() == value ? "\(Int(value))" : "\(value)"
  }

  private static func alternatives(_ values: [String]) -> String {
    let codes = values.map { "`\($0)`" }
    guard let last = codes.last, codes.count > 1 else { return codes.joined() }
    return codes.dropLast().joined(separator: ", ") + " or " + last
  }
}
