/// A schema made of the keywords of JSON Schema 2020-12, in the order in which they are written
/// (https://json-schema.org/draft/2020-12/json-schema-core).
///
/// Only what is written can be said: nothing here judges a document.
public struct JSONSchema: Hashable, Sendable {
  /// The address that `$schema` gives a document of this dialect.
  public static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// Nothing is valid.
  public static let nothing: JSONSchema = ["not": [:]]

  /// The keywords and their values.
  public private(set) var keywords: [JSONValue.Member]

  /// A schema of these keywords.
  public init(_ keywords: [JSONValue.Member]) { self.keywords = keywords }

  /// The schema as a part of a document.
  public var value: JSONValue { .object(keywords) }

  /// The schema with a keyword behind its others.
  public func adding(_ keyword: String, _ value: JSONValue) -> JSONSchema {
    JSONSchema(keywords + [.init(keyword, value)])
  }

  /// The schema with the text that editors show at its values, before its other keywords; the same
  /// schema when there is nothing to say.
  public func described(_ text: String) -> JSONSchema {
    text.isEmpty ? self : JSONSchema([.init("description", .string(text))] + keywords)
  }

  /// The schema of the same values and `null`: `type`, `enum` and `oneOf` take it in.
  public var orNull: JSONSchema {
    JSONSchema(
      keywords.map { keyword in
        switch (keyword.name, keyword.value) {
        case ("type", .array(let types)): .init("type", .array(types + ["null"]))
        case ("type", let type): .init("type", [type, "null"])
        case ("enum", .array(let values)): .init("enum", .array(values + [nil]))
        case ("oneOf", .array(let schemas)): .init("oneOf", .array(schemas + [["type": "null"]]))
        default: keyword
        }
      })
  }

  /// The schema as a document of its own.
  ///
  /// - Parameters:
  ///   - title: What the schema is called.
  ///   - description: What it describes, and what it does not say.
  ///   - id: The address that the schema is published at; `nil` when there is none.
  ///   - definitions: The schemas that references name.
  public func document(
    title: String, description: String, id: String?,
    definitions: [(name: String, schema: JSONSchema)] = []
  ) -> JSONValue {
    var head: [JSONValue.Member] = [.init("$schema", .string(Self.dialect))]
    if let id { head.append(.init("$id", .string(id))) }
    head.append(.init("title", .string(title)))
    head.append(.init("description", .string(description)))
    return .object((JSONSchema(head + keywords).defining(definitions)).keywords)
  }

  /// The schema with definitions, which references find below it.
  public func defining(_ definitions: [(name: String, schema: JSONSchema)]) -> JSONSchema {
    definitions.isEmpty ? self : adding("$defs", Self.members(definitions))
  }

  private static func members(_ schemas: [(name: String, schema: JSONSchema)]) -> JSONValue {
    .object(schemas.map { .init($0.name, $0.schema.value) })
  }
}

extension JSONSchema: ExpressibleByDictionaryLiteral {
  /// Keywords in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { .init($0, $1) })
  }
}

// MARK: - Kinds of schemas

extension JSONSchema {
  /// An object with these properties and no others.
  ///
  /// - Parameter required: The names of those that must be there.
  public static func object(
    _ properties: [(name: String, schema: JSONSchema)], required: [String] = []
  ) -> JSONSchema {
    var schema: JSONSchema = [
      "type": "object", "properties": members(properties), "additionalProperties": false,
    ]
    if !required.isEmpty {
      schema = schema.adding("required", .array(required.map { .string($0) }))
    }
    return schema
  }

  /// What the definition at a path says: `reference(to: "node")` is `#/$defs/node`, and each
  /// further name leads to the definitions inside the one before.
  public static func reference(to path: String...) -> JSONSchema {
    ["$ref": .string("#" + path.map { "/$defs/" + segment($0) }.joined())]
  }

  /// A name as a segment of a JSON Pointer (RFC 6901) in the fragment of an address (RFC 3986).
  private static func segment(_ name: String) -> String {
    let pointer = name.replacing("~", with: "~0").replacing("/", with: "~1")
    return pointer.utf8.reduce(into: "") { segment, byte in
      if unreserved.contains(byte) {
        segment.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        segment += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  /// One of a few texts, of which some may be explained or deprecated.
  ///
  /// A validator's message lists the values of `enum`; what each means is in `oneOf`, which editors
  /// show. Without choices nothing is valid.
  public static func choice(of choices: [Choice]) -> JSONSchema {
    guard !choices.isEmpty else { return .nothing }
    let schema: JSONSchema = ["enum": .array(choices.map { .string($0.value) })]
    let plain = choices.filter(\.isPlain)
    guard plain.count < choices.count else { return schema }
    let explained = choices.filter { !$0.isPlain }.map(\.schema.value)
    let others: [JSONValue] =
      plain.isEmpty ? [] : [.object([.init("enum", .array(plain.map { .string($0.value) }))])]
    return schema.adding("oneOf", .array(others + explained))
  }

  /// A text that may be chosen.
  public struct Choice: Hashable, Sendable {
    /// What a document writes.
    public var value: String
    /// What it means, or why it is deprecated; empty when nothing is said.
    public var description: String
    /// Whether it is accepted, but should not be chosen any more.
    public var isDeprecated: Bool

    /// A choice, in use unless `isDeprecated` says otherwise.
    public init(_ value: String, description: String = "", isDeprecated: Bool = false) {
      self.value = value
      self.description = description
      self.isDeprecated = isDeprecated
    }

    fileprivate var isPlain: Bool { description.isEmpty && !isDeprecated }

    fileprivate var schema: JSONSchema {
      let constant = (["const": .string(value)] as JSONSchema).described(description)
      return isDeprecated ? constant.adding("deprecated", true) : constant
    }
  }
}
