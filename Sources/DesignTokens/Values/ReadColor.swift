import ColorScience
import Diagnostics
import JSONTree

extension ValueReader {
  /// `{ "colorSpace": …, "components": […], "alpha"?: …, "hex"?: … }` (Color module).
  mutating func readColor(_ cursor: Cursor) -> TokenColor? {
    let suggestion = LegacyForms.color(cursor.node)
    guard
      let object = fields(
        cursor, .color, required: ["colorSpace", "components"], optional: ["alpha", "hex"],
        suggestion: suggestion)
    else { return nil }
    guard let space = readSpace(cursor, object),
      let components = readComponents(cursor, object, space)
    else { return nil }
    var color = ColorValue(space, components[0], components[1], components[2])
    if let node = object["alpha"] {
      let cursor = cursor.member("alpha", node)
      guard let alpha = number(cursor, .color) else { return nil }
      guard 0...1 ~= alpha else {
        invalid(.color, "\(cursor.label) must be between 0 and 1", cursor)
        return nil
      }
      color.alpha = alpha
    }
    guard let node = object["hex"] else { return TokenColor(color) }
    let hex = cursor.member("hex", node)
    if let read = readTranslucentHex(hex, color, hasAlpha: object["alpha"] != nil) { return read }
    return readHex(hex, color)
  }

  private mutating func readSpace(_ cursor: Cursor, _ object: JSONObject) -> ColorSpace? {
    guard let node = object["colorSpace"], let cursor = part(cursor.member("colorSpace", node))
    else { return nil }
    guard let name = cursor.node.string else {
      invalid(.color, "\(cursor.label) must be a string, not \(cursor.node.kindName)", cursor)
      return nil
    }
    if let space = ColorSpace(rawValue: name) { return space }
    invalid(
      .color, "\(about: name) is not a colour space", cursor,
      suggestion: DidYouMean.suggestion(for: name, among: ColorSpace.allCases.map(\.rawValue)))
    return nil
  }

  private mutating func readComponents(
    _ cursor: Cursor, _ object: JSONObject, _ space: ColorSpace
  ) -> [Double?]? {
    guard let node = object["components"], let cursor = part(cursor.member("components", node))
    else { return nil }
    guard let nodes = cursor.node.array, nodes.count == 3 else {
      let found = cursor.node.array.map { "\($0.count) of them" } ?? cursor.node.kindName
      invalid(.color, "\(cursor.label) must be an array of three components, not \(found)", cursor)
      return nil
    }
    var components: [Double?] = []
    for (index, node) in nodes.enumerated() {
      guard let component = part(cursor.element(index, node)) else { return nil }
      if component.node.string == "none" {
        components.append(nil)
        continue
      }
      guard let value = component.node.double else {
        invalid(
          .color,
          "\(component.label) must be a number or \"none\", not \(component.node.kindName)",
          component)
        return nil
      }
      guard checkRange(value, space.ranges[index], component, space) else { return nil }
      components.append(value)
    }
    return components
  }

  private mutating func checkRange(
    _ value: Double, _ range: ComponentRange, _ cursor: Cursor, _ space: ColorSpace
  ) -> Bool {
    if range.contains(value) { return true }
    invalid(
      .color, "\(cursor.label) must be \(range.text) in \(space.rawValue)", cursor,
      suggestion: range.correction(of: value, in: space))
    return false
  }

  /// `hex` with eight digits, as older tools write it: the last two are the alpha, which counts
  /// where the colour states none.
  private mutating func readTranslucentHex(
    _ cursor: Cursor, _ color: ColorValue, hasAlpha: Bool
  ) -> TokenColor? {
    guard conformance(at: cursor) == .tolerant, let text = cursor.node.string,
      text.utf8.count == 9, let hex = SRGBColor(hex: text)
    else { return nil }
    report(
      .tokensHexMismatch,
      hasAlpha
        ? "the last two digits of 'hex' of \(about: cursor.token) are passed over"
        : "the last two digits of 'hex' of \(about: cursor.token) are taken as its alpha",
      cursor, suggestion: "put the transparency into 'alpha'")
    var color = color
    if !hasAlpha { color.alpha = hex.alpha }
    return TokenColor(color, hex: String(text.lowercased().prefix(7)))
  }

  private mutating func readHex(_ cursor: Cursor, _ color: ColorValue) -> TokenColor? {
    guard let cursor = part(cursor) else { return nil }
    guard let text = cursor.node.string, text.utf8.count == 7, let hex = SRGBColor(hex: text)
    else {
      invalid(
        .color, "\(cursor.label) must be '#' and six hexadecimal digits", cursor,
        suggestion: "put the transparency into 'alpha'")
      return nil
    }
    let srgb = color.srgb
    let candidates = [srgb.clipped, srgb.gamutMapped]
    // Half a step of rounding on either side.
    if !candidates.contains(where: { $0.isNear(hex, tolerance: 1.5 / 255) }) {
      report(
        .tokensHexMismatch,
        "'hex' of \(about: cursor.token) says \(text), but the components mean \(candidates[1].hex)",
        cursor,
        suggestion: "write \(candidates[1].hex) or remove 'hex': the components count")
    }
    return TokenColor(color, hex: text.lowercased())
  }
}

extension SRGBColor {
  fileprivate func isNear(_ other: SRGBColor, tolerance: Double) -> Bool {
    (red - other.red).magnitude <= tolerance && (green - other.green).magnitude <= tolerance
      && (blue - other.blue).magnitude <= tolerance
  }
}

/// What a component may be.
enum ComponentRange {
  case unit, percent, hue, nonNegative, any

  func contains(_ value: Double) -> Bool {
    switch self {
    case .unit: 0...1 ~= value
    case .percent: 0...100 ~= value
    case .hue: 0..<360 ~= value
    case .nonNegative: value >= 0
    case .any: true
    }
  }

  var text: String {
    switch self {
    case .unit: "between 0 and 1"
    case .percent: "between 0 and 100"
    case .hue: "at least 0 and below 360"
    case .nonNegative: "0 or more"
    case .any: "a number"
    }
  }

  /// What a number outside the range was probably meant to be.
  func correction(of value: Double, in space: ColorSpace) -> String? {
    switch self {
    case .unit:
      let whole = space.usualWhole
      guard value > 1, value <= whole else { return nil }
      return "write it as a fraction of \(CSSNumber.text(whole)): \(Self.rounded(value / whole))"
    case .hue:
      let turned = value.truncatingRemainder(dividingBy: 360)
      return "write \(Self.rounded(turned < 0 ? turned + 360 : turned)), which is the same hue"
    case .percent, .nonNegative, .any: return nil
    }
  }

  private static func rounded(_ value: Double) -> String {
    CSSNumber.text((value * 10000).rounded() / 10000)
  }
}

extension ColorSpace {
  /// What stands for 1 where a component is not written as a fraction.
  fileprivate var usualWhole: Double {
    switch self {
    case .oklab, .oklch, .xyzD65, .xyzD50: 100
    default: 255
    }
  }

  /// The ranges of the Color module's table.
  var ranges: [ComponentRange] {
    switch self {
    case .hsl, .hwb: [.hue, .percent, .percent]
    case .lab: [.percent, .any, .any]
    case .lch: [.percent, .nonNegative, .hue]
    case .oklab: [.unit, .any, .any]
    case .oklch: [.unit, .nonNegative, .hue]
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      [.unit, .unit, .unit]
    }
  }
}
