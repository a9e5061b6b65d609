/// HSL and HWB: other ways to write gamma-encoded sRGB.
enum CylindricalRGB {
  static func rgb(hsl color: Vector3) -> Vector3 {
    let saturation = color.y / 100
    let lightness = color.z / 100
    let hue = color.x.positiveRemainder(dividingBy: 360)
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue / 30).positiveRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return Vector3(channel(0), channel(8), channel(4))
  }

  static func rgb(hwb color: Vector3) -> Vector3 {
    let white = color.y / 100
    let black = color.z / 100
    if white + black >= 1 {
      let gray = white / (white + black)
      return Vector3(gray, gray, gray)
    }
    return rgb(hsl: Vector3(color.x, 100, 50)).map { $0 * (1 - white - black) + white }
  }

  /// How far apart the channels of a grey may be: what conversions leave (CSS Color 4, the sample
  /// code of HWB).
  private static let achromatic = 1e-5

  /// The hue of a colour in degrees; `nil` for a grey, which has none.
  private static func hue(_ color: Vector3) -> Double? {
    let reach = color.highest - color.lowest
    guard reach > achromatic else { return nil }
    let sixths =
      switch color.highest {
      case color.x: (color.y - color.z) / reach
      case color.y: (color.z - color.x) / reach + 2
      default: (color.x - color.y) / reach + 4
      }
    return (sixths * 60).positiveRemainder(dividingBy: 360)
  }

  static func hsl(rgb color: Vector3) -> [Double?] {
    let lightness = (color.highest + color.lowest) / 2
    let room = min(lightness, 1 - lightness)
    let saturation = room == 0 ? 0 : (color.highest - lightness) / room
    // Beyond black and white the saturation is negative, which CSS does not read: the opposite
    // hue says the same.
    let turn = saturation < 0 ? 180.0 : 0
    let hue = hue(color).map { ($0 + turn).positiveRemainder(dividingBy: 360) }
    return [hue, saturation.magnitude * 100, lightness * 100]
  }

  static func hwb(rgb color: Vector3) -> [Double?] {
    [hue(color), color.lowest * 100, (1 - color.highest) * 100]
  }
}

extension Vector3 {
  fileprivate var highest: Double { max(x, y, z) }
  fileprivate var lowest: Double { min(x, y, z) }
}
