import JSONTree

/// The shape of a tool's result, of which its JSON Schema 2020-12 is made.
public indirect enum OutputShape: Hashable, Sendable {
  /// Values without parts: a string, a whole number, any number, a truth value.
  case text, integer, number, flag
  /// A value of the shape, or null.
  case nullable(OutputShape)
  /// An array whose items all have the shape.
  case list(OutputShape)
  /// An object of these members, and perhaps others.
  case object([Field])

  /// A member of an object.
  public struct Field: Hashable, Sendable {
    /// As it stands in the object.
    public var name: String
    /// Of its value.
    public var shape: OutputShape
    /// What the value means; `nil` where the name says it.
    public var description: String?
    /// Whether every object has it.
    public var isAlwaysThere: Bool

    /// A member that every object has, unless it is `optional`.
    public init(
      _ name: String, _ shape: OutputShape, _ description: String? = nil, optional: Bool = false
    ) {
      self.name = name
      self.shape = shape
      self.description = description
      isAlwaysThere = !optional
    }
  }

  /// The schema of the shape.
  public var schema: JSONValue { .object(members) }

  private var members: [JSONValue.Member] {
    switch self {
    case .text: [.init("type", "string")]
    case .integer: [.init("type", "integer")]
    case .number: [.init("type", "number")]
    case .flag: [.init("type", "boolean")]
    case .nullable(let shape): [.init("anyOf", [shape.schema, ["type": "null"]])]
    case .list(let shape): [.init("type", "array"), .init("items", shape.schema)]
    case .object(let fields): Self.object(fields)
    }
  }

  private static func object(_ fields: [Field]) -> [JSONValue.Member] {
    let properties = fields.map { field in
      let described = field.description.map { [JSONValue.Member("description", .string($0))] } ?? []
      return JSONValue.Member(field.name, .object(field.shape.members + described))
    }
    let required = fields.filter(\.isAlwaysThere).map { JSONValue.string($0.name) }
    return [
      .init("type", "object"), .init("properties", .object(properties)),
      .init("required", .array(required)),
    ]
  }
}
