import JSONTree

/// The form of a JSON document without its length: every array is shown by its first element.
enum JSONExcerpt {
  /// How much of a text is shown.
  private static let textLimit = 100

  /// The value, with an ellipsis where something is left out.
  static func of(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null, .bool, .integer, .double, .number: value
    case .string(let text):
      .string(text.count > textLimit ? text.prefix(textLimit) + "…" : text)
    case .array(let elements):
      .array(elements.prefix(1).map(of) + (elements.count > 1 ? ["…"] : []))
    case .object(let members): .object(members.map { .init($0.name, of($0.value)) })
    }
  }
}
