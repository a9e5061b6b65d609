import DesignTokens
import SwiftSymbols

// Numbers, arithmetic and joined texts.

extension Evaluator {
  /// The number that `expression` is, a length or factor alike.
  mutating func number(_ expression: ConstantExpression) throws(Unevaluated) -> Double {
    guard case .number(let number, _) = try value(expression, as: .number) else {
      throw Unevaluated("'\(Self.short(expression))' is not a plain number")
    }
    return number
  }

  /// The number of an argument that may be left out.
  mutating func number(
    _ expression: ConstantExpression?, default standard: Double
  ) throws(Unevaluated) -> Double {
    guard let expression else { return standard }
    return try number(expression)
  }

  mutating func negated(
    _ operand: ConstantExpression, _ expected: DeclaredType?
  ) throws(Unevaluated) -> SwiftValue {
    switch try value(operand, as: expected) {
    case .number(let number, _): return .number(-number, digits: nil)
    case .rem(let number): return .rem(-number)
    case .unbounded(let text): return .unbounded("-" + text)
    default: throw Unevaluated("'\(Self.short(operand))' is not a plain number")
    }
  }

  mutating func operation(
    _ left: ConstantExpression, _ sign: ConstantExpression.Operator, _ right: ConstantExpression,
    _ expected: DeclaredType?
  ) throws(Unevaluated) -> SwiftValue {
    if sign == .otherwise { return try value(isEmpty(left) ? right : left, as: expected) }
    if sign == .times {
      if isRem(right) { return .rem(try number(left)) }
      if isRem(left) { return .rem(try number(right)) }
    }
    let first: Double
    switch try value(left, as: .number) {
    case .number(let number, _): first = number
    case .text(let text) where sign == .plus: return .text(text + (try self.text(right)))
    default: throw Unevaluated("'\(Self.short(left))' is not a plain number")
    }
    let second = try number(right)
    let result: Double
    switch sign {
    case .plus: result = first + second
    case .minus: result = first - second
    case .times: result = first * second
    case .divided:
      result = expected?.last == "Int" ? (first / second).rounded(.towardZero) : first / second
    default: throw Unevaluated("a boolean cannot be a token", isCandidate: false)
    }
    guard result.isFinite else { throw Unevaluated("the result is not a finite number") }
    return .number(result, digits: nil)
  }

  /// The text of a literal with interpolations.
  mutating func joined(_ parts: [ConstantExpression]) throws(Unevaluated) -> String {
    var result = ""
    for part in parts {
      switch try value(part, as: nil) {
      case .text(let text): result += text
      case .number(_, let digits?): result += digits
      default: throw Unevaluated("'\(Self.short(part))' is not text")
      }
    }
    return result
  }

  /// The constant of exported source by which multiples of the font size are written.
  private func isRem(_ expression: ConstantExpression) -> Bool {
    guard let names = expression.names, names.last == ExportedSwift.rem,
      let index = table.index(of: names, in: container)
    else { return false }
    let member = table.members[index]
    return member.tokenPath == nil && table.scope.isHolder(member.first.container)
  }

  /// `CGFloat(24)` and its like; `Int` drops the fraction.
  mutating func converted(
    _ name: String, _ arguments: Arguments, _ expected: DeclaredType?
  ) throws(Unevaluated) -> SwiftValue {
    guard arguments.all.count == 1, let argument = arguments.unlabelled.first else {
      throw Unevaluated("'\(name)(…)' is known only at run time")
    }
    let value = try value(argument, as: DeclaredType([name]))
    guard name == "Int", case .number(let number, _) = value else { return value }
    return .number(number.rounded(.towardZero), digits: nil)
  }

  /// What the functions of numbers that come with Swift make; `nil` for other functions.
  mutating func arithmetic(
    _ name: String, _ arguments: Arguments
  ) throws(Unevaluated) -> Double? {
    guard Self.mathematics.contains(name), arguments.labels.isEmpty, !arguments.isEmpty else {
      return nil
    }
    var numbers: [Double] = []
    for argument in arguments.unlabelled { numbers.append(try number(argument)) }
    switch (name, numbers.count) {
    case ("max", 2...): return numbers.max()
    case ("min", 2...): return numbers.min()
    case ("round", 1): return numbers[0].rounded()
    case ("floor", 1): return numbers[0].rounded(.down)
    case ("ceil", 1): return numbers[0].rounded(.up)
    default: return nil
    }
  }

  private static let mathematics: Set<String> = ["max", "min", "round", "floor", "ceil"]

  static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "TimeInterval", "UInt", "Float32", "Float64",
  ]
}

/// The digits of Swift's number literals.
enum NumberLiteral {
  /// `nil` for what is too large.
  static func value(_ text: String) -> Double? {
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where text.hasPrefix(prefix) {
      if let integer = UInt64(text.dropFirst(2), radix: radix) { return Double(integer) }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
