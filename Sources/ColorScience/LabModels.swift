/// CIE Lab under D50.
enum CIELab {
  /// The chroma up to which a colour is a grey (CSS Color 4, the sample code of LCH).
  static let achromatic = 0.0015

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

  static func lab(xyzD50 color: Vector3) -> Vector3 {
    let f0 = root(color.x / whiteD50.x)
    let f1 = root(color.y / whiteD50.y)
    let f2 = root(color.z / whiteD50.z)
    return Vector3(116 * f1 - 16, 500 * (f0 - f1), 200 * (f1 - f2))
  }

  private static func root(_ value: Double) -> Double {
    value > epsilon ? Trigonometry.cubeRoot(value) : (kappa * value + 16) / 116
  }
}

/// OKLab, the space in which gamut mapping happens.
enum OKLab {
  /// The chroma up to which a colour is a grey (CSS Color 4, the sample code of OKLCH).
  static let achromatic = 0.000004

  static func xyzD65(oklab color: Vector3) -> Vector3 {
    Matrix3.lmsToXYZD65 * (Matrix3.oklabToLMSRoots * color).map { $0 * $0 * $0 }
  }

  static func oklab(xyzD65 color: Vector3) -> Vector3 {
    Matrix3.lmsRootsToOKLab * (Matrix3.xyzD65ToLMS * color).map(Trigonometry.cubeRoot)
  }
}

extension Vector3 {
  /// Lightness, chroma, hue as lightness, a, b.
  var rectangular: Vector3 {
    let axes = Trigonometry.axes(chroma: y, hue: z)
    return Vector3(x, axes.a, axes.b)
  }

  /// Lightness, a, b as lightness, chroma, hue. A chroma up to `achromatic` has no hue.
  func polar(achromatic: Double) -> [Double?] {
    let chroma = (y * y + z * z).squareRoot()
    return [x, chroma, chroma > achromatic ? Trigonometry.hue(a: y, b: z) : nil]
  }
}
