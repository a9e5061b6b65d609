/// A colour in gamma-encoded sRGB with straight alpha.
///
/// The components are floating point and are not clamped: nothing is rounded before the end.
public struct SRGBColor: Hashable, Sendable {
  /// 0 to 1 inside the gamut.
  public var red, green, blue: Double
  /// 0 (clear) to 1 (opaque).
  public var alpha: Double

  /// A colour of three components from 0 to 1, where values outside mean a colour outside the
  /// gamut; opaque unless `alpha` says otherwise.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque white, `#ffffff`.
  public static let white = SRGBColor(red: 1, green: 1, blue: 1)
  /// Opaque black, `#000000`.
  public static let black = SRGBColor(red: 0, green: 0, blue: 0)

  /// How far outside 0…1 a component may lie and still count as inside: what conversions lose.
  static let gamutTolerance = 1e-5

  /// Whether sRGB can show the colour.
  public var isInGamut: Bool {
    Self.areInside([red, green, blue])
  }

  /// Whether a Display P3 screen can show the colour.
  public var isInDisplayP3: Bool {
    isInGamut(of: .displayP3)
  }

  /// Whether the components in `space`, an RGB space, stay within 0…1.
  func isInGamut(of space: ColorSpace) -> Bool {
    let color = ColorValue(self, in: space).vector
    return Self.areInside([color.x, color.y, color.z])
  }

  private static func areInside(_ components: [Double]) -> Bool {
    let range = -gamutTolerance...(1 + gamutTolerance)
    return components.allSatisfy(range.contains)
  }

  /// The colour with every component cut to 0…1: what browsers paint. The hue may shift.
  public var clipped: SRGBColor {
    // Written so that a NaN becomes 0.
    func cut(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return SRGBColor(red: cut(red), green: cut(green), blue: cut(blue), alpha: cut(alpha))
  }

  /// The same colour with another alpha.
  public func with(alpha: Double) -> SRGBColor {
    SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour as a value that keeps its space.
  public var colorValue: ColorValue { ColorValue(.srgb, red, green, blue, alpha: alpha) }
}

extension SRGBColor {
  init(encoded: Vector3, alpha: Double) {
    self.init(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
  }

  init(xyzD65: Vector3, alpha: Double) {
    let linear = Matrix3.xyzD65ToSRGB * xyzD65
    self.init(encoded: linear.map(TransferCurve.srgbFromLinear), alpha: alpha)
  }

  /// The components in linear light.
  var linear: Vector3 { Vector3(red, green, blue).map(TransferCurve.linearFromSRGB) }

  var xyzD65: Vector3 { Matrix3.srgbToXYZD65 * linear }

  var oklab: Vector3 { OKLab.oklab(xyzD65: xyzD65) }
}
