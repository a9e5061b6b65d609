/// JSON as a tree that remembers where everything was written.
///
/// 1. ``JSONDocument`` checks that the bytes are UTF-8 and parses them strictly by RFC 8259
///    into ``JSONNode`` values: members in source order, numbers as written, every node with its
///    line and column. Mistakes come back as diagnostics. A relaxed syntax reads JSON5 as well and
///    tells what the text uses of it (``JSONRelaxation``).
/// 2. ``JSONValue`` is JSON without places, for programs that produce it.
/// 3. ``JSONWriter`` turns a ``JSONValue`` into bytes, always the same for the same value.
///
/// Nothing here uses Foundation, and nesting is bounded, so hostile input ends in a diagnostic.

/// A JSON value and the place where it begins.
public struct JSONNode: Hashable, Sendable {
  /// What the node is.
  public enum Value: Hashable, Sendable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case bool(Bool)
    /// A number with the digits it was written with; see ``JSONNumber``.
    case number(JSONNumber)
    /// A string with its escapes resolved.
    case string(String)
    /// The items of an array in source order, each with its own place.
    case array([JSONNode])
    /// The members of an object, whose names are unique; see ``JSONObject``.
    case object(JSONObject)
  }

  /// What was read here; nodes below it have places of their own.
  public var value: Value
  /// Where the first byte of the value stands.
  public var position: JSONPosition

  /// A node that begins at `position`.
  public init(_ value: Value, at position: JSONPosition) {
    self.value = value
    self.position = position
  }
}

/// A place in a JSON text.
public struct JSONPosition: Hashable, Sendable {
  /// Counted from 1.
  public var line: Int32
  /// Counted from 1, in bytes.
  public var column: Int32

  /// A place counted from 1; numbers that do not fit 32 bits become the largest that does.
  public init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }
}

extension JSONNode {
  /// The text of a string node, otherwise `nil`.
  public var string: String? {
    if case .string(let text) = value { return text }
    return nil
  }

  /// The number of a number node as a double, otherwise `nil`.
  public var double: Double? {
    if case .number(let number) = value { return number.double }
    return nil
  }

  /// The truth value of a boolean node, otherwise `nil`.
  public var bool: Bool? {
    if case .bool(let flag) = value { return flag }
    return nil
  }

  /// The elements of an array node, otherwise `nil`.
  public var array: [JSONNode]? {
    if case .array(let elements) = value { return elements }
    return nil
  }

  /// The members of an object node, otherwise `nil`.
  public var object: JSONObject? {
    if case .object(let object) = value { return object }
    return nil
  }

  /// What kind of value this is, in words that fit into a message: "a string", "null".
  public var kindName: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
