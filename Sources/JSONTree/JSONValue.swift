/// JSON without places: what a program writes.
public enum JSONValue: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case bool(Bool)
  /// A whole number, written without a fraction or an exponent.
  case integer(Int)
  /// A finite double; an infinite one or a NaN is written as `null`, since JSON has neither.
  case double(Double)
  /// A number that keeps the digits it was read with.
  case number(JSONNumber)
  /// Text, escaped when it is written.
  case string(String)
  /// Items in the order in which they are to be written.
  case array([JSONValue])
  /// Members in the order in which they are to be written.
  case object([Member])

  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name without escapes; nothing checks that an object has it once only.
    public var name: String
    /// What is written after the colon.
    public var value: JSONValue

    /// A member as it is to be written.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Lets a string literal stand for a ``string(_:)``.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Lets an integer literal stand for an ``integer(_:)``.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Lets a literal with a fraction stand for a ``double(_:)``.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Lets `true` and `false` stand for a ``bool(_:)``.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Lets `nil` stand for ``null``.
  public init(nilLiteral: ()) { self = .null }
  /// Lets an array literal stand for an ``array(_:)``.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Lets a dictionary literal stand for an ``object(_:)``, whose members keep the order of the
  /// literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}

extension JSONNode {
  /// The same value without its places.
  public var plainValue: JSONValue {
    switch value {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.plainValue))
    case .object(let object):
      .object(object.members.map { JSONValue.Member($0.name, $0.value.plainValue) })
    }
  }
}
