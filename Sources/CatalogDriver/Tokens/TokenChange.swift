import DesignTokens
import Diagnostics
import JSONTree

/// The value that one definition of a token gets.
struct TokenChange {
  let path: TokenPath
  /// The contexts in which the definition counts, by their modifiers.
  let contexts: [String: String]
  /// As the format writes it, with references to other tokens.
  let value: JSONValue

  /// The changes of a text like
  /// `[{"path": "color.accent", "in": {"appearance": "dark"}, "value": …}]`; `nil` when it is not
  /// such a text.
  static func read(_ text: String) -> [TokenChange]? {
    let document = JSONDocument(parsing: Array(text.utf8), path: "")
    let changes = document.root?.array?.map(TokenChange.init)
    guard let changes, !changes.contains(where: { $0 == nil }) else { return nil }
    return changes.compactMap(\.self)
  }

  private init?(_ node: JSONNode) {
    guard let object = node.object, let path = object["path"]?.string, let value = object["value"]
    else { return nil }
    self.path = TokenPath(path)
    let members = object["in"]?.object?.members ?? []
    contexts = Dictionary(members.map { ($0.name, $0.value.string ?? "") }) { _, last in last }
    self.value = value.plainValue
  }

  /// Gives the token whose name stands at a place its value, which is of a type. Where the type came from a token that
  /// is not referred to any more, it is stated.
  func apply(
    at place: SourceLocation, as type: TokenType?, to edit: inout JSONTextEdit
  ) throws(TokenRefusal) {
    guard let found = StatedToken(at: place, in: edit.root), let old = found.token.member("$value")
    else {
      throw TokenRefusal("\(path.text) is not stated in the DTCG format; copy the change instead")
    }
    edit.replace(old.value, with: value)
    if let type = found.missingType(of: type, for: value) { edit.insert(type, before: old) }
  }
}

/// A token in the tree of its file.
private struct StatedToken {
  let token: JSONObject
  /// Whether the token, or a group that it is in, states a type.
  let hasType: Bool

  /// The token whose name stands at a place.
  init?(at place: SourceLocation, in root: JSONNode) {
    self.init(at: place, in: root, hasType: false)
  }

  private init?(at place: SourceLocation, in node: JSONNode, hasType: Bool) {
    let hasType = hasType || node.object?["$type"] != nil
    for member in node.object?.members ?? [] {
      if SourceLocation(place.path, at: member.namePosition) == place,
        let token = member.value.object
      {
        self.init(token: token, hasType: hasType || token["$type"] != nil)
        return
      }
      if let found = StatedToken(at: place, in: member.value, hasType: hasType) {
        self = found
        return
      }
    }
    for element in node.array ?? [] {
      if let found = StatedToken(at: place, in: element, hasType: hasType) {
        self = found
        return
      }
    }
    return nil
  }

  private init(token: JSONObject, hasType: Bool) {
    (self.token, self.hasType) = (token, hasType)
  }

  /// The type to state where it came from the token that was referred to.
  func missingType(of type: TokenType?, for value: JSONValue) -> JSONValue.Member? {
    if hasType { return nil }
    if case .string(let text) = value, text.hasPrefix("{") { return nil }
    return type.map { JSONValue.Member("$type", .string($0.rawValue)) }
  }
}
