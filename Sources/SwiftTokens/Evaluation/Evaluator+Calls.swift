import DesignTokens
import SwiftSymbols

// Which kind of value a call makes.

extension Evaluator {
  mutating func call(
    _ callee: ConstantExpression, _ arguments: Arguments, _ whole: ConstantExpression,
    _ expected: DeclaredType?
  ) throws(Unevaluated) -> SwiftValue {
    let call = CallSite(arguments: arguments, whole: whole, expected: expected)
    if case .closure(let body) = callee.form, arguments.isEmpty {
      return try value(body, as: expected)
    }
    // Functions that choose by appearance are known by their arguments.
    if arguments.light != nil { return try known(callee, call) }
    var failure: Unevaluated?
    do throws(Unevaluated) {
      if let value = try own(callee, call) { return value }
    } catch {
      failure = error
    }
    do throws(Unevaluated) {
      return try known(callee, call)
    } catch {
      if let failure { throw failure }
      if let names = initializer(callee, expected), let value = try ownValue(names, call) {
        return value
      }
      throw error
    }
  }

  /// What a function of the sources makes; `nil` for an initialiser, and where there is none.
  private mutating func own(
    _ callee: ConstantExpression, _ call: CallSite
  ) throws(Unevaluated) -> SwiftValue? {
    if initializer(callee, call.expected) != nil { return nil }
    switch callee.form {
    case .name(let name): return try ownValue([name], call)
    case .member(nil, let name):
      guard let type = call.expected?.names, !type.isEmpty else { return nil }
      return try ownValue(type + [name], call)
    case .member(let base?, let name):
      if let names = callee.names, let value = try ownValue(names, call) { return value }
      return try memberValue(name, of: base, call.arguments, as: call.expected)
    default: return nil
    }
  }

  /// The names of the initialiser that a call means; `nil` for other functions.
  private func initializer(
    _ callee: ConstantExpression, _ expected: DeclaredType?
  ) -> [String]? {
    if case .member(nil, "init") = callee.form { return expected.map { $0.names + ["init"] } }
    guard let names = callee.names, let last = names.last else { return nil }
    if last == "init" { return names }
    return Self.isType(last) ? names + ["init"] : nil
  }

  /// What a function makes that is known by its name or its arguments.
  private mutating func known(
    _ callee: ConstantExpression, _ call: CallSite
  ) throws(Unevaluated) -> SwiftValue {
    let expected = call.expected
    switch callee.form {
    case .name(let name): return try made(name, call)
    case .member(nil, "init"): return try made(expected?.last ?? "", call)
    case .member(let base?, "init"): return try made(base.names?.last ?? "", call)
    case .member(nil, let name): return try factory(expected?.last, name, call)
    case .member(let base?, let name):
      if Self.isType(name) { return try made(name, call) }
      if let type = base.names?.last, Self.isType(type), target(of: base, nil) == nil {
        return try factory(type, name, call)
      }
      return try modified(base, name, call)
    default: throw unknown(call.whole, expected)
    }
  }

  /// What an initialiser or a free function makes.
  private mutating func made(
    _ name: String, _ call: CallSite
  ) throws(Unevaluated) -> SwiftValue {
    let arguments = call.arguments
    if arguments.light != nil { return try adaptive(name, call) }
    if let number = try arithmetic(name, arguments) { return .number(number, digits: nil) }
    if Self.numberTypes.contains(name) {
      return try converted(name, arguments, call.expected)
    }
    if DeclaredType.colorNames.contains(name) || name == "#colorLiteral" {
      return try color(name, call)
    }
    if DeclaredType.gradientNames.contains(name) { return try gradient(arguments) }
    if DeclaredType.fontNames.contains(name) { return try fontByName(name, call) }
    // What SwiftGen writes for the file of a typeface.
    if name == "FontConvertible", let face = arguments.first("name") {
      return .finished(.fontFamily, .string(try text(face)), assumption: nil)
    }
    if let radius = arguments.first("cornerRadius"), name == "RoundedRectangle" {
      return .finished(
        .dimension, try part(radius, .dimension),
        assumption: "of the shape a token holds the corner radius")
    }
    if let value = try supportValue(name, arguments) { return value }
    if Self.looksLikeShadow(name, arguments) { return try houseShadow(arguments) }
    if name.lowercased().contains("color"), !arguments.isEmpty { return try color(name, call) }
    throw unheld(name, call)
  }

  /// The failure of a type that no token type stands for.
  private func unheld(_ name: String, _ call: CallSite) -> Unevaluated {
    let isDesign = !call.arguments.labels.isDisjoint(with: Self.measures)
    let isGeometry = Self.geometry.contains(name)
    guard isGeometry || isDesign && Self.isType(name) else {
      return unknown(call.whole, call.expected)
    }
    var failure = Unevaluated(
      isGeometry
        ? "no token type can hold what '\(name)' makes"
        : "'\(Self.short(call.whole))' is not a form that is read as a token")
    failure.isOfDesign = true
    return failure
  }

  /// Labels of arguments that are parts of a design.
  private static let measures: Set<String> = [
    "color", "cornerRadius", "duration", "font", "foreground", "background", "height", "insets",
    "lineHeight", "opacity", "padding", "radius", "size", "spacing", "weight", "width",
  ]

