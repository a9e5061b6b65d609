/// How one component of a colour function is read, by the tables of CSS Color 4.
enum CSSChannel {
  /// A number divided by `unit`, or a percentage of `reference`, kept within `range`.
  case scaled(unit: Double, reference: Double, range: ClosedRange<Double>)
  /// A number of degrees or an angle, brought into 0..<360.
  case hue

  private static let unbounded = -Double.infinity...Double.infinity
  private static let positive = 0...Double.infinity

  static let byte = CSSChannel.scaled(unit: 255, reference: 1, range: 0...1)
  static let unit = CSSChannel.scaled(unit: 1, reference: 1, range: unbounded)
  static let alpha = CSSChannel.scaled(unit: 1, reference: 1, range: 0...1)
  static let percent = CSSChannel.scaled(unit: 1, reference: 100, range: unbounded)
  static let saturation = CSSChannel.scaled(unit: 1, reference: 100, range: positive)
  static let lightness = CSSChannel.scaled(unit: 1, reference: 100, range: 0...100)
  static let labAxis = CSSChannel.scaled(unit: 1, reference: 125, range: unbounded)
  static let chroma = CSSChannel.scaled(unit: 1, reference: 150, range: positive)
  static let okLightness = CSSChannel.scaled(unit: 1, reference: 1, range: 0...1)
  static let okAxis = CSSChannel.scaled(unit: 1, reference: 0.4, range: unbounded)
  static let okChroma = CSSChannel.scaled(unit: 1, reference: 0.4, range: positive)

  /// The component that `token` states; `nil` for `none`.
  func value(_ token: CSSColorToken) throws(NotAColor) -> Double? {
    if token == .identifier("none") { return nil }
    switch self {
    case .hue: return try CSSChannel.degrees(token)
    case .scaled(let unit, let reference, let range):
      let value: Double
      switch token {
      case .number(let number): value = number / unit
      case .percentage(let percentage): value = Self.part(percentage, of: reference)
      default: throw NotAColor()
      }
      return min(max(value, range.lowerBound), range.upperBound)
    }
  }

  /// Written so that the factor has no rounding error: 31.8% of 1 is 0.318, of 100 it is 31.8.
  private static func part(_ percentage: Double, of reference: Double) -> Double {
    reference > 1 ? percentage * (reference / 100) : percentage / (100 / reference)
  }

  private static func degrees(_ token: CSSColorToken) throws(NotAColor) -> Double {
    let degrees: Double
    switch token {
    case .number(let value), .dimension(let value, unit: "deg"): degrees = value
    case .dimension(let value, unit: "grad"): degrees = value * 0.9
    case .dimension(let value, unit: "rad"): degrees = value * 180 / .pi
    case .dimension(let value, unit: "turn"): degrees = value * 360
    default: throw NotAColor()
    }
    guard degrees.isFinite else { throw NotAColor() }
    return degrees.positiveRemainder(dividingBy: 360)
  }
}
