import ColorScience
import Testing

/// How a passing colour is written in the space of the one it replaces.
@Suite struct PassingColorSpaceTests {
  private let white = ColorValue(.srgb, 1, 1, 1)

  private func darkened(_ color: ColorValue) throws -> ColorValue {
    let stack = ColorStack([white, color])
    return try #require(stack.nearestPassing(changing: 1, minimum: 4.5)).color
  }

  @Test func movesOnlyTheLightnessOfOKLCH() throws {
    let color = ColorValue(.oklch, 0.7, 0.123456, nil, alpha: 0.9)
    let passing = try darkened(color)
    #expect(passing.components[1] == 0.123456)
    #expect(passing.components[2] == nil)
    #expect(passing.alpha == 0.9)
    #expect(try darkened(ColorValue(.oklab, 0.7, 0.1, -0.1)).components[1] == 0.1)
    #expect(
      try darkened(ColorValue(.oklch, 0.7, 0.15, 150)) == ColorValue(.oklch, 0.5519, 0.15, 150))
  }

  /// One ten thousandth nearer, the colour fails.
  @Test(arguments: [0.0, 60, 150, 240, 330])
  func stopsAtTheLastDecimal(hue: Double) throws {
    var color = try darkened(ColorValue(.oklch, 0.8, 0.08, hue))
    #expect(try #require(ColorStack([white, color]).ratio).value >= 4.5)
    color.components[0] = (color.components[0] ?? 0) + 0.0001
    #expect(try #require(ColorStack([white, color]).ratio).value < 4.5)
  }

  @Test(arguments: ColorSpace.allCases)
  func staysInItsSpace(space: ColorSpace) throws {
    let original = try #require(SRGBColor(hex: "#5aa0e0"))
    let passing = try darkened(ColorValue(original, in: space))
    #expect(passing.space == space)
    let (before, after) = (
      ColorValue(original, in: .oklch), passing.converted(to: .oklch)
    )
    let chroma = (before.components[1] ?? 0, after.components[1] ?? 1)
    #expect(abs(chroma.0 - chroma.1) < 0.002)
    let hue = (before.components[2] ?? 0, after.components[2] ?? 360)
    #expect(abs(hue.0 - hue.1) < 1)
    #expect((after.components[0] ?? 1) < (before.components[0] ?? 0))
  }

  @Test(arguments: [
    (ColorSpace.hsl, 100.0), (.lab, 100), (.lch, 100), (.hwb, 100), (.displayP3, 10_000),
    (.srgbLinear, 10_000), (.rec2020, 10_000), (.xyzD50, 10_000),
  ])
  func writesFewDecimals(space: ColorSpace, parts: Double) throws {
    let original = try #require(SRGBColor(hex: "#5aa0e0"))
    for component in try darkened(ColorValue(original, in: space)).components {
      let value = try #require(component)
      #expect((value * parts).rounded() / parts == value)
    }
  }

  /// Beyond the gamut of its space a colour would have components that no token file may hold.
  @Test(arguments: [
    ColorSpace.srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020,
  ])
  func staysWithinTheRange(space: ColorSpace) throws {
    for (red, green, blue) in [(1.0, 1.0, 0.0), (0, 1, 0), (0, 1, 1), (1, 0.5, 0)] {
      let passing = try darkened(ColorValue(space, red, green, blue))
      #expect(passing.components.allSatisfy { 0...1 ~= ($0 ?? -1) })
    }
  }

  @Test func writesGreysWithoutATint() throws {
    for space in ColorSpace.allCases {
      let gray = ColorValue(SRGBColor(red: 0.7, green: 0.7, blue: 0.7), in: space)
      let shown = try darkened(gray).srgb
      #expect(abs(shown.red - shown.green) < 5e-4)
      #expect(abs(shown.green - shown.blue) < 5e-4)
    }
  }

  @Test func endsOnNumbersBeyondAllUse() {
    for components in [
      [Double.nan, .infinity, 1], [1e300, 1e300, 1e300], [.nan, 1e101, 3], [1e308, -1e308, 3],
    ] {
      for space in ColorSpace.allCases {
        let color = ColorValue(space, components[0], components[1], components[2])
        let passing = ColorStack([white, color]).nearestPassing(changing: 1, minimum: 4.5)
        #expect((passing?.ratio.value ?? 4.5) >= 4.5)
        #expect(passing?.lightnessChange.isFinite ?? true)
      }
    }
  }
}
