import DesignTokens
import JSONTree

/// References to tokens of other files, `{ "$ref": "core/color.json#/color/black" }`.
///
/// DTCG 2025.10 has JSON Pointers into the same file only. As the files of a folder become one tree, an
/// alias says the same: `{color.black}`.
struct FileReferences {
  /// The tree with aliases in their place.
  private(set) var tree: JSONNode
  /// Where they were.
  private(set) var places: [JSONPosition] = []
  /// Whether the file marks what is a token; where it does not, a reference stands for a value.
  private let marksTokens: Bool

  /// `nil` for a file that has none, says that it is in DTCG 2025.10, or is a resolver document.
  init?(in root: JSONNode) {
    guard let object = root.object, object["resolutionOrder"] == nil,
      object["$schema"]?.string.map(TokenSchema.isCurrent) != true
    else { return nil }
    tree = root
    marksTokens = TokenMarking.holdsTokens(object)
    tree = replaced(root, isInValue: false)
    guard !places.isEmpty else { return nil }
  }

  private mutating func replaced(_ node: JSONNode, isInValue: Bool) -> JSONNode {
    switch node.value {
    case .array(let elements):
      let read = elements.map { replaced($0, isInValue: isInValue) }
      return JSONNode(.array(read), at: node.position)
    case .object(let object): return replaced(object, node, isInValue: isInValue)
    case .null, .bool, .number, .string: return node
    }
  }

  private mutating func replaced(
    _ object: JSONObject, _ node: JSONNode, isInValue: Bool
  ) -> JSONNode {
    let alias = object["$value"] == nil ? object["$ref"]?.string.flatMap(Self.alias) : nil
    if let alias {
      places.append(node.position)
      if isInValue || !marksTokens { return JSONNode(.string(alias), at: node.position) }
    }
    var result = JSONObject()
    for member in object.members {
      if member.name == "$ref", let alias {
        result.set(member.named("$value").with(.string(alias)))
      } else {
        let isValue = isInValue || ["$value", "value", "$extensions"].contains(member.name)
        result.set(
          .init(
            name: member.name, namePosition: member.namePosition,
            value: replaced(member.value, isInValue: isValue)))
      }
    }
    return JSONNode(.object(result), at: node.position)
  }

  private static func decoded(_ segment: Substring) -> String {
    String(segment).replacing("%20", with: " ").replacing("~1", with: "/")
      .replacing("~0", with: "~")
  }

  /// The alias for a pointer to a token of another file; `nil` for any other reference.
  private static func alias(_ reference: String) -> String? {
    guard let mark = reference.firstIndex(of: "#"), mark != reference.startIndex else { return nil }
    var names = reference[mark...].dropFirst().drop { $0 == "/" }
      .split(separator: "/", omittingEmptySubsequences: false).map(Self.decoded)
    if ["$value", "value"].contains(names.last) { names.removeLast() }
    let isPath = names.allSatisfy { name in
      !name.isEmpty && name != "$value" && !name.contains { ".{}".contains($0) }
    }
    return isPath && !names.isEmpty ? "{\(names.joined(separator: "."))}" : nil
  }
}
