import ColorScience

/// The names of colour spaces in Swift: SwiftUI's own, and those of exported source.
enum ColorSpaceNames {
  static func space(_ name: String) -> ColorSpace? { byName[name] }

  private static let byName: [String: ColorSpace] = [
    "sRGB": .srgb, "sRGBLinear": .srgbLinear, "displayP3": .displayP3,
    "srgb": .srgb, "srgbLinear": .srgbLinear, "hsl": .hsl, "hwb": .hwb, "lab": .lab, "lch": .lch,
    "oklab": .oklab, "oklch": .oklch, "a98RGB": .a98RGB, "proPhotoRGB": .proPhotoRGB,
    "rec2020": .rec2020, "xyzD65": .xyzD65, "xyzD50": .xyzD50,
  ]

  /// Whether a token file may state the components: those of red, green and blue lie within 0 and
  /// 1. The ranges of the other spaces are left to the reader of tokens.
  static func accepts(_ components: [Double?], in space: ColorSpace) -> Bool {
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: true
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      components.allSatisfy { component in component.map { 0...1 ~= $0 } ?? true }
    }
  }
}
