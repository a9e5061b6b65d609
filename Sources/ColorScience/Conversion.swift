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

extension ColorValue {
  /// `color` written in `space`. Nothing is clamped, so a colour outside the gamut of an RGB space
  /// has components outside their range, and ``srgb`` gives `color` back.
  ///
  /// As CSS Color 4 has it, a grey has no hue: in `hsl`, `hwb`, `lch` and `oklch` its hue is `nil`
  /// (`none`) where saturation or chroma are no more than what conversions leave.
  public init(_ color: SRGBColor, in space: ColorSpace) {
    let components = Self.components(of: color, in: space)
    self.init(space, components[0], components[1], components[2], alpha: color.alpha)
  }

  /// The same colour in `space`, see ``init(_:in:)``. A value that is in `space` already stays as
  /// it is, with its missing components.
  public func converted(to space: ColorSpace) -> ColorValue {
    space == self.space ? self : ColorValue(srgb, in: space)
  }

  private static func components(of color: SRGBColor, in space: ColorSpace) -> [Double?] {
    let encoded = Vector3(color.red, color.green, color.blue)
    switch space {
    case .srgb: return encoded.components
    case .srgbLinear: return color.linear.components
    case .hsl: return CylindricalRGB.hsl(rgb: encoded)
    case .hwb: return CylindricalRGB.hwb(rgb: encoded)
    case .oklch: return color.oklab.polar(achromatic: OKLab.achromatic)
    case .lch:
      return CIELab.lab(xyzD50: Matrix3.d65ToD50 * color.xyzD65)
        .polar(achromatic: CIELab.achromatic)
    case .lab, .oklab, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      return components(of: color.xyzD65, in: space).components
    }
  }

  private static func components(of xyz: Vector3, in space: ColorSpace) -> Vector3 {
    switch space {
    case .displayP3: (Matrix3.xyzD65ToDisplayP3 * xyz).map(TransferCurve.srgbFromLinear)
    case .a98RGB: (Matrix3.xyzD65ToA98RGB * xyz).map(TransferCurve.a98RGBFromLinear)
    case .rec2020: (Matrix3.xyzD65ToRec2020 * xyz).map(TransferCurve.rec2020FromLinear)
    case .proPhotoRGB:
      (Matrix3.xyzD50ToProPhotoRGB * (Matrix3.d65ToD50 * xyz))
        .map(TransferCurve.proPhotoRGBFromLinear)
    case .lab: CIELab.lab(xyzD50: Matrix3.d65ToD50 * xyz)
    case .oklab: OKLab.oklab(xyzD65: xyz)
    case .xyzD50: Matrix3.d65ToD50 * xyz
    case .xyzD65, .srgb, .srgbLinear, .hsl, .hwb, .lch, .oklch: xyz
    }
  }
}

extension Vector3 {
  fileprivate var components: [Double?] { [x, y, z] }
}
