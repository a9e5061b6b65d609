import JSONTree

/// Variables of Figma as its REST interface gives them: `meta.variables` by id, each with a value
/// for each mode of its collection in `meta.variableCollections`.
struct FigmaVariables {
  private let variables: [JSONNode]
  private let collections: JSONObject
  /// The paths of the variables by their ids.
  private let paths: [String: [String]]

  /// `nil` for any other document.
  init?(_ root: JSONObject) {
    let body = root["meta"]?.object ?? root
    guard let variables = body["variables"]?.object,
      let collections = body["variableCollections"]?.object
    else { return nil }
    self.collections = collections
    self.variables = variables.members.map(\.value)
    paths = Dictionary(
      variables.members.compactMap { member in
        member.value.object?["name"]?.string.map { (member.name, Self.names($0)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func names(_ name: String) -> [String] {
    name.split(separator: "/").map { part in
      part.trimmed.map { ".{}".contains($0) ? "-" : String($0) }.joined()
    }
  }

  /// Tokens under the parts of their names, with their values in modes.
  func tree() -> FormedTree {
    var root = JSONObject()
    var modal: [ModalToken] = []
    for node in variables {
      guard let variable = node.object, let name = variable["name"]?.string,
        let collection = variable["variableCollectionId"]?.string.flatMap({
          collections[$0]?.object
        })
      else { continue }
      let names = Self.names(name)
      guard !names.isEmpty, root.hasRoom(at: names[...]) else { continue }
      let modes = modes(of: variable, in: collection)
      let standard = collection["defaultModeId"]?.string
      guard let first = modes.first(where: { $0.id == standard }) ?? modes.first else { continue }
      var token = JSONObject()
      token.add("$type", JSONNode(.string(type(of: variable)), at: node.position))
      token.add("$value", first.mode.value)
      if let text = variable["description"], text.string?.isEmpty == false {
        token.add("$description", text)
      }
      root.insert(JSONNode(.object(token), at: node.position), at: names[...])
      if modes.count > 1 {
        modal.append(
          ModalToken(
            path: names.joined(separator: "."), token: token, type: nil, modes: modes.map(\.mode)))
      }
    }
    return FormedTree(root: root, modal: modal, nested: [])
  }

  private func modes(
    of variable: JSONObject, in collection: JSONObject
  ) -> [(id: String, mode: TokenMode)] {
    let values = variable["valuesByMode"]?.object
    let modifier = collection["name"]?.string
    return (collection["modes"]?.array ?? []).compactMap { node in
      guard let id = node.object?["modeId"]?.string, let name = node.object?["name"]?.string,
        let value = values?[id].map({ plain($0, of: variable) })
      else { return nil }
      return (id, TokenMode(modifier: modifier, context: name, value: value))
    }
  }

  /// A colour, an alias or a number in the form of DTCG.
  private func plain(_ node: JSONNode, of variable: JSONObject) -> JSONNode {
    guard let object = node.object else {
      guard case .number(let number) = node.value, type(of: variable) == "dimension" else {
        return node
      }
      return OldValueReader.measure(number, "px", at: node.position)
    }
    if object["type"]?.string == "VARIABLE_ALIAS",
      let path = object["id"]?.string.flatMap({ paths[$0] })
    {
      return JSONNode(.string("{\(path.joined(separator: "."))}"), at: node.position)
    }
    let channels = ["r", "g", "b"].compactMap { object[$0] }
    guard channels.count == 3 else { return node }
    var members = [
      ("colorSpace", JSONNode(.string("srgb"), at: node.position)),
      ("components", JSONNode(.array(channels), at: node.position)),
    ]
    if let alpha = object["a"], alpha.double != 1 { members.append(("alpha", alpha)) }
    return JSONNode(object: members, at: node.position)
  }

  /// A number is a length where Figma offers it for lengths only.
  private func type(of variable: JSONObject) -> String {
    switch variable["resolvedType"]?.string {
    case "COLOR": return "color"
    case "STRING": return "string"
    case "BOOLEAN": return "boolean"
    default:
      let scopes = (variable["scopes"]?.array ?? []).compactMap(\.string)
      let isLength = !scopes.isEmpty && scopes.allSatisfy(Self.scopesOfLengths.contains)
      return isLength ? "dimension" : "number"
    }
  }

  private static let scopesOfLengths: Set<String> = [
    "WIDTH_HEIGHT", "GAP", "CORNER_RADIUS", "STROKE_FLOAT", "FONT_SIZE", "PARAGRAPH_SPACING",
    "PARAGRAPH_INDENT", "EFFECT_FLOAT",
  ]
}
