/// Writes tokens as DTCG 2025.10 has them.
enum TokenText {
  /// The types in use; each is also the name of the group that states it.
  enum GroupType: String {
    case color, dimension, border
  }

  /// `members` such as `"a": {…}` in braces.
  static func object(_ members: [String]) -> String {
    "{\n" + members.joined(separator: ",\n") + "\n}"
  }

  /// A group whose tokens are of one type.
  static func typedGroup(_ type: GroupType, _ members: String...) -> String {
    "\"\(type)\": " + object(["\"$type\": \"\(type)\""] + members)
  }

  static func color(_ name: String, using random: inout SeededGenerator) -> String {
    let components = (0..<3).map { _ in fraction(&random) }.joined(separator: ", ")
    return """
      "\(name)": {"$value": \
      {"colorSpace": "srgb", "components": [\(components)]}}
      """
  }

  static func dimension(_ name: String, using random: inout SeededGenerator) -> String {
    let value = Int.random(in: 1...96, using: &random)
    return """
      "\(name)": {"$value": {"value": \(value), "unit": "px"}, \
      "$description": "A step of \(value) pixels."}
      """
  }

  static func alias(_ name: String, to path: String) -> String {
    "\"\(name)\": {\"$value\": \"{\(path)}\"}"
  }

  /// A reference by JSON Pointer, into the dimension at `path`.
  static func pointer(_ name: String, to path: String) -> String {
    let pointer = path.split(separator: ".").joined(separator: "/")
    return """
      "\(name)": {"$value": {"value": \
      {"$ref": "#/\(pointer)/$value/value"}, "unit": "px"}}
      """
  }

  static func border(_ name: String, color: String, width: String) -> String {
    """
    "\(name)": {"$value": \
    {"color": "{\(color)}", "width": "{\(width)}", "style": "solid"}}
    """
  }

  private static func fraction(_ random: inout SeededGenerator) -> String {
    let thousandths = Int.random(in: 0...999, using: &random)
    return "0.\(String(1000 + thousandths).dropFirst())"
  }
}

/// Writes a resolver document of one set and modifiers whose first context is the default.
enum ResolverText {
  struct Modifier {
    var name: String
    /// In order, each context with its files.
    var contexts: [(name: String, files: [String])]
  }

  static func document(set files: [String], modifiers: [Modifier]) -> String {
    let order = ["#/sets/base"] + modifiers.map { "#/modifiers/\($0.name)" }
    return """
      {"version": "2025.10",
      "sets": {"base": {"sources": \(references(files))}},
      "modifiers": {\(modifiers.map(member).joined(separator: ",\n"))},
      "resolutionOrder": \(references(order))}

      """
  }

  private static func member(_ modifier: Modifier) -> String {
    let contexts = modifier.contexts.map { "\"\($0.name)\": \(references($0.files))" }
    return """
      "\(modifier.name)": {"default": "\(modifier.contexts[0].name)", \
      "contexts": {\(contexts.joined(separator: ",\n"))}}
      """
  }

  private static func references(_ targets: [String]) -> String {
    "[" + targets.map { "{\"$ref\": \"\($0)\"}" }.joined(separator: ", ") + "]"
  }
}
