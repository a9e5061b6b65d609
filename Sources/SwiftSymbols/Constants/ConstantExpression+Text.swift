extension ConstantExpression: CustomStringConvertible {
  /// Swift source that means the same, on one line.
  public var description: String { abbreviated(to: .max) }

  /// The beginning of ``description``, with an ellipsis where more would follow.
  ///
  /// - Parameter length: The most characters that the result has. Time depends on them only, not
  ///   on the size of the expression.
  public func abbreviated(to length: Int) -> String {
    var writer = ExpressionWriter(limit: length)
    writer.write(self)
    return writer.isFull ? writer.text.prefix(max(0, length - 1)) + "…" : writer.text
  }
}

extension ConstantExpression.Argument: CustomStringConvertible {
  /// The argument as it is written in a call.
  public var description: String { (label.map { $0 + ": " } ?? "") + value.description }
}

/// Writes expressions until there is enough text.
private struct ExpressionWriter {
  private(set) var text = ""
  /// In characters.
  private var room: Int
  /// Whether something was left out.
  private(set) var isFull = false

  init(limit: Int) {
    room = limit
  }

  mutating func write(_ expression: ConstantExpression) {
    guard !isFull else { return }
    switch expression.form {
    case .number(let text), .name(let text), .source(let text): write(text)
    case .string(let text): write(quoted: text)
    case .boolean(let flag): write(flag ? "true" : "false")
    case .none: write("nil")
    case .negation(let operand): write("-", operand)
    case .inversion(let operand): write("!", operand)
    case .operation(let left, let sign, let right):
      write("", left)
      write(" \(sign.rawValue) ", right)
    case .member(let base, let name):
      if let base { write("", base) }
      write("." + name)
    case .call(let callee, let arguments):
      write(callee)
      write(arguments)
    case .array(let elements): write(elements)
    case .conditional(let condition, let first, let second):
      write("", condition)
      write(" ? ")
      write(first)
      write(" : ")
      write(second)
    case .choice(let branches, let last): write(branches, last)
    case .interpolation(let parts): write(interpolated: parts)
    case .closure(let body):
      write("{ ")
      write(body)
      write(" }")
    }
  }

  private mutating func write(_ part: String) {
    guard !isFull else { return }
    let beginning = part.prefix(room)
    text += beginning
    isFull = beginning.endIndex < part.endIndex
    room -= beginning.count
  }

  private mutating func write(quoted literal: String) {
    let beginning = String(literal.prefix(room))
    let isWhole = literal.utf8.count == beginning.utf8.count
    write("\"")
    write(beginning.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))
    isFull = isFull || !isWhole
    write("\"")
  }

  /// As conditions inside each other.
  private mutating func write(
    _ branches: [ConstantExpression.Branch], _ last: ConstantExpression
  ) {
    for branch in branches where !isFull {
      write("", branch.condition)
      write(" ? ")
      write(branch.value)
      write(" : ")
    }
    write(last)
  }

  private mutating func write(interpolated parts: [ConstantExpression]) {
    write("\"")
    for part in parts where !isFull {
      if case .string(let text) = part.form {
        write(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))
      } else {
        write("\\(")
        write(part)
        write(")")
      }
    }
    write("\"")
  }

  /// An operand after its operator, in parentheses where it has an operator itself.
  private mutating func write(_ sign: String, _ operand: ConstantExpression) {
    write(sign)
    switch operand.form {
    case .operation, .conditional, .negation, .inversion:
      write("(")
      write(operand)
      write(")")
    default: write(operand)
    }
  }

  private mutating func write(_ arguments: [ConstantExpression.Argument]) {
    write("(")
    for (index, argument) in arguments.enumerated() where !isFull {
      write((index == 0 ? "" : ", ") + (argument.label.map { $0 + ": " } ?? ""))
      write(argument.value)
    }
    write(")")
  }

  private mutating func write(_ elements: [ConstantExpression]) {
    write("[")
    for (index, element) in elements.enumerated() where !isFull {
      if index > 0 { write(", ") }
      write(element)
    }
    write("]")
  }
}
