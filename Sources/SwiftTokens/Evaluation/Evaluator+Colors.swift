import ColorScience
import DesignTokens
import Diagnostics
import SwiftSymbols

// Colours in all the ways in which initialisers take them.

extension Evaluator {
  /// The colour that `expression` is: a literal one or one of the system.
  mutating func colorValue(
    _ expression: ConstantExpression, _ type: DeclaredType = .color
  ) throws(Unevaluated) -> SwiftValue {
    try color(try value(expression, as: type), of: expression)
  }

  /// The colour that a value is, which is that of `expression`.
  private mutating func color(
    _ found: SwiftValue, of expression: ConstantExpression
  ) throws(Unevaluated) -> SwiftValue {
    switch found {
    case .color, .system: return found
    case .text(let text): return .color(try hexColor(text, at: expression.location))
    case .number(let number, let digits):
      return .color(try hexColor(number, digits: digits, at: expression.location))
    default: throw Unevaluated("'\(Self.short(expression))' is not a colour", type: .color)
    }
  }

  mutating func color(_ name: String, _ call: CallSite) throws(Unevaluated) -> SwiftValue {
    do throws(Unevaluated) {
      return try colorMade(name, call)
    } catch {
      var failure = error
      failure.type = .color
      throw failure
    }
  }

  private mutating func colorMade(
    _ name: String, _ call: CallSite
  ) throws(Unevaluated) -> SwiftValue {
    let arguments = call.arguments
    if let components = Self.rgb(arguments) {
      return .color(try rgbColor(components, arguments))
    }
    if let white = arguments.first("white", "calibratedWhite", "deviceWhite") {
      let level = try number(white)
      return .color(try finished(.srgb, [level, level, level], arguments))
    }
    if let hue = arguments.first("hue", "calibratedHue", "deviceHue") {
      return .color(try hsbColor(hue, arguments))
    }
    if let hex = arguments.first("hex", "hexString", "hexValue", "rgb", "rgba", "argb")
      ?? (name.lowercased().hasPrefix("hex") ? arguments.unlabelled.first : nil)
    {
      return .color(try hexColor(hex, arguments))
    }
    if let color = try spaceColor(arguments) { return .color(color) }
    if let name = arguments.first("named", "name") { return try assetColor(name) }
    if let color = try assetOfCase(call) { return color }
    guard let inner = arguments.all.last(where: { Self.wrapping.contains($0.label ?? "") })?.value
    else { throw unknown(call.whole, .color) }
    return try wrapped(inner, call)
  }

  /// Labels of arguments that are a colour themselves.
  private static let wrapping: Set<String> = [
    "", "uiColor", "nsColor", "cgColor", "resource", "dynamicProvider",
  ]

  /// `Color("Asset")`, `Color(0xFF8800)`, `Color(uiColor: .systemGray6)`, `Color(UIColor { … })`.
  private mutating func wrapped(
    _ expression: ConstantExpression, _ call: CallSite
  ) throws(Unevaluated) -> SwiftValue {
    let inner = call.arguments.unlabelled.first ?? expression
    if case .string(let text) = inner.form, !text.hasPrefix("#") { return try assetColor(inner) }
    let label = call.arguments.all.first { $0.value == expression }?.label
    let type = label == "nsColor" ? "NSColor" : "UIColor"
    let found = try value(expression, as: DeclaredType([type]))
    // A name that is put together, or the raw value of a case.
    if label == nil, case .text(let text) = found, !text.hasPrefix("#"),
      let asset = catalog.color(named: text)
    {
      return try value(of: asset)
    }
    let value = try color(found, of: expression)
    guard case .system(var system) = value, system.modifiers.isEmpty else { return value }
    system.name = SuggestedCode.withoutModule(call.whole.description)
    return .system(system)
  }

  mutating func modified(
    _ color: ColorValue, _ name: String, _ call: CallSite
  ) throws(Unevaluated) -> ColorValue {
    guard Self.colorModifiers.contains(name), let argument = call.arguments.all.first?.value else {
      throw unknown(call.whole, .color)
    }
    var color = color
    let alpha = try number(argument)
    // SwiftUI multiplies, UIKit and AppKit replace.
    color.alpha = name == "opacity" ? color.alpha * alpha : alpha
    return color
  }
}

// MARK: - Components

extension Evaluator {
  private static func rgb(_ arguments: Arguments) -> [ConstantExpression]? {
    let red = arguments.first(
      "red", "displayP3Red", "srgbRed", "calibratedRed", "deviceRed", "genericGamma22Red")
    guard let red, let green = arguments.first("green"), let blue = arguments.first("blue") else {
      return nil
    }
    return [red, green, blue]
  }

