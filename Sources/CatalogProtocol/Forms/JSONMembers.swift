import JSONTree

extension JSONValue {
  /// An object of those members that have a value.
  static func present(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// An array of texts.
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// A text that says something; `nil` for an empty one.
  static func text(_ text: String?) -> JSONValue? {
    text.flatMap { $0.isEmpty ? nil : .string($0) }
  }

  /// The members of an object; none of anything else.
  var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }
}
