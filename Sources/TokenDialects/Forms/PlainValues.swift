import JSONTree

/// Files that say names and values alone, `{ "color": { "black": "#000" } }`, as the builds of many
/// systems write them.
enum PlainValues {
  /// Whether most values of a file are such as only tokens have, and none is of a kind that tokens
  /// have not.
  static func areTokens(_ root: JSONObject) -> Bool {
    let count = counted(root)
    return count.isPlain && count.tokens > 0 && count.tokens * 3 >= count.values * 2
  }

  /// How many values of a file that is not read are such as only tokens have, where they are a third
  /// of all: fewer are settings of some tool.
  static func overlooked(in root: JSONObject) -> Int {
    let count = counted(root)
    let likely = count.tokens + count.references
    return likely > 1 && likely * 3 >= count.values ? likely : 0
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
      } else if !isNameOfProperty(member.value) {
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
    /// Values that refer to tokens as no known tool does.
    var references = 0
    var isPlain = true
  }

  private static func counted(_ root: JSONObject) -> Count {
    var count = Count()
    visit(root, path: [], &count)
    return count
  }

  private static func visit(_ object: JSONObject, path: [String], _ count: inout Count) {
    for member in object.members where member.name.first != "$" {
      let path = path + [member.name]
      switch member.value.value {
      case .object(let child): visit(child, path: path, &count)
      case .string, .number:
        if isNameOfProperty(member.value) { continue }
        count.values += 1
        if isReference(member.value) { count.references += 1 }
        if isToken(member.value, path: path) { count.tokens += 1 }
      case .null, .bool, .array: count.isPlain = false
      }
    }
  }

  /// Whether a value is the name of a custom property, as builds put it beside what that has.
  private static func isNameOfProperty(_ node: JSONNode) -> Bool {
    guard let text = node.string, text.hasPrefix("--") else { return false }
    return text.dropFirst(2).allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
  }

  private static func isReference(_ node: JSONNode) -> Bool {
    guard let text = node.string, let first = text.first, "@$".contains(first) else { return false }
    return text.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }

  /// A shadow in one text, of measures and a colour.
  private static func isShadow(_ text: String) -> Bool {
    let parts = OldForms.parts(text)
    return parts.count > 2 && parts.prefix(2).allSatisfy { Measure($0) != nil }
      && parts.contains { $0.hasPrefix("#") || $0.hasPrefix("rgb") }
  }

  /// Whether a value shows what it is, or its names tell a type that it fits. Words for colours could
  /// be anything's.
  private static func isToken(_ node: JSONNode, path: [String]) -> Bool {
    if TypeByLook.type(node) != nil { return true }
    let type = TypeOfPath.assumed(JSONObject(), path: path.joined(separator: "."))
    guard let text = node.string else { return type != nil }
    if CSSVariable(text) != nil || isShadow(text) { return true }
    if let path = CurlyReference.path(text) { return path.contains(".") }
    switch type {
    case "fontFamily", "fontWeight", "cubicBezier": return !text.isEmpty
    case "dimension", "number", "duration", "lineHeight", "letterSpacing":
      return Measure(text) != nil
    default: return false
    }
  }
}
