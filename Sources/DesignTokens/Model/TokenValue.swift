import ColorScience

/// A token's value with all references replaced, one case for each type of DTCG 2025.10 and one for
/// what it has no form for.
public enum TokenValue: Hashable, Sendable {
  /// A colour as it was written, not converted.
  case color(TokenColor)
  /// A length with the unit it was written in.
  case dimension(TokenDimension)
  /// Family names, the most preferred first, never empty.
  case fontFamily([String])
  /// A weight from 1 to 1000.
  case fontWeight(TokenFontWeight)
  /// A time with the unit it was written in.
  case duration(TokenDuration)
  /// How a change speeds up and slows down while it lasts.
  case cubicBezier(TokenBezier)
  /// A number without a unit, such as an opacity or a ratio.
  case number(Double)
  /// How a line is drawn: by a keyword, or as dashes with their caps.
  case strokeStyle(TokenStrokeStyle)
  /// The line around a shape.
  case border(TokenBorder)
  /// How a change runs: its time, its delay and its curve.
  case transition(TokenTransition)
  /// Layers as written, the topmost first, never empty.
  case shadow([TokenShadow])
  /// Stops as written, never empty.
  case gradient([TokenGradientStop])
  /// How text is set.
  case typography(TokenTypography)
  /// What the standard has no form for, as it was written.
  case other(TokenOther)

  /// The type the value belongs to.
  public var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .other: .other
    }
  }

  /// The name of the type: that of the standard, or what the file calls a kept value.
  public var typeName: String {
    if case .other(let kept) = self { kept.typeName } else { type.rawValue }
  }
}

/// A colour as written, with the fallback its author gave.
public struct TokenColor: Hashable, Sendable {
  /// The components in the space in which they were written.
  public var value: ColorValue
  /// `#rrggbb` for tools that know no other notation; the components are what counts.
  public var hex: String?

  /// A colour from its components; `hex` only repeats them for other tools.
  public init(_ value: ColorValue, hex: String? = nil) {
    self.value = value
    self.hex = hex
  }
}

/// A length with the unit it was written in.
public struct TokenDimension: Hashable, Sendable {
  /// The units of DTCG 2025.10, by their names in `unit`.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    /// A CSS pixel, an Apple point, an Android dp.
    case px
    /// A multiple of the reader's default font size.
    case rem
  }

  /// The number before the unit; negative where the property allows it.
  public var value: Double
  /// What the number counts.
  public var unit: Unit

  /// A length of `value` units.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The length in pixels, a rem counted as 16.
  public var pixels: Double { unit == .rem ? value * 16 : value }
}

/// A time with the unit it was written in.
public struct TokenDuration: Hashable, Sendable {
  /// The units of DTCG 2025.10, by their names in `unit`.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    /// Thousandths of a second.
    case ms
    /// Seconds.
    case s
  }

  /// The number before the unit.
  public var value: Double
  /// What the number counts.
  public var unit: Unit

  /// A time of `value` units.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The time in thousandths of a second, whatever it was written in.
  public var milliseconds: Double { unit == .s ? value * 1000 : value }
}

/// A timing curve from (0, 0) to (1, 1) by its two control points; both x lie in 0…1.
public struct TokenBezier: Hashable, Sendable {
  /// The coordinates of the two control points; both y may lie outside of 0…1.
  public var x1, y1, x2, y2: Double

  /// A curve by its control points in the order of CSS's `cubic-bezier()`; nothing is clamped.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
