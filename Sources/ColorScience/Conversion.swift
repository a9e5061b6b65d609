extension ColorValue {
  /// The colour in gamma-encoded sRGB, not clamped: components outside 0…1 mean that it lies
  /// outside the sRGB gamut.
  public var srgb: SRGBColor {
    let color = vector
    switch space {
    case .srgb: return SRGBColor(encoded: color, alpha: alpha)
    case .hsl: return SRGBColor(encoded: CylindricalRGB.rgb(hsl: color), alpha: alpha)
    case .hwb: return SRGBColor(encoded: CylindricalRGB.rgb(hwb: color), alpha: alpha)
    case .srgbLinear:
      return SRGBColor(encoded: color.map(TransferCurve.srgbFromLinear), alpha: alpha)
    default: return SRGBColor(xyzD65: xyzD65(color), alpha: alpha)
    }
  }

  private func xyzD65(_ color: Vector3) -> Vector3 {
    switch space {
    case .displayP3: Matrix3.displayP3ToXYZD65 * color.map(TransferCurve.linearFromSRGB)
    case .a98RGB: Matrix3.a98RGBToXYZD65 * color.map(TransferCurve.linearFromA98RGB)
    case .rec2020: Matrix3.rec2020ToXYZD65 * color.map(TransferCurve.linearFromRec2020)
    case .proPhotoRGB:
      Matrix3.d50ToD65
        * (Matrix3.proPhotoRGBToXYZD50 * color.map(TransferCurve.linearFromProPhotoRGB))
    case .lab: Matrix3.d50ToD65 * CIELab.xyzD50(lab: color)
    case .lch: Matrix3.d50ToD65 * CIELab.xyzD50(lab: color.rectangular)
    case .oklab: OKLab.xyzD65(oklab: color)
    case .oklch: OKLab.xyzD65(oklab: color.rectangular)
    case .xyzD50: Matrix3.d50ToD65 * color
    case .xyzD65: color
    case .srgb, .srgbLinear, .hsl, .hwb: color
    }
  }
}

extension Vector3 {
  /// Lightness, chroma, hue as lightness, a, b.
  var rectangular: Vector3 {
    let axes = Trigonometry.axes(chroma: y, hue: z)
    return Vector3(x, axes.a, axes.b)
  }
}

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
}

/// CIE Lab under D50.
enum CIELab {
  private static let kappa = 24389.0 / 27
  private static let epsilon = 216.0 / 24389

  static func xyzD50(lab color: Vector3) -> Vector3 {
    let f1 = (color.x + 16) / 116
    let f0 = color.y / 500 + f1
    let f2 = f1 - color.z / 200
    let y = color.x > kappa * epsilon ? f1 * f1 * f1 : color.x / kappa
    return Vector3(inverse(f0) * whiteD50.x, y * whiteD50.y, inverse(f2) * whiteD50.z)
  }

  private static func inverse(_ f: Double) -> Double {
    let cube = f * f * f
    return cube > epsilon ? cube : (116 * f - 16) / kappa
  }
}

/// OKLab, the space in which gamut mapping happens.
enum OKLab {
  static func xyzD65(oklab color: Vector3) -> Vector3 {
    Matrix3.lmsToXYZD65 * (Matrix3.oklabToLMSRoots * color).map { $0 * $0 * $0 }
  }

  static func oklab(xyzD65 color: Vector3) -> Vector3 {
    Matrix3.lmsRootsToOKLab * (Matrix3.xyzD65ToLMS * color).map(Trigonometry.cubeRoot)
  }
}
