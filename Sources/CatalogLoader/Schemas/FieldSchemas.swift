import JSONTree

/// The kinds of values that `YAMLFields` reads. All but those that must be there may be null, which
/// is the same as leaving out the key.
extension JSONSchema {
  /// A text that must be there. Numbers and booleans are read as they are written.
  static func requiredText(_ description: String) -> JSONSchema {
    let text: JSONSchema = ["type": ["string", "number", "boolean"], "pattern": "\\S"]
    return text.described(description)
  }

  /// A text; numbers and booleans are read as they are written.
  static func text(_ description: String) -> JSONSchema {
    plainText.orNull.described(description)
  }

  /// `true` or `false`.
  static func boolean(_ description: String) -> JSONSchema {
    (["type": "boolean"] as JSONSchema).orNull.described(description)
  }

  /// A number in a range.
  static func number(
    _ description: String, from lowest: JSONValue? = nil, to highest: JSONValue? = nil
  ) -> JSONSchema {
    var schema = (["type": "number"] as JSONSchema).orNull
    if let lowest { schema = schema.adding("minimum", lowest) }
    if let highest { schema = schema.adding("maximum", highest) }
    return schema.described(description)
  }

  /// A list of values of one kind.
  static func list(_ description: String, of item: JSONSchema) -> JSONSchema {
    (["type": "array"] as JSONSchema).orNull.adding("items", item.value).described(description)
  }

  /// A list of texts.
  static func texts(_ description: String) -> JSONSchema { list(description, of: plainText) }

  /// One of the cases of an enumeration, spelt as its raw value.
  static func oneOf<Value>(_ type: Value.Type, _ description: String) -> JSONSchema
  where Value: RawRepresentable<String> & CaseIterable {
    choices(type).orNull.described(description)
  }

  /// One of the cases of an enumeration, which must be there.
  static func requiredOneOf<Value>(_ type: Value.Type, _ description: String) -> JSONSchema
  where Value: RawRepresentable<String> & CaseIterable {
    choices(type).described(description)
  }

  /// A list of cases of an enumeration.
  static func some<Value>(of type: Value.Type, _ description: String) -> JSONSchema
  where Value: RawRepresentable<String> & CaseIterable {
    list(description, of: choices(type))
  }

  /// A mapping with these keys.
  static func mapping(
    _ description: String, _ keys: [(name: String, schema: JSONSchema)], required: [String] = []
  ) -> JSONSchema {
    object(keys, required: required).orNull.described(description)
  }

  /// A mapping of names, which the content chooses, to values of one kind.
  static func names(_ description: String, to value: JSONSchema) -> JSONSchema {
    (["type": "object"] as JSONSchema).orNull.adding("additionalProperties", value.value)
      .described(description)
  }

  /// A text in a list or a mapping.
  static let plainText: JSONSchema = ["type": ["string", "number", "boolean"]]

  private static func choices<Value>(_ type: Value.Type) -> JSONSchema
  where Value: RawRepresentable<String> & CaseIterable {
    .choice(of: Value.allCases.map { Choice($0.rawValue) })
  }
}
