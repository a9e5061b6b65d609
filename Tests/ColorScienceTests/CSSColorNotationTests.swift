import ColorScience
import Testing

/// What each notation of CSS Color 4 reads as.
@Suite struct CSSColorNotationTests {
  private func expect(
    _ css: String, _ expected: ColorValue?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let color = try #require(ColorValue(css: css), sourceLocation: sourceLocation)
    let wanted = try #require(expected, sourceLocation: sourceLocation)
    #expect(color.space == wanted.space, sourceLocation: sourceLocation)
    #expect(abs(color.alpha - wanted.alpha) < 1e-9, sourceLocation: sourceLocation)
    #expect(color.components.count == 3, sourceLocation: sourceLocation)
    for (value, other) in zip(color.components, wanted.components) {
      #expect((value == nil) == (other == nil), sourceLocation: sourceLocation)
      #expect(abs((value ?? 0) - (other ?? 0)) < 1e-9, sourceLocation: sourceLocation)
    }
  }

  @Test func hex() throws {
    try expect("#f00", ColorValue(.srgb, 1, 0, 0))
    try expect("#F008", ColorValue(.srgb, 1, 0, 0, alpha: 136 / 255))
    try expect("#336699", ColorValue(.srgb, 0.2, 0.4, 0.6))
    try expect("#33669980", ColorValue(.srgb, 0.2, 0.4, 0.6, alpha: 128 / 255))
  }

  @Test func readsHexLikeTheHexInitializer() {
    for text in ["#f00", "#F008", "#336699", "#33669980"] {
      #expect(ColorValue(css: text) == SRGBColor(hex: text)?.colorValue)
    }
  }

  @Test func rgbWithSpaces() throws {
    try expect("rgb(51 102 153)", ColorValue(.srgb, 0.2, 0.4, 0.6))
    try expect("rgb(20% 40% 60%)", ColorValue(.srgb, 0.2, 0.4, 0.6))
    try expect("rgb(20% 102 60% / 25%)", ColorValue(.srgb, 0.2, 0.4, 0.6, alpha: 0.25))
    try expect("rgba(25.5 none 0/none)", ColorValue(.srgb, 0.1, nil, 0, alpha: 0))
  }

  @Test func rgbWithCommas() throws {
    try expect("rgb(51, 102, 153)", ColorValue(.srgb, 0.2, 0.4, 0.6))
    try expect("rgb(51,102,153,.5)", ColorValue(.srgb, 0.2, 0.4, 0.6, alpha: 0.5))
    try expect("rgba(20%, 40%, 60%, 50%)", ColorValue(.srgb, 0.2, 0.4, 0.6, alpha: 0.5))
  }

  @Test func cutsRGBAndAlpha() throws {
    try expect("rgb(300 -20 120% / 7)", ColorValue(.srgb, 1, 0, 1))
    try expect("rgb(0 0 0 / -20%)", ColorValue(.srgb, 0, 0, 0, alpha: 0))
  }

  @Test func hsl() throws {
    try expect("hsl(210 40% 60%)", ColorValue(.hsl, 210, 40, 60))
    try expect("hsl(210 40 60 / 0.5)", ColorValue(.hsl, 210, 40, 60, alpha: 0.5))
    try expect("hsla(210deg, 40%, 60%, 50%)", ColorValue(.hsl, 210, 40, 60, alpha: 0.5))
    try expect("hsl(none 40% none)", ColorValue(.hsl, nil, 40, nil))
  }

  @Test func cutsOnlyNegativeSaturation() throws {
    try expect("hsl(0 -10% 110%)", ColorValue(.hsl, 0, 0, 110))
    try expect("hsl(0 150% -5%)", ColorValue(.hsl, 0, 150, -5))
  }

  @Test func hwb() throws {
    try expect("hwb(200 20% 30%)", ColorValue(.hwb, 200, 20, 30))
    try expect("hwb(0.5turn 20 none / 10%)", ColorValue(.hwb, 180, 20, nil, alpha: 0.1))
  }

