import DesignTokens
import SwiftSymbols

// Numbers, arithmetic and conditions.

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
    if sign == .otherwise { return try value(left, as: expected) }
    if sign == .times {
      if isRem(right) { return .rem(try number(left)) }
      if isRem(left) { return .rem(try number(right)) }
    }
    let (first, second) = (try number(left), try number(right))
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

  static let numberTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "TimeInterval", "UInt", "Float32", "Float64",
  ]
}

// MARK: - Conditions

extension Evaluator {
  /// Whether a condition on the traits of an interface holds in the situation.
  mutating func holds(_ condition: ConstantExpression) throws(Unevaluated) -> Bool {
    switch condition.form {
    case .boolean(let flag): return flag
    case .inversion(let operand): return try !holds(operand)
    case .operation(let left, .and, let right):
      guard try holds(left) else { return false }
      return try holds(right)
    case .operation(let left, .or, let right):
      if try holds(left) { return true }
      return try holds(right)
    case .operation(let left, .equal, let right): return try comparison(left, right)
    case .operation(let left, .unequal, let right): return try !comparison(left, right)
    case .member(_, let name), .name(let name):
      if name.lowercased().hasPrefix("isdark") { return isDark }
    default: break
    }
    throw Unevaluated("the condition '\(Self.short(condition))' is known only at run time")
  }

  private var isDark: Bool {
    mutating get {
      used.insert(.appearance)
      return situation.isDark
    }
  }

  private mutating func comparison(
    _ left: ConstantExpression, _ right: ConstantExpression
  ) throws(Unevaluated) -> Bool {
    let names = (Self.lastName(left), Self.lastName(right))
    let (trait, state) = Self.traits.contains(names.0) ? names : (names.1, names.0)
    guard Self.traits.contains(trait) else {
      throw Unevaluated("the comparison with '\(names.1)' is known only at run time")
    }
    switch state {
    case "dark", "darkAqua", "vibrantDark": return isDark
    case "light", "aqua", "vibrantLight", "unspecified": return !isDark
    case "high", "increased":
      used.insert(.contrast)
      return situation.isHighContrast
    case "normal", "standard":
      used.insert(.contrast)
      return !situation.isHighContrast
    default: throw Unevaluated("'\(state)' is not a known state of '\(trait)'")
    }
  }

  private static func lastName(_ expression: ConstantExpression) -> String {
    switch expression.form {
    case .name(let name), .member(_, let name): name
    case .call(let callee, _): lastName(callee)
    default: ""
    }
  }

  private static let traits: Set<String> = [
    "userInterfaceStyle", "colorScheme", "accessibilityContrast", "colorSchemeContrast",
    "bestMatch", "name",
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
