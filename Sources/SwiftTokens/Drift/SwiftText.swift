import ColorScience
import DesignTokens
import JSONTree

/// How a value is written in Swift and in a token file, for suggestions; composite values, which
/// take many lines, are left out.
enum SwiftText {
  static func expression(of value: TokenValue) -> String? {
    switch value {
    case .dimension(let length): number(length.pixels)
    case .number(let number): self.number(number)
    case .duration(let duration):
      ".\(duration.unit == .s ? "seconds" : "milliseconds")(\(number(duration.value)))"
    case .color(let color): expression(of: color.value)
    default: nil
    }
  }

  /// `static let m: CGFloat = 12`.
  static func declaration(of value: TokenValue, name: String) -> String? {
    let type: String
    switch value {
    case .dimension: type = ": CGFloat"
    case .number: type = ": Double"
    case .duration: type = ": Swift.Duration"
    default: type = ""
    }
    return expression(of: value).map { "static let \(name)\(type) = \($0)" }
  }

  static func json(of value: TokenValue) -> String? {
    let json: JSONValue
    switch value {
    case .dimension(let length): json = ValueForm.measure(length.value, length.unit.rawValue)
    case .number(let number): json = .double(number)
    case .duration(let duration): json = ValueForm.measure(duration.value, duration.unit.rawValue)
    case .color(let color): json = ValueForm.color(color.value)
    default: return nil
    }
    return JSONWriter().string(json)
  }

  private static func expression(of color: ColorValue) -> String? {
    let space: String
    switch color.space {
    case .srgb: space = ".sRGB"
    case .displayP3: space = ".displayP3"
    case .srgbLinear: space = ".sRGBLinear"
    default: return nil
    }
    let parts = color.components.map { number($0 ?? 0) }
    guard parts.count == 3 else { return nil }
    let opacity = color.alpha == 1 ? "" : ", opacity: \(number(color.alpha))"
    return "SwiftUI.Color(\(space), red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])"
      + "\(opacity))"
  }

  private static func number(_ number: Double) -> String {
    JSONWriter().string(.double(number))
  }
}
