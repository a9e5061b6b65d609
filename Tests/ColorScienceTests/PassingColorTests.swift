import ColorScience
import Testing

/// Which colour is offered in place of one that fails.
@Suite struct PassingColorTests {
  private func layer(_ hex: String, _ alpha: Double = 1) throws -> ColorValue {
    try #require(SRGBColor(hex: hex)).with(alpha: alpha).colorValue
  }

  private func nearest(
    to hex: String, alpha: Double = 1, on background: String, minimum: Double
  ) throws -> PassingColor? {
    try ColorStack([layer(background), layer(hex, alpha)])
      .nearestPassing(changing: 1, minimum: minimum)
  }

  @Test(arguments: [
    ("#777777", 4.5, "#767676", "4.54"), ("#959595", 3, "#949494", "3.03"),
    ("#5a5a5a", 7, "#595959", "7.00"), ("#ff3b30", 4.5, "#e91d19", "4.51"),
    ("#010101", 21, "#000000", "21.00"),
  ])
  func darkensOnWhite(hex: String, minimum: Double, expected: String, text: String) throws {
    let passing = try #require(try nearest(to: hex, on: "#ffffff", minimum: minimum))
    #expect(passing.color.space == .srgb)
    #expect(passing.color.srgb.hex == expected)
    #expect(passing.color == SRGBColor(hex: expected)?.colorValue)
    #expect(passing.ratio.text == text)
    #expect(passing.lightnessChange < 0)
    #expect(passing.isInGamut)
  }

  @Test(arguments: [
    ("#5856d6", "#000000", "#6464e6"), ("#f0f0f0", "#767676", "#fefefe"),
    ("#000000", "#0a0a0a", "#797979"),
  ])
  func lightensOnDark(hex: String, background: String, expected: String) throws {
    let passing = try #require(try nearest(to: hex, on: background, minimum: 4.5))
    #expect(passing.color.srgb.hex == expected)
    #expect(passing.lightnessChange > 0)
  }

  @Test func takesTheNearerOfBothDirections() throws {
    let lighter = try nearest(to: "#8a8a8a", on: "#808080", minimum: 3)
    #expect(lighter?.color.srgb.hex == "#e1e1e1")
    let darker = try nearest(to: "#757575", on: "#808080", minimum: 3)
    #expect(darker?.color.srgb.hex == "#373737")
  }

  /// A darker olive would be nearer, but sRGB has none of that chroma.
  @Test func prefersWhatTheGamutHolds() throws {
    let passing = try #require(try nearest(to: "#7a7a00", on: "#757575", minimum: 3))
    #expect(passing.isInGamut)
    #expect(passing.lightnessChange > 0.27)
    #expect(try nearest(to: "#272700", on: "#757575", minimum: 3)?.lightnessChange == 0)
  }

  @Test func mapsWhatTheGamutCannotHold() throws {
    let passing = try #require(try nearest(to: "#ffff00", on: "#ffffff", minimum: 4.5))
    #expect(passing.color.srgb.hex == "#7b7a00")
    #expect(!passing.isInGamut)
    #expect(passing.ratio.value >= 4.5)
  }

  @Test func keepsAlpha() throws {
    let passing = try #require(
      try nearest(to: "#3c3c43", alpha: 0.6, on: "#ffffff", minimum: 4.5))
    #expect(passing.color.alpha == 0.6)
    #expect(passing.color.srgb.hex == "#1c1b22")
  }

  @Test func findsNothingWhereNoLightnessIsEnough() throws {
    #expect(try nearest(to: "#3c3c43", alpha: 0.3, on: "#ffffff", minimum: 4.5) == nil)
    #expect(try nearest(to: "#000000", on: "#ffffff", minimum: 21.01) == nil)
    #expect(try nearest(to: "#777777", on: "#808080", minimum: 7) == nil)
    #expect(try nearest(to: "#777777", on: "#808080", minimum: .nan) == nil)
    #expect(try nearest(to: "#777777", on: "#808080", minimum: .infinity) == nil)
  }

  @Test func changesBackgrounds() throws {
    let stack = try ColorStack([layer("#777777"), layer("#ffffff")])
    let passing = try #require(stack.nearestPassing(changing: 0, minimum: 4.5))
    #expect(passing.color.srgb.hex == "#767676")
    #expect(try ColorStack([layer("#767676"), layer("#ffffff")]).ratio == passing.ratio)
  }

  @Test func changesALayerBetween() throws {
    var stack = try ColorStack([
      layer("#1e3a8a"), layer("#dbeafe", 0.5), layer("#3b82f6"),
    ])
    let passing = try #require(stack.nearestPassing(changing: 1, minimum: 3))
    #expect(passing.color.srgb.hexWithAlpha == "#2f3a4a80")
    stack.layers[1] = passing.color
    #expect(stack.ratio == passing.ratio)
  }

  @Test func leavesWhatPasses() throws {
    let color = ColorValue(.oklch, 0.41234567, 0.1, nil)
    let passing = try #require(
      ColorStack([layer("#ffffff"), color]).nearestPassing(changing: 1, minimum: 4.5))
    #expect(passing.color == color)
    #expect(passing.lightnessChange == 0)
  }

  @Test func hasNoRatioOverAnUnknownBackdrop() throws {
    let (white, glass) = try (layer("#ffffff"), layer("#ffffff", 0.5))
    for layers in [[], [white], [glass, white]] {
      #expect(ColorStack(layers).ratio == nil)
      #expect(ColorStack(layers).nearestPassing(changing: 0, minimum: 3) == nil)
    }
    #expect(ColorStack([white, glass]).ratio?.value == 1)
    #expect(ColorStack([white, glass]).nearestPassing(changing: 2, minimum: 3) == nil)
    #expect(ColorStack([white, glass]).nearestPassing(changing: -1, minimum: 3) == nil)
  }

  /// The gamut-mapped form counts, which is what pages show.
  @Test func measuresTheMappedForm() throws {
    let green = ColorValue(.displayP3, 0, 1, 0)
    let mapped = try layer("#00fb29")
    let ratio = try #require(ColorStack([.init(.srgb, 0, 0, 0), green]).ratio?.value)
    let expected = try #require(ColorStack([.init(.srgb, 0, 0, 0), mapped]).ratio?.value)
    #expect(abs(ratio - expected) < 0.05)
  }
}
