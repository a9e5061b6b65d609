import JSONTree

/// Lists of collections as plugins of Figma write them, in the form of its REST interface, which
/// ``FigmaVariables`` reads.
///
/// Three forms occur: `[{ "collection", "mode", "variables": { … } }]` with tokens inside each other,
/// whose references are `$.Collection.Mode.path`; `[{ "Collection": { "modes": { "Mode": { … } } } }]`
/// with the same; and `[{ "name", "values": [{ "mode": { "name" }, "color": [{ "name": "a/b", "value"
/// }] }] }]`.
struct FigmaExports {
  /// The value of a variable in a mode.
  private struct Entry {
    var collection: String
    var mode: String
    var path: [String]
    var type: String
    var value: JSONNode
    var token: JSONObject
  }

  private var entries: [Entry] = []

  /// The variables of a file; `nil` for any other file.
  static func variables(in root: JSONNode) -> JSONObject? {
    guard let collections = root.array, !collections.isEmpty else { return nil }
    var exports = FigmaExports()
    for collection in collections {
      guard let object = collection.object, exports.read(object) else { return nil }
    }
    return exports.entries.isEmpty ? nil : exports.document(at: root.position)
  }

  // MARK: - Reading

  private mutating func read(_ collection: JSONObject) -> Bool {
    if let name = collection["collection"]?.string, let mode = collection["mode"]?.string,
      let variables = collection["variables"]?.object
    {
      visit(variables, [], of: name, in: mode)
      return true
    }
    guard let name = collection["name"]?.string, let modes = collection["values"]?.array else {
      return readModes(of: collection)
    }
    for node in modes {
      guard let values = node.object, let mode = values["mode"]?.object?["name"]?.string else {
        return false
      }
      for member in values.members where member.name != "mode" {
        read(member, of: name, in: mode)
      }
    }
    return true
  }

  /// Collections by name, each with its modes by name.
  private mutating func readModes(of collections: JSONObject) -> Bool {
    let found = collections.members.compactMap { member in
      (member.value.object?["modes"]?.object).map { (name: member.name, modes: $0) }
    }
    guard !found.isEmpty, found.count == collections.members.count else { return false }
    for (name, modes) in found {
      for mode in modes.members {
        guard let tree = mode.value.object else { return false }
        visit(tree, [], of: name, in: mode.name)
      }
    }
    return true
  }

  private mutating func visit(
    _ group: JSONObject, _ path: [String], of collection: String, in mode: String
  ) {
    for member in group.members {
      guard let child = member.value.object else { continue }
      let path = path + [member.name]
      guard let value = child["$value"] else {
        visit(child, path, of: collection, in: mode)
        continue
      }
      entries.append(
        Entry(
          collection: collection, mode: mode, path: path,
          type: child["$type"]?.string?.uppercased() ?? "STRING",
          value: Self.reference(value) ?? value, token: child))
    }
  }

  private mutating func read(
    _ list: JSONObject.Member, of collection: String, in mode: String
  ) {
    let types = ["color": "COLOR", "number": "FLOAT", "float": "FLOAT", "boolean": "BOOLEAN"]
    for node in list.value.array ?? [] {
      guard let token = node.object, let name = token["name"]?.string, let value = token["value"]
      else { continue }
      entries.append(
        Entry(
          collection: collection, mode: mode, path: name.split(separator: "/").map(String.init),
          type: types[list.name.lowercased()] ?? "STRING", value: value, token: token))
    }
  }

  /// `{a.b}` for `$.Collection.Mode.a.b`.
  private static func reference(_ node: JSONNode) -> JSONNode? {
    guard let text = node.string, text.hasPrefix("$.") else { return nil }
    let names = text.dropFirst(2).split(separator: ".")
    guard names.count > 2 else { return nil }
    return JSONNode(
      .string("{\(names.dropFirst(2).joined(separator: "."))}"), at: node.position)
  }

  // MARK: - Writing

  private func document(at position: JSONPosition) -> JSONObject {
    func text(_ text: String) -> JSONNode { JSONNode(.string(text), at: position) }
    var modes: [String: [String]] = [:]
    var collections: [String] = []
    var variables: [String: [Entry]] = [:]
    var order: [String] = []
    for entry in entries {
      let id = entry.collection + "/" + entry.path.joined(separator: "/")
      if modes[entry.collection] == nil { collections.append(entry.collection) }
      if modes[entry.collection]?.contains(entry.mode) != true {
        modes[entry.collection, default: []].append(entry.mode)
      }
      if variables[id] == nil { order.append(id) }
      variables[id, default: []].append(entry)
    }
    let described = collections.map { name in
      let list = (modes[name] ?? []).map { mode in
        JSONNode(object: [("modeId", text(mode)), ("name", text(mode))], at: position)
      }
      let members = [("name", text(name)), ("modes", JSONNode(.array(list), at: position))]
      return (name, JSONNode(object: members, at: position))
    }
    let written = order.compactMap { id in
      variables[id].flatMap { Self.variable($0).map { (id, $0) } }
    }
    var document = JSONObject()
    document.add("variableCollections", JSONNode(object: described, at: position))
    document.add("variables", JSONNode(object: written, at: position))
    return document
  }

  private static func variable(_ entries: [Entry]) -> JSONNode? {
    guard let first = entries.first else { return nil }
    let position = first.value.position
    func text(_ text: String) -> JSONNode { JSONNode(.string(text), at: position) }
    var members = [
      ("name", text(first.path.joined(separator: "/"))),
      ("variableCollectionId", text(first.collection)), ("resolvedType", text(first.type)),
      ("valuesByMode", JSONNode(object: entries.map { ($0.mode, $0.value) }, at: position)),
    ]
    if let scopes = first.token["$scopes"] { members.append(("scopes", scopes)) }
    if let note = first.token["$description"] { members.append(("description", note)) }
    return JSONNode(object: members, at: position)
  }
}
