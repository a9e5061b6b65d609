import DesignTokens
import SwiftSymbols

// Conditions: traits of the interface, settings of the reader, cases and flags of the sources.

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
      if let flag = setting(name) { return flag }
      if name.lowercased().hasPrefix("isdark") { return isDark }
      if let flag = try flag(condition) { return flag }
    case .source(let text):
      if let flag = availability(text) { return flag }
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
    if left.isLiteral, right.isLiteral { return left.form == right.form }
    if let isSame = isSameCase(left, right) ?? isSameCase(right, left) { return isSame }
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

  /// Whether two names mean one case of an enumeration; `nil` where the first does not mean one.
  private func isSameCase(_ left: ConstantExpression, _ right: ConstantExpression) -> Bool? {
    guard let names = left.names, let path = casePath(names) else { return nil }
    if case .member(nil, let name) = right.form { return path.last == name }
    return right.names.flatMap(casePath).map { $0 == path }
  }

  /// What a setting of the reader is until it is changed; `nil` for anything else.
  private mutating func setting(_ name: String) -> Bool? {
    if Self.contrastSettings.contains(name) {
      used.insert(.contrast)
      return situation.isHighContrast
    }
    guard Self.settings.contains(name) else { return nil }
    assumption = "'\(name)' is taken as off, as it is until the reader turns it on"
    return false
  }

  /// A flag of the sources; `nil` for anything else.
  private mutating func flag(_ condition: ConstantExpression) throws(Unevaluated) -> Bool? {
    guard let index = target(of: condition, nil), let platform = situation.platform,
      let constant = table.members[index].variant(on: platform), !open.contains(index)
    else { return nil }
    open.append(index)
    let outer = (container, file, isInProtocol)
    (container, file, isInProtocol) = (constant.container, constant.location.path, false)
    defer {
      open.removeLast()
      (container, file, isInProtocol) = outer
    }
    return try holds(constant.value)
  }

  /// Newer systems are meant where `#available` asks for one; `nil` for anything else.
  private mutating func availability(_ text: String) -> Bool? {
    let isAvailable = text.hasPrefix("#available(")
    guard isAvailable || text.hasPrefix("#unavailable(") else { return nil }
    assumption = "the value is that of the systems that '\(text)' names first"
    return isAvailable
  }

  private static let contrastSettings: Set<String> = [
    "isDarkerSystemColorsEnabled", "accessibilityDisplayShouldIncreaseContrast",
  ]

  private static let settings: Set<String> = [
    "isBoldTextEnabled", "isReduceMotionEnabled", "isReduceTransparencyEnabled",
    "isVoiceOverRunning", "isSwitchControlRunning", "isInvertColorsEnabled", "isGrayscaleEnabled",
    "buttonShapesEnabled", "shouldDifferentiateWithoutColor", "prefersCrossFadeTransitions",
    "accessibilityReduceMotion", "accessibilityReduceTransparency",
    "accessibilityDifferentiateWithoutColor", "accessibilityDisplayShouldReduceMotion",
    "accessibilityDisplayShouldReduceTransparency",
    "accessibilityDisplayShouldDifferentiateWithoutColor",
  ]

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

// MARK: - Optional values

extension Evaluator {
  /// Whether an optional chain starts with a variable of the sources that is `nil` until it is set.
  mutating func isEmpty(_ expression: ConstantExpression) -> Bool {
    var next = expression
    while true {
      if let index = target(of: next, nil), case .none = table.members[index].first.value.form {
        assumption = "nothing is set for '\(table.members[index].first.name)'"
        return true
      }
      switch next.form {
      case .member(let base?, _), .call(let base, _): next = base
      default: return false
      }
    }
  }
}

extension ConstantExpression {
  /// Whether it is written out: a number, a text or a flag.
  fileprivate var isLiteral: Bool {
    switch form {
    case .number, .string, .boolean: true
    default: false
    }
  }
}
