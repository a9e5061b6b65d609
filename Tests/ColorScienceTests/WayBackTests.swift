import ColorScience
import Testing

/// sRGB written in every other space.
@Suite struct WayBackTests {
  static let red = [
    ColorValue(.srgb, 1, 0, 0),
    ColorValue(.srgbLinear, 1, 0, 0),
    ColorValue(.hsl, 0, 100, 50),
    ColorValue(.hwb, 0, 0, 0),
    ColorValue(.lab, 54.290541, 80.804928, 69.890965),
    ColorValue(.lch, 54.290541, 106.837182, 40.857657),
    ColorValue(.oklab, 0.627955, 0.224863, 0.125846),
    ColorValue(.oklch, 0.627955, 0.257683, 29.23388),
    ColorValue(.displayP3, 0.917488, 0.200287, 0.138561),
    ColorValue(.a98RGB, 0.858592, 0, 0),
    ColorValue(.proPhotoRGB, 0.702251, 0.275721, 0.103548),
    ColorValue(.rec2020, 0.823464, 0.328429, 0.180339),
    ColorValue(.xyzD65, 0.412391, 0.212639, 0.019331),
    ColorValue(.xyzD50, 0.436066, 0.222493, 0.013924),
  ]

  /// #34c759.
  static let green = [
    ColorValue(.srgb, 0.203922, 0.780392, 0.34902),
    ColorValue(.srgbLinear, 0.03434, 0.571125, 0.099899),
    ColorValue(.hsl, 135.102041, 58.5657, 49.2157),
    ColorValue(.hwb, 135.102041, 20.3922, 21.9608),
    ColorValue(.lab, 71.08606, -56.874708, 42.891342),
    ColorValue(.lch, 71.08606, 71.23482, 142.97869),
    ColorValue(.oklab, 0.730324, -0.163837, 0.104601),
    ColorValue(.oklch, 0.730324, 0.194381, 147.443951),
    ColorValue(.displayP3, 0.39536, 0.769432, 0.400037),
    ColorValue(.a98RGB, 0.466844, 0.775147, 0.380307),
    ColorValue(.proPhotoRGB, 0.432045, 0.684203, 0.353992),
    ColorValue(.rec2020, 0.525956, 0.766768, 0.441169),
    ColorValue(.xyzD65, 0.236417, 0.422964, 0.163696),
    ColorValue(.xyzD50, 0.249237, 0.423128, 0.127261),
  ]

  /// #777777.
  static let gray = [
    ColorValue(.srgb, 0.466667, 0.466667, 0.466667),
    ColorValue(.srgbLinear, 0.184475, 0.184475, 0.184475),
    ColorValue(.hsl, nil, 0, 46.6667),
    ColorValue(.hwb, nil, 46.6667, 53.3333),
    ColorValue(.lab, 50.034439, 0, 0),
    ColorValue(.lch, 50.034439, 0, nil),
    ColorValue(.oklab, 0.569262, 0, 0),
    ColorValue(.oklch, 0.569262, 0, nil),
    ColorValue(.displayP3, 0.466667, 0.466667, 0.466667),
    ColorValue(.a98RGB, 0.463678, 0.463678, 0.463678),
    ColorValue(.proPhotoRGB, 0.39101, 0.39101, 0.39101),
    ColorValue(.rec2020, 0.494471, 0.494471, 0.494471),
    ColorValue(.xyzD65, 0.175335, 0.184475, 0.200904),
    ColorValue(.xyzD50, 0.177888, 0.184475, 0.152211),
  ]

  @Test(arguments: red)
  func convertsRed(expected: ColorValue) throws {
    try expect("#ff0000", expected)
  }

  @Test(arguments: green)
  func convertsGreen(expected: ColorValue) throws {
    try expect("#34c759", expected)
  }

  @Test(arguments: gray)
  func convertsGray(expected: ColorValue) throws {
    try expect("#777777", expected)
  }

  @Test(arguments: ColorSpace.allCases)
  func bringsAllVectorsBack(space: ColorSpace) throws {
    for vector in try VectorFile.load().vectors {
      let srgb = try #require(ColorValue(css: vector.css)).srgb
      let value = ColorValue(srgb, in: space)
      let back = value.srgb
      #expect(value.space == space)
      #expect(back.alpha == srgb.alpha)
      for (channel, expected) in [
        (back.red, srgb.red), (back.green, srgb.green), (back.blue, srgb.blue),
      ] {
        #expect(abs(channel - expected) < 1e-6, "\(vector.id) \(vector.css)")
      }
      #expect(back.clipped.hex == vector.hex_clip, "\(vector.id) \(vector.css)")
      #expect(back.isInGamut == vector.in_srgb_gamut, "\(vector.id) \(vector.css)")
    }
  }

  @Test(arguments: ["#000000", "#777777", "#ffffff"])
  func saysThatGreysHaveNoHue(hex: String) throws {
    let color = try #require(SRGBColor(hex: hex))
    for space in [ColorSpace.hsl, .hwb] {
      #expect(ColorValue(color, in: space).components[0] == nil)
    }
    for space in [ColorSpace.lch, .oklch] {
      #expect(ColorValue(color, in: space).components[2] == nil)
    }
  }

  /// The hue of a colour that can hardly be told from a grey is one all the same.
  @Test func keepsTheHueOfTheFaintestTint() throws {
    let color = try #require(SRGBColor(hex: "#777776"))
    #expect(ColorValue(color, in: .hsl).components[0] == 60)
    #expect(ColorValue(color, in: .oklch).components[2] != nil)
  }

  @Test func keepsAlpha() throws {
    let color = try #require(SRGBColor(hex: "#34c759")).with(alpha: 0.3)
    for space in ColorSpace.allCases {
      #expect(ColorValue(color, in: space).alpha == 0.3)
    }
  }

  @Test func leavesAValueInItsSpace() {
    let color = ColorValue(.oklch, 0.5, 0, nil, alpha: 0.5)
    #expect(color.converted(to: .oklch) == color)
    #expect(color.converted(to: .hwb).components[0] == nil)
  }

  /// CSS reads no negative saturation.
  @Test func turnsTheHueOfNegativeSaturation() {
    let color = SRGBColor(red: 1.2, green: 1.1, blue: 1.3)
    let hsl = ColorValue(color, in: .hsl)
    #expect((hsl.components[1] ?? -1) > 0)
    #expect(abs(hsl.srgb.red - 1.2) < 1e-9)
    #expect(abs(hsl.srgb.blue - 1.3) < 1e-9)
  }

  private func expect(
    _ hex: String, _ expected: ColorValue, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let color = try #require(SRGBColor(hex: hex)).colorValue.converted(to: expected.space)
    for (value, other) in zip(color.components, expected.components) {
      #expect((value == nil) == (other == nil), sourceLocation: sourceLocation)
      #expect(abs((value ?? 0) - (other ?? 0)) < 1e-4, sourceLocation: sourceLocation)
    }
  }
}
