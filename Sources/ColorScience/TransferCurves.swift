#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Encoded components to linear light and back. Signs are kept, so that colours outside the
/// gamut survive the way there and back.
enum TransferCurve {
  /// sRGB and Display P3.
  static func linearFromSRGB(_ encoded: Double) -> Double {
    keepingSign(encoded) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  static func srgbFromLinear(_ linear: Double) -> Double {
    keepingSign(linear) { $0 <= 0.0031308 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
  }

  static func linearFromA98RGB(_ encoded: Double) -> Double {
    keepingSign(encoded) { pow($0, 563.0 / 256) }
  }

  static func a98RGBFromLinear(_ linear: Double) -> Double {
    keepingSign(linear) { pow($0, 256.0 / 563) }
  }

  static func linearFromProPhotoRGB(_ encoded: Double) -> Double {
    keepingSign(encoded) { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) }
  }

  static func proPhotoRGBFromLinear(_ linear: Double) -> Double {
    keepingSign(linear) { $0 <= 1.0 / 512 ? $0 * 16 : pow($0, 1 / 1.8) }
  }

  static func linearFromRec2020(_ encoded: Double) -> Double {
    keepingSign(encoded) { pow($0, 2.4) }
  }

  static func rec2020FromLinear(_ linear: Double) -> Double {
    keepingSign(linear) { pow($0, 1 / 2.4) }
  }

  private static func keepingSign(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }
}

/// The only trigonometry and roots that colours need.
enum Trigonometry {
  /// A chroma and a hue in degrees as the two axes they stand for.
  static func axes(chroma: Double, hue: Double) -> (a: Double, b: Double) {
    let radians = hue * .pi / 180
    return (chroma * cos(radians), chroma * sin(radians))
  }

  /// The hue in degrees, 0 up to 360, of the point (`a`, `b`).
  static func hue(a: Double, b: Double) -> Double {
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
}
