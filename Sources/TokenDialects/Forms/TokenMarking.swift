import JSONTree

/// How a dialect marks tokens.
enum TokenMarking {
  /// Whether an object is a token: it has a `$value`, or a `value` that is no token or group.
  static func isToken(_ object: JSONObject) -> Bool {
    if object["$value"] != nil { return true }
    guard let value = object["value"] else {
      return object["sets"] != nil && object["$schema"]?.string?.contains("/token-types/") == true
    }
    switch value.value {
    case .object(let inner):
      if object["type"]?.string != nil || object["$type"]?.string != nil { return true }
      return !holdsValues(inner)
    case .null, .bool, .number, .string, .array: return true
    }
  }

  /// Whether an object is a token, or holds one at any depth.
  static func holdsTokens(_ object: JSONObject) -> Bool {
    isToken(object) || object.members.contains { $0.value.object.map(holdsTokens) ?? false }
  }

  /// A token that has tokens or groups inside: what is its own, and what is in it.
  static func split(_ object: JSONObject) -> (own: JSONObject, inner: JSONObject) {
    var (own, inner) = (JSONObject(), JSONObject())
    for member in object.members {
      let isOwn = member.name.first == "$" || ["value", "sets"].contains(member.name)
      if !isOwn, let child = member.value.object, isToken(child) || holdsValues(child) {
        inner.set(member)
      } else {
        own.set(member)
      }
    }
    return (own, inner)
  }

  /// Whether an object is, or holds at any depth, something with a value.
  private static func holdsValues(_ object: JSONObject) -> Bool {
    if object["$value"] != nil || object["value"] != nil && object["unit"] == nil { return true }
    return object.members.contains { $0.value.object.map(holdsValues) ?? false }
  }
}
