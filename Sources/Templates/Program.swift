import Diagnostics

/// A compiled template: a flat list of operations over registers.
///
/// Every distinct shape has a register, which holds the innermost open record of that shape. An
/// outer record of the same shape cannot be named, so nothing else needs to be kept.
struct Program: Sendable {
  var name: String
  var limits: TemplateLimits
  var operations: [Operation] = []
  /// All literal text, without gaps.
  var literals: [UInt8] = []
  /// Where the operations of each compiled template begin.
  var entries: [Int] = []
  /// The tags that include a template, for messages and indentation.
  var calls: [Call] = []
  var indentations: [[UInt8]] = []
  var paths: [[Int]] = []
  var registerCount = 1
  var partials: Set<String> = []

  struct Call: Sendable {
    var entry: Int
    var name: String
    /// `nil` when the tag stands inside a line.
    var indentation: [UInt8]?
    var location: SourceLocation
  }
}

/// Where an operation finds its value.
struct Operand: Sendable {
  /// The register of a record, or ``current``.
  var register: Int32
  /// The field of the record; a position in ``Program/paths``, stored as its complement, for a
  /// dotted name.
  var field: Int32

  /// The value that `{{.}}` names.
  static let current: Int32 = -1
  /// In place of a field: the record itself.
  static let record = Int32.max
}

/// Targets are positions in ``Program/operations``.
enum Operation: Sendable {
  /// Text that has one line at most begun before it.
  case literal(start: Int32, end: Int32)
  /// The beginning of a line: writes the indentation, if there is any.
  case lineStart
  case escaped(Operand)
  case unescaped(Operand)
  case skipIfFalse(Operand, to: Int32)
  case skipIfTrue(Operand, to: Int32)
  /// Opens a record, or the records of a list one after the other, in a register.
  case enter(Operand, register: Int32, orSkipTo: Int32)
  /// Ends what ``enter`` began, or goes on with the next item at the target.
  case leave(next: Int32)
  case call(Int32)
  case `return`
  case indent(Int32)
  case outdent
}
