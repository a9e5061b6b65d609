import ColorScience
import DesignTokens
import JSONTree

/// Writes values in the form of DTCG 2025.10.
enum ValueForm {
  /// `nil` for a value that has no such type.
  ///
  /// Errors: a value of the system, which has no form.
  static func json(
    of value: SwiftValue, as type: TokenType
  ) throws(Unevaluated) -> JSONValue? {
    switch (type, value) {
    case (_, .system(let system)):
      throw Unevaluated("'\(system.name)' is a value of the system", type: type)
    case (_, .finished(type, let json, _)): return json
    case (.color, .color(let color)): return self.color(color)
    case (.dimension, .number(let number, _)): return pixels(number)
    case (.dimension, .rem(let number)): return measure(number, "rem")
    case (.number, .number(let number, _)): return .double(number)
    case (.duration, .number(let seconds, _)): return measure(seconds, "s")
    case (.duration, .duration(let duration)):
      return measure(duration.value, duration.unit.rawValue)
    case (.fontWeight, .weight(let weight)):
      return weight.keyword.map { .string($0) } ?? .double(weight.value)
    case (.fontWeight, .number(let number, _)): return .double(number)
    case (.fontFamily, .text(let name)): return .string(name)
    case (.fontFamily, .list(let names)): return try list(names, of: .fontFamily)
    case (.shadow, .list(let layers)): return try list(layers, of: .shadow)
    case (.typography, .font(let font)): return typography(font)
    case (.transition, .motion(let motion)): return transition(motion)
    default: return nil
    }
  }

  private static func list(
    _ values: [SwiftValue], of type: TokenType
  ) throws(Unevaluated) -> JSONValue? {
    var elements: [JSONValue] = []
    for value in values {
      guard let json = try json(of: value, as: type) else { return nil }
      elements.append(json)
    }
    return elements.isEmpty ? nil : .array(elements)
  }

  static func pixels(_ number: Double) -> JSONValue { measure(number, "px") }

  static func measure(_ number: Double, _ unit: String) -> JSONValue {
    .object([.init("value", .double(number)), .init("unit", .string(unit))])
  }

  static func color(_ color: ColorValue) -> JSONValue {
    let components = color.components.map { $0.map(JSONValue.double) ?? .string("none") }
    var members: [JSONValue.Member] = [
      .init("colorSpace", .string(color.space.rawValue)), .init("components", .array(components)),
    ]
    if color.alpha != 1 { members.append(.init("alpha", .double(color.alpha))) }
    return .object(members)
  }

  /// A font has no line height of its own in Swift; that of CSS's `normal` comes near it.
  static let usualLineHeight = 1.2

  static func typography(_ font: FontValue) -> JSONValue {
    .object([
      .init("fontFamily", .array(font.family.map { .string($0) })),
      .init("fontSize", pixels(font.size)),
      .init("fontWeight", .double(font.weight.value)),
      .init("letterSpacing", pixels(0)),
      .init("lineHeight", .double(font.lineHeight ?? usualLineHeight)),
    ])
  }

  /// With the nearest plain curve where a spring has none.
  static func transition(_ motion: MotionValue) -> JSONValue {
    let curve = motion.curve ?? TokenBezier(0, 0, 0.58, 1)
    let points = [curve.x1, curve.y1, curve.x2, curve.y2]
    let duration = motion.duration ?? AnimationCurves.standardDuration
    return .object([
      .init("duration", measure(duration, "s")), .init("delay", measure(motion.delay, "s")),
      .init("timingFunction", .array(points.map { .double($0) })),
    ])
  }
}
