/// Colours as numbers: spaces, gamut, layers and contrast. Depends on nothing.
///
/// 1. ``ColorValue`` is a colour as written: a ``ColorSpace``, three components, alpha;
///    ``ColorValue/init(css:)`` reads one from CSS text.
/// 2. ``ColorValue/srgb`` converts it to an ``SRGBColor``, which may lie outside the sRGB gamut;
///    ``ColorValue/init(_:in:)`` is the way back.
/// 3. ``SRGBColor/gamutMapped`` and ``SRGBColor/clipped`` are the two ways to show such a colour.
/// 4. ``SRGBColor/composited(over:)`` puts a translucent colour onto what lies below.
/// 5. ``ContrastRatio`` compares two opaque colours by WCAG 2 and knows the levels it meets;
///    ``ContrastMatrix`` compares many with many.
/// 6. ``ColorStack`` is a foreground on its layers as they are written, and finds the
///    ``PassingColor`` nearest to a layer that makes the ratio large enough.
///
/// The arithmetic is that of CSS Color 4 and WCAG 2.2.

/// The colour spaces of the design token format (DTCG 2025.10, Color module), by their names there.
public enum ColorSpace: String, CaseIterable, Hashable, Sendable {
  /// Red, green, blue, each 0 to 1, gamma-encoded.
  case srgb
  /// Red, green, blue, each 0 to 1, in linear light.
  case srgbLinear = "srgb-linear"
  /// Hue in degrees, saturation and lightness 0 to 100.
  case hsl
  /// Hue in degrees, whiteness and blackness 0 to 100.
  case hwb
  /// CIE lightness 0 to 100, a and b unbounded, white point D50.
  case lab
  /// CIE lightness 0 to 100, chroma from 0, hue in degrees, white point D50.
  case lch
  /// Lightness 0 to 1, a and b unbounded.
  case oklab
  /// Lightness 0 to 1, chroma from 0, hue in degrees.
  case oklch
  /// Red, green, blue, each 0 to 1: the primaries of DCI-P3 with sRGB's white point and transfer
  /// curve.
  case displayP3 = "display-p3"
  /// Red, green, blue, each 0 to 1: Adobe RGB (1998).
  case a98RGB = "a98-rgb"
  /// Red, green, blue, each 0 to 1, white point D50: ROMM RGB.
  case proPhotoRGB = "prophoto-rgb"
  /// With a plain 2.4 power as transfer curve, as CSS Color 4 decided in 2025.
  case rec2020
  /// CIE X, Y, Z with white point D65, where Y is 1 for white.
  case xyzD65 = "xyz-d65"
  /// CIE X, Y, Z with white point D50, where Y is 1 for white.
  case xyzD50 = "xyz-d50"
}

/// A colour as it is written: components in a colour space, and alpha.
public struct ColorValue: Hashable, Sendable {
  /// The space the components are meant in.
  public var space: ColorSpace
  /// Three components in the units of ``ColorSpace``; `nil` is a missing one (`none`), which
  /// counts as 0 when the colour is shown.
  public var components: [Double?]
  /// 0 (clear) to 1 (opaque).
  public var alpha: Double

  /// A colour of three components in the units of `space`, not clamped; opaque unless `alpha` says
  /// otherwise.
  public init(
    _ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?,
    alpha: Double = 1
  ) {
    self.space = space
    self.components = [first, second, third]
    self.alpha = alpha
  }

  /// The components with 0 for missing ones.
  var vector: Vector3 {
    Vector3(
      (components.first ?? nil) ?? 0, components.dropFirst().first.flatMap { $0 } ?? 0,
      components.dropFirst(2).first.flatMap { $0 } ?? 0)
  }
}
