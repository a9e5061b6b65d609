import JSONTree

/// Files that say names and values alone, `{ "color": { "black": "#000" } }`, as the builds of many
/// systems write them.
enum PlainValues {
  /// Whether most values of a file are such as only tokens have, and none is of a kind that tokens
  /// have not.
  static func areTokens(_ root: JSONObject) -> Bool {
    var count = Count()
    visit(root, path: [], &count)
    return count.isPlain && count.tokens > 0 && count.tokens * 3 >= count.values * 2
  }

  /// The file with each value as a token.
  static func marked(_ root: JSONObject) -> JSONObject {
    var result = JSONObject()
    for member in root.members {
      guard member.name.first != "$" else {
        result.set(member)
        continue
      }
      if let child = member.value.object {
        result.set(member.with(.object(marked(child))))
      } else {
        var token = JSONObject()
        token.add("$value", member.value)
        result.set(member.with(.object(token)))
      }
    }
    return result
  }

  private struct Count {
    var values = 0
    var tokens = 0
    var isPlain = true
  }

  private static func visit(_ object: JSONObject, path: [String], _ count: inout Count) {
    for member in object.members where member.name.first != "$" {
      let path = path + [member.name]
      switch member.value.value {
      case .object(let child): visit(child, path: path, &count)
      case .string, .number:
        count.values += 1
        if isToken(member.value, path: path) { count.tokens += 1 }
      case .null, .bool, .array: count.isPlain = false
      }
    }
  }

  /// Whether a value shows what it is, or its names tell a type that it fits. Words for colours could
  /// be anything's.
  private static func isToken(_ node: JSONNode, path: [String]) -> Bool {
    if TypeByLook.type(node) != nil { return true }
    let type = TypeOfPath.assumed(JSONObject(), path: path.joined(separator: "."))
    guard let text = node.string else { return type != nil }
    switch type {
    case "fontFamily", "fontWeight", "cubicBezier": return !text.isEmpty
    case "dimension", "number", "duration", "lineHeight", "letterSpacing":
      return Measure(text) != nil
    default: return false
    }
  }
}