  /// Types with several lengths, for which the token format has no type.
  private static let geometry: Set<String> = [
    "CGSize", "CGPoint", "CGRect", "CGVector", "EdgeInsets", "UIEdgeInsets", "NSEdgeInsets",
    "NSDirectionalEdgeInsets", "UIOffset", "UnitPoint",
  ]

  /// What a static function makes: `Animation.easeInOut(duration: 0.2)`.
  private mutating func factory(
    _ type: String?, _ name: String, _ call: CallSite
  ) throws(Unevaluated) -> SwiftValue {
    if call.arguments.light != nil { return try adaptive(type ?? name, call) }
    if let type, DeclaredType.colorNames.contains(type) { return try color(name, call) }
    if let duration = try durationValue(name, call.arguments) { return duration }
    if let font = try fontValue(type, name, call) { return font }
    if type == nil || type == "Animation", let motion = try motionValue(name, call.arguments) {
      return .motion(motion)
    }
    throw unknown(call.whole, call.expected)
  }

  /// What a method makes of a value: `.opacity(0.3)`, `.weight(.semibold)`, `.delay(0.1)`.
  private mutating func modified(
    _ base: ConstantExpression, _ name: String, _ call: CallSite
  ) throws(Unevaluated) -> SwiftValue {
    var type = call.expected
    if Self.colorModifiers.contains(name) { type = .color }
    let value = try value(base, as: type)
    switch value {
    case .color(let color): return .color(try modified(color, name, call))
    case .font(let font): return .font(try modified(font, name, call))
    case .motion(let motion): return .motion(try modified(motion, name, call))
    case .system(var expression):
      let argument = call.arguments.all.first.map { Self.modifierText($0.value) } ?? ""
      guard call.arguments.all.count <= 1 else { throw unknown(call.whole, call.expected) }
      expression.modifiers.append(.init(name: name, argument: argument))
      return .system(expression)
    default: throw unknown(call.whole, call.expected)
    }
  }

  /// Without the dot of an implicit member; numbers as they are.
  private static func modifierText(_ expression: ConstantExpression) -> String {
    if case .member(nil, let name) = expression.form { return name }
    return expression.description
  }

  static let colorModifiers: Set<String> = ["opacity", "withAlphaComponent"]

  static func isType(_ name: String) -> Bool { name.first?.isUppercase == true }

  private mutating func adaptive(
    _ name: String, _ call: CallSite
  ) throws(Unevaluated) -> SwiftValue {
    let (chosen, expected) = try branch(name, call)
    return expected?.tokenType == .color ? try colorValue(chosen) : try value(chosen, as: expected)
  }

  /// What a call such as `Color(light: a, dark: b)` chooses; `nil` for other expressions.
  mutating func adaptiveBranch(
    of expression: ConstantExpression, _ expected: DeclaredType?
  ) throws(Unevaluated) -> (ConstantExpression, DeclaredType?)? {
    guard case .call(let callee, let list) = expression.form else { return nil }
    let call = CallSite(arguments: Arguments(list), whole: expression, expected: expected)
    guard call.arguments.light != nil else { return nil }
    switch callee.form {
    case .name(let name): return try branch(name, call)
    case .member(let base, let name): return try branch((base?.names?.last ?? "") + name, call)
    default: return nil
    }
  }

  /// Chooses among the arguments for light and dark, and for high contrast where they are given.
  private mutating func branch(
    _ name: String, _ call: CallSite
  ) throws(Unevaluated) -> (ConstantExpression, DeclaredType?) {
    let arguments = call.arguments
    used.insert(.appearance)
    let highLight = arguments.first("lightHighContrast", "highContrastLight")
    let highDark = arguments.first("darkHighContrast", "highContrastDark")
    if highLight != nil || highDark != nil { used.insert(.contrast) }
    let light = arguments.light
    let plain = situation.isDark ? arguments.dark ?? light : light
    let high = situation.isDark ? highDark : highLight
    let chosen = situation.isHighContrast ? high ?? plain : plain
    guard let chosen else { throw unknown(call.whole, call.expected) }
    let isColor = name.lowercased().contains("color") || light.map(Self.isHexColor) ?? false
    return (chosen, isColor ? .color : call.expected)
  }

  /// `0xF7F8F5`, `"F7F8F5"` and `.hex("F7F8F5")` are colours whatever the function is called that takes
  /// them.
  private static func isHexColor(_ expression: ConstantExpression) -> Bool {
    switch expression.form {
    case .number(let text): text.lowercased().hasPrefix("0x") && text.count >= "0xRRGGBB".count
    case .string(let text):
      text.hasPrefix("#") || ([6, 8].contains(text.count) && text.allSatisfy(\.isHexDigit))
    case .call(let callee, let arguments):
      if case .member(nil, let name) = callee.form, name.lowercased().hasPrefix("hex") {
        arguments.first.map { isHexColor($0.value) } ?? false
      } else {
        false
      }
    default: false
    }
  }
}

/// A call with what is known of its place.
struct CallSite {
  let arguments: Arguments
  let whole: ConstantExpression
  let expected: DeclaredType?
}
