import ColorScience

// Values without parts that could be references.

extension SwiftExporter {
  /// How a value without parts is written: `12`, `SwiftUI.Color(.sRGB, red: 0, green: 0, blue: 0)`.
  ///
  /// - Returns: `nil` for a composite value, and for one that needs a type or a constant that only
  ///   exported source brings along.
  public static func expression(for value: TokenValue) -> String? {
    switch value {
    case .number, .duration, .fontFamily: break
    case .dimension(let length): if length.unit != .px { return nil }
    case .color(let color):
      let isKnown = [.srgb, .srgbLinear, .displayP3].contains(color.value.space)
      if !isKnown || color.value.components.contains(nil) { return nil }
    default: return nil
    }
    return SwiftRenderer.simple(value, rem: ExportedSwift.rem).line
  }

  /// How a constant with such a value is declared: `static let m: CGFloat = 12`.
  public static func declaration(of value: TokenValue, name: String) -> String? {
    let type = SwiftRenderer.typeName(of: value).map { ": " + $0 } ?? ""
    return expression(for: value).map { "static let \(name)\(type) = \($0)" }
  }
}

extension SwiftRenderer {
  /// The type to write down for a value whose literal would have another.
  static func typeName(of value: TokenValue) -> String? {
    switch value {
    case .dimension: "CGFloat"
    case .number: "Double"
    case .duration: "Swift.Duration"
    case .fontFamily: "[String]"
    default: nil
    }
  }

  /// - Parameter rem: How the member is called that holds the length of one rem.
  static func simple(_ value: TokenValue, rem: String) -> ExportedExpression {
    switch value {
    case .color(let color): self.color(color.value)
    case .dimension(let dimension): self.dimension(dimension, rem: rem)
    case .fontFamily(let names): .array(names.map { .literal(SwiftText.quoted($0)) })
    case .fontWeight(let weight): fontWeight(weight)
    case .duration(let duration): self.duration(duration)
    case .cubicBezier(let curve):
      .call(
        .cubicBezier, [curve.x1, curve.y1, curve.x2, curve.y2].map(ExportedExpression.number))
    case .number(let number): .number(number)
    case .strokeStyle(.keyword(let keyword)): .member(of: .strokeStyle, keyword.rawValue)
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .other:
      // Composite values are written part by part; none of them gets here.
      .literal("")
    }
  }

  private static func dimension(_ dimension: TokenDimension, rem: String) -> ExportedExpression {
    switch dimension.unit {
    case .px: .number(dimension.value)
    case .rem: .rem(dimension.value, member: rem)
    }
  }

  private static func duration(_ duration: TokenDuration) -> ExportedExpression {
    let unit = duration.unit == .ms ? ".milliseconds" : ".seconds"
    return .call(unit, [.number(duration.value)])
  }

  private static func fontWeight(_ weight: TokenFontWeight) -> ExportedExpression {
    var arguments = [ExportedExpression.Argument(label: nil, value: .number(weight.value))]
    if let keyword = weight.keyword {
      arguments.append(.init(label: "keyword", value: .literal(SwiftText.quoted(keyword))))
    }
    return .call(ExportedSwift.SupportType.fontWeight.name, arguments)
  }

  /// SwiftUI's own initialiser for the three spaces that it knows, ours for all others and where
  /// a component is missing.
  private static func color(_ color: ColorValue) -> ExportedExpression {
    let opacity = color.alpha == 1 ? [] : [("opacity", ExportedExpression.number(color.alpha))]
    let known: String? =
      switch color.space {
      case .srgb: ".sRGB"
      case .displayP3: ".displayP3"
      case .srgbLinear: ".sRGBLinear"
      default: nil
      }
    let components = color.components.compactMap { $0.map(ExportedExpression.number) }
    if let known, components.count == 3 {
      let channels = zip(["red", "green", "blue"], components).map { ($0, $1) } + opacity
      let arguments = channels.map { ExportedExpression.Argument(label: $0.0, value: $0.1) }
      return .call("SwiftUI.Color", [.init(label: nil, value: .literal(known))] + arguments)
    }
    let values =
      [.space(color.space)]
      + color.components.map { $0.map(ExportedExpression.number) ?? .literal("nil") }
    return .call(
      "SwiftUI.Color",
      values.map { .init(label: nil, value: $0) }
        + opacity.map { .init(label: $0.0, value: $0.1) })
  }
}
