import JSONTree

/// The parts of a resolver document, all at one place of the file they stand for.
struct ResolverForm {
  let position: JSONPosition

  func text(_ text: String) -> JSONNode { JSONNode(.string(text), at: position) }
  func array(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements), at: position) }
  func object(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(object: members, at: position)
  }

  /// A set with one inline source.
  func set(_ tree: JSONObject) -> JSONNode {
    object([("sources", array([JSONNode(.object(tree), at: position)]))])
  }

  /// `{ "$ref": "#/sets/name" }`
  func reference(_ kind: String, _ name: String) -> JSONNode {
    object([("$ref", text("#/\(kind)/\(PointerFragment.escaped(name))"))])
  }

  func modifier(
    _ contexts: [(name: String, sources: [JSONNode])], defaultContext: String
  ) -> JSONNode {
    object([
      ("contexts", object(contexts.map { ($0.name, array($0.sources)) })),
      ("default", text(defaultContext)),
    ])
  }

  func document(
    sets: [(String, JSONNode)], modifiers: [(String, JSONNode)], order: [JSONNode]
  ) -> JSONObject {
    var document = JSONObject()
    document.add("version", text("2025.10"))
    if !sets.isEmpty { document.add("sets", object(sets)) }
    if !modifiers.isEmpty { document.add("modifiers", object(modifiers)) }
    document.add("resolutionOrder", array(order))
    return document
  }
}