  @Test func lab() throws {
    try expect("lab(50 20 -30)", ColorValue(.lab, 50, 20, -30))
    try expect("lab(50% 40% -100% / 0.5)", ColorValue(.lab, 50, 50, -125, alpha: 0.5))
    try expect("lab(120 200 -200%)", ColorValue(.lab, 100, 200, -250))
  }

  @Test func lch() throws {
    try expect("lch(70 40 120)", ColorValue(.lch, 70, 40, 120))
    try expect("lch(70% 60% 120deg)", ColorValue(.lch, 70, 90, 120))
    try expect("lch(-1 -40 none)", ColorValue(.lch, 0, 0, nil))
  }

  @Test func oklab() throws {
    try expect("oklab(.6 -.1 .1)", ColorValue(.oklab, 0.6, -0.1, 0.1))
    try expect("oklab(60% -25% 50%)", ColorValue(.oklab, 0.6, -0.1, 0.2))
    try expect("oklab(110% 0.6 0)", ColorValue(.oklab, 1, 0.6, 0))
  }

  @Test func oklch() throws {
    try expect("oklch(.65 .15 250)", ColorValue(.oklch, 0.65, 0.15, 250))
    try expect("oklch(65% 37.5% 250 / none)", ColorValue(.oklch, 0.65, 0.15, 250, alpha: 0))
    try expect("oklch(-0.1 -0.1 -110)", ColorValue(.oklch, 0, 0, 250))
  }

  @Test(arguments: [
    ("srgb", ColorSpace.srgb), ("srgb-linear", .srgbLinear), ("display-p3", .displayP3),
    ("a98-rgb", .a98RGB), ("prophoto-rgb", .proPhotoRGB), ("rec2020", .rec2020),
    ("xyz", .xyzD65), ("xyz-d65", .xyzD65), ("xyz-d50", .xyzD50),
  ])
  func predefinedSpaces(name: String, space: ColorSpace) throws {
    try expect("color(\(name) .2 60% none)", ColorValue(space, 0.2, 0.6, nil))
    try expect("color(\(name) 1.5 -0.5 0 / 40%)", ColorValue(space, 1.5, -0.5, 0, alpha: 0.4))
  }

  @Test func linearDisplayP3() throws {
    let color = try #require(ColorValue(css: "color(display-p3-linear 0.3 50% none / 0.5)"))
    #expect(color.space == .displayP3)
    #expect(abs((color.components[0] ?? 0) - 0.583831) < 1e-6)
    #expect(abs((color.components[1] ?? 0) - 0.735357) < 1e-6)
    #expect(color.components[2] == nil)
    #expect(color.alpha == 0.5)
  }

  @Test(arguments: [
    ("30", 30.0), ("30deg", 30), ("400grad", 0), ("100grad", 90), ("3.141592653589793rad", 180),
    ("0.25turn", 90), ("390", 30), ("-30", 330), ("-1.5turn", 180), ("360deg", 0), ("720", 0),
    ("-1e-20", 0),
  ])
  func angles(text: String, degrees: Double) throws {
    for css in ["hsl(\(text) 50% 50%)", "hwb(\(text) 20% 20%)"] {
      let hue = try #require(ColorValue(css: css)?.components.first ?? nil)
      #expect(abs(hue - degrees) < 1e-9)
      #expect((0..<360).contains(hue))
    }
  }

  @Test func statesPercentagesWithoutRoundingErrors() {
    #expect(ColorValue(css: "hsl(0 31.8% 74.7%)") == ColorValue(.hsl, 0, 31.8, 74.7))
    #expect(ColorValue(css: "color(srgb 35% 7% 29%)") == ColorValue(.srgb, 0.35, 0.07, 0.29))
    #expect(ColorValue(css: "oklch(57% 35% 0)") == ColorValue(.oklch, 0.57, 0.14, 0))
  }
}