  private mutating func rgbColor(
    _ components: [ConstantExpression], _ arguments: Arguments
  ) throws(Unevaluated) -> ColorValue {
    var space = ColorSpace.srgb
    if arguments.has("displayP3Red") {
      space = .displayP3
    } else if let name = arguments.unlabelled.first {
      guard case .member(_, let text) = name.form, let known = ColorSpaceNames.space(text) else {
        throw unknown(name, .color)
      }
      space = known
    }
    var numbers: [Double?] = []
    for component in components { numbers.append(try number(component)) }
    return try finished(space, numbers, arguments)
  }

  private mutating func hsbColor(
    _ hue: ConstantExpression, _ arguments: Arguments
  ) throws(Unevaluated) -> ColorValue {
    let saturation = try number(arguments.first("saturation"), default: 1)
    let brightness = try number(arguments.first("brightness"), default: 1)
    let turns = try number(hue)
    let turn = (turns - turns.rounded(.down)) * 6
    func channel(_ offset: Double) -> Double {
      let k = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return try finished(.srgb, [channel(5), channel(3), channel(1)], arguments)
  }

  /// `Color(.oklch, 0.7, nil, 250, opacity: 0.5)`, as exported source has it.
  private mutating func spaceColor(_ arguments: Arguments) throws(Unevaluated) -> ColorValue? {
    let parts = arguments.unlabelled
    guard parts.count == 4, case .member(_, let name) = parts[0].form,
      let space = ColorSpaceNames.space(name)
    else { return nil }
    var components: [Double?] = []
    for part in parts.dropFirst() {
      if case .none = part.form {
        components.append(nil)
      } else {
        components.append(try number(part))
      }
    }
    return try finished(space, components, arguments)
  }

  /// The colour with its opacity, when its components lie where their space has them.
  private mutating func finished(
    _ space: ColorSpace, _ components: [Double?], _ arguments: Arguments
  ) throws(Unevaluated) -> ColorValue {
    let alpha = try number(arguments.first("opacity", "alpha"), default: 1)
    guard ColorSpaceNames.accepts(components, in: space), 0...1 ~= alpha else {
      throw Unevaluated("a component is outside the colour space", type: .color)
    }
    return ColorValue(space, components[0], components[1], components[2], alpha: alpha)
  }
}

// MARK: - Hexadecimal digits

extension Evaluator {
  private mutating func hexColor(
    _ expression: ConstantExpression, _ arguments: Arguments
  ) throws(Unevaluated) -> ColorValue {
    var order: SwiftTokenOptions.HexDigits?
    if arguments.has("rgba") { order = .rrggbbaa }
    if arguments.has("argb") { order = .aarrggbb }
    var color: ColorValue
    switch try value(expression, as: nil) {
    case .text(let text): color = try hexColor(text, order, at: expression.location)
    case .number(let number, let digits):
      color = try hexColor(number, digits: digits, order, at: expression.location)
    default: throw unknown(expression, .color)
    }
    if let alpha = arguments.first("opacity", "alpha") { color.alpha = try number(alpha) }
    return color
  }

  private mutating func hexColor(
    _ number: Double, digits: String?, _ order: SwiftTokenOptions.HexDigits? = nil,
    at location: SourceLocation
  ) throws(Unevaluated) -> ColorValue {
    guard let value = UInt32(exactly: number) else {
      throw Unevaluated("the number is not a colour of 6 or 8 hexadecimal digits", type: .color)
    }
    var text = String(value, radix: 16)
    let isLong = digits.map { $0.count > 8 } ?? (text.count > 6)
    text = String(repeating: "0", count: max(0, (isLong ? 8 : 6) - text.count)) + text
    return try hexColor(text, order, at: location)
  }

  mutating func hexColor(
    _ text: String, _ order: SwiftTokenOptions.HexDigits? = nil, at location: SourceLocation
  ) throws(Unevaluated) -> ColorValue {
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if digits.lowercased().hasPrefix("0x") { digits = String(digits.dropFirst(2)) }
    if digits.count == 8 {
      let rotated = String(digits.dropFirst(2) + digits.prefix(2))
      if order == nil, options.hexDigits == nil, rotated != digits {
        hexOrder.add(text, at: location)
      }
      if (order ?? options.hexDigits) == .aarrggbb {
        digits = rotated
      }
    }
    guard [3, 4, 6, 8].contains(digits.count), let color = SRGBColor(hex: "#" + digits) else {
      throw Unevaluated("'\(text.prefix(40))' is not a colour in hexadecimal digits", type: .color)
    }
    return color.colorValue
  }
}
