/// The colours that differ from one in OKLCH lightness alone, from black to white in small steps,
/// each as it would be written in that colour's space.
struct LightnessPath {
  /// Far finer than what is written, and so coarse that it does not show when the last digits of
  /// cube roots and powers differ between systems.
  static let steps = 100_000

  /// The step nearest to the colour itself.
  let origin: Int
  private let color: ColorValue
  /// OKLab's a and b: they stay when hue and chroma do.
  private let axes: (a: Double, b: Double)

  /// `nil` for a colour whose numbers are beyond all use.
  init?(_ color: ColorValue) {
    let oklab = color.srgb.oklab
    guard oklab.x.isFinite else { return nil }
    self.color = color
    // What conversions leave in a grey would tint it.
    let isGray = oklab.polar(achromatic: OKLab.achromatic)[2] == nil
    axes = isGray ? (0, 0) : (oklab.y, oklab.z)
    let step = (max(0, min(oklab.x, 1)) * Double(Self.steps)).rounded()
    origin = Int(exactly: step) ?? 0
  }

  /// The colour at `step`, not rounded; it may lie outside the sRGB gamut.
  func exact(_ step: Int) -> SRGBColor {
    let point = Vector3(Double(step) / Double(Self.steps), axes.a, axes.b)
    return SRGBColor(xyzD65: OKLab.xyzD65(oklab: point), alpha: color.alpha)
  }

  /// The colour at `step` in the space of the original. An RGB space that cannot hold it gets the
  /// form that is mapped into the sRGB gamut.
  func written(_ step: Int) -> ColorValue {
    switch color.space {
    case .oklab, .oklch:
      // The other components are the very ones that were written.
      let lightness = ColorValue(color.space, Double(step) / Double(Self.steps), 0, 0).asWritten
      var value = color
      value.components = [lightness.components[0]] + color.components.dropFirst()
      return value
    default:
      let exact = exact(step)
      let held = color.space.holds(exact) ? exact : exact.gamutMapped
      return ColorValue(held, in: color.space).asWritten
    }
  }
}

extension ColorSpace {
  /// Whether the space has components for `color` within the ranges of the design token format.
  fileprivate func holds(_ color: SRGBColor) -> Bool {
    switch self {
    case .srgb, .srgbLinear, .hsl, .hwb: color.isInGamut
    case .displayP3, .a98RGB, .proPhotoRGB, .rec2020: color.isInGamut(of: self)
    case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: true
    }
  }
}
