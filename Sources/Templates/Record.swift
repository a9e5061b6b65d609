/// The values of one context, in the order of the fields of its shape.
public struct Record: Sendable {
  let values: [Value]
  let identity: ShapeIdentity

  /// A record of a shape known at run time. A field without a value is absent: it is written as
  /// nothing, and false as a section.
  ///
  /// - Throws: ``RecordMismatch`` when a name is not declared or a value is of another kind.
  public init(_ shape: Shape, _ values: [String: Value]) throws(RecordMismatch) {
    for name in values.keys.sorted() where shape.index(of: name) == nil {
      throw RecordMismatch(shape: shape.name, field: name, problem: .unknownField)
    }
    for field in shape.fields {
      guard let value = values[field.name] else { continue }
      guard value.fits(field.kind) else {
        throw RecordMismatch(
          shape: shape.name, field: field.name, problem: .otherKind(expected: field.kind.noun))
      }
    }
    self.values = shape.fields.map { values[$0.name] ?? .absent }
    identity = shape.identity
  }

  /// The record of a context value.
  public init<Context: TemplateContext>(_ context: Context) {
    self.init(context, fields: Context.fields, identity: .type(ObjectIdentifier(Context.self)))
  }

  /// `fields` is passed in because reading it once for a list is cheaper than for every item.
  init<Context>(_ context: Context, fields: [ContextField<Context>], identity: ShapeIdentity) {
    self.identity = identity
    values = [Value](unsafeUninitializedCapacity: fields.count) { buffer, count in
      for field in fields {
        buffer.initializeElement(at: count, to: field.value(context))
        count += 1
      }
    }
  }

  static let empty = Record(values: [], identity: .type(ObjectIdentifier(Record.self)))

  private init(values: [Value], identity: ShapeIdentity) {
    self.values = values
    self.identity = identity
  }

  /// The value of a field; absent when the record is of a smaller shape.
  @inline(__always)
  func value(at index: Int) -> Value {
    index < values.count ? values[index] : .absent
  }
}

/// One value of a field.
public enum Value: Sendable {
  /// Nothing; sections over it are skipped, and a tag writes nothing.
  case absent
  /// For text and markup fields.
  case text(String)
  /// For markup fields: finished HTML as UTF-8.
  case markup([UInt8])
  /// For flag fields.
  case flag(Bool)
  /// For object fields: the record must be of the field's shape.
  case object(Record)
  /// For list fields: every item must be of the list's kind.
  case list([Value])

  /// Whether a section over this value shows its content.
  var isTruthy: Bool {
    switch self {
    case .absent: false
    case .text(let text): !text.utf8.isEmpty
    case .markup(let bytes): !bytes.isEmpty
    case .flag(let flag): flag
    case .object: true
    case .list(let values): !values.isEmpty
    }
  }

  func fits(_ kind: Shape.Kind) -> Bool {
    switch (self, kind) {
    case (.absent, _), (.text, .text), (.text, .markup), (.markup, .markup), (.flag, .flag): true
    case (.object(let record), .object(let shape)): record.identity == shape.identity
    case (.list(let values), .list(let kind)): values.allSatisfy { $0.fits(kind) }
    default: false
    }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  /// Lets a string literal stand for a ``text(_:)``.
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  /// Lets `true` and `false` stand for a ``flag(_:)``.
  public init(booleanLiteral value: Bool) {
    self = .flag(value)
  }
}

/// Values that do not belong to the shape they were given for: a mistake of the calling code.
public struct RecordMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// What does not fit.
  public enum Problem: Hashable, Sendable {
    /// The shape declares no field of this name.
    case unknownField
    /// The field takes values of another kind; `expected` names it as the message does: `a list`.
    case otherKind(expected: String)
  }

  /// The name of the shape.
  public let shape: String
  /// The name of the field that was given.
  public let field: String
  /// What does not fit about it.
  public let problem: Problem

  /// The message, with the names of shape and field.
  public var description: String {
    switch problem {
    case .unknownField: "'\(shape)' declares no field '\(field)'"
    case .otherKind(let expected): "field '\(field)' of '\(shape)' must be \(expected)"
    }
  }
}
