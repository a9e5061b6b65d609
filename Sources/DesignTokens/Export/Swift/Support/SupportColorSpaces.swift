import ColorScience

// The arithmetic of CSS Color 4 from the spaces that tokens use to sRGB in linear light, which
// SwiftUI takes without limits. It must agree with ColorScience; a test compares the two.

extension SwiftSupport {
  /// `ColorSpaceToken` with the spaces that are used, and the initialiser of `Color` with them.
  var colorSpaces: String {
    let used = ColorSpace.allCases.filter(spaces.contains)
    let cases = used.map { "    case \($0.swiftName)" }
    let arms = used.map { "      case .\($0.swiftName):\($0.linearSRGB)" }
    let helpers = ColorHelper.allCases.filter { helper in
      used.contains { $0.helpers.contains(helper) }
    }.map { "\n" + $0.text }
    return
      (Self.colorSpaceStart + cases + Self.conversionStart + arms + ["      }", "    }"]
      + helpers + ["  }", "}"]).joined(separator: "\n") + "\n\n" + Self.colorInitializer
  }

  private static let colorSpaceStart = [
    "extension NAMESPACE {",
    "  /// Spaces of CSS Color 4 in which colours are written, with components as CSS has them.",
    "  public enum ColorSpaceToken: Hashable, Sendable {",
  ]

  private static let conversionStart = [
    "",
    "    /// Components in this space as red, green and blue in linear light, outside of 0 and 1",
    "    /// where sRGB does not reach.",
    "    public func linearSRGB(_ color: SIMD3<Double>) -> SIMD3<Double> {",
    "      switch self {",
  ]

  private static let colorInitializer = """
    extension SwiftUI.Color {
      /// A colour by its components in a space of CSS Color 4; `nil` is a missing one and drawn
      /// as 0.
      public init(
        _ space: NAMESPACE.ColorSpaceToken, _ first: Double?, _ second: Double?, _ third: Double?,
        opacity: Double = 1
      ) {
        let color = space.linearSRGB(SIMD3(first ?? 0, second ?? 0, third ?? 0))
        self.init(.sRGBLinear, red: color.x, green: color.y, blue: color.z, opacity: opacity)
      }
    }
    """
}

extension ColorSpace {
  /// The conversion of `color` from this space, in the names of ``ColorHelper``.
  fileprivate var linearSRGB: String {
    switch self {
    case .srgb: " Self.decoded(color)"
    case .srgbLinear: " color"
    case .hsl: " Self.decoded(Self.rgb(hsl: color))"
    case .hwb: " Self.decoded(Self.rgb(hwb: color))"
    case .lab: " Self.linear(lab: color)"
    case .lch: " Self.linear(lab: Self.rectangular(color))"
    case .oklab: " Self.linear(oklab: color)"
    case .oklch: " Self.linear(oklab: Self.rectangular(color))"
    case .displayP3: " Self.linear(displayP3: Self.decoded(color))"
    case .a98RGB: " Self.linear(a98RGB: Self.each(color) { pow($0, 563.0 / 256) })"
    case .proPhotoRGB:
      "\n        Self.linear(proPhotoRGB: Self.each(color) { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) })"
    case .rec2020: " Self.linear(rec2020: Self.each(color) { pow($0, 2.4) })"
    case .xyzD65: " Self.linear(xyzD65: color)"
    case .xyzD50: " Self.linear(xyzD50: color)"
    }
  }

  fileprivate var helpers: Set<ColorHelper> {
    switch self {
    case .srgb: [.decoded, .each]
    case .srgbLinear: []
    case .hsl: [.hsl, .decoded, .each]
    case .hwb: [.hwb, .hsl, .decoded, .each]
    case .lab: [.lab, .xyzD50, .product]
    case .lch: [.rectangular, .lab, .xyzD50, .product]
    case .oklab: [.oklab, .product]
    case .oklch: [.rectangular, .oklab, .product]
    case .displayP3: [.displayP3, .decoded, .each, .product]
    case .a98RGB: [.a98RGB, .each, .product]
    case .proPhotoRGB: [.proPhotoRGB, .each, .product]
    case .rec2020: [.rec2020, .each, .product]
    case .xyzD65: [.xyzD65, .product]
    case .xyzD50: [.xyzD50, .product]
    }
  }
}
