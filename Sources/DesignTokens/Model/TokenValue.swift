import ColorScience

/// A token's value with all references replaced, one case for each type of DTCG 2025.10.
public enum TokenValue: Hashable, Sendable {
  case color(TokenColor)
  case dimension(TokenDimension)
  /// Family names, the most preferred first, never empty.
  case fontFamily([String])
  case fontWeight(TokenFontWeight)
  case duration(TokenDuration)
  case cubicBezier(TokenBezier)
  case number(Double)
  case strokeStyle(TokenStrokeStyle)
  case border(TokenBorder)
  case transition(TokenTransition)
  /// Layers as written, the topmost first, never empty.
  case shadow([TokenShadow])
  /// Stops as written, never empty.
  case gradient([TokenGradientStop])
  case typography(TokenTypography)

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
    }
  }
}

/// A colour as written, with the fallback its author gave.
public struct TokenColor: Hashable, Sendable {
  public var value: ColorValue
  /// `#rrggbb` for tools that know no other notation; the components are what counts.
  public var hex: String?

  public init(_ value: ColorValue, hex: String? = nil) {
    self.value = value
    self.hex = hex
  }
}

/// A length.
public struct TokenDimension: Hashable, Sendable {
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    /// A CSS pixel, an Apple point, an Android dp.
    case px
    /// A multiple of the reader's default font size.
    case rem
  }

  public var value: Double
  public var unit: Unit

  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The length in pixels, a rem counted as 16.
  public var pixels: Double { unit == .rem ? value * 16 : value }
}

/// A span of time.
public struct TokenDuration: Hashable, Sendable {
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    case ms
    case s
  }

  public var value: Double
  public var unit: Unit

  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  public var milliseconds: Double { unit == .s ? value * 1000 : value }
}

/// A timing curve from (0, 0) to (1, 1) by its two control points; both x lie in 0…1.
public struct TokenBezier: Hashable, Sendable {
  public var x1, y1, x2, y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
