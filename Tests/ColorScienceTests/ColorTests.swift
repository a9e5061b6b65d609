import ColorScience
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    ("#fff", "#ffffff"), ("#F80825", "#f80825"), ("#12345680", "#12345680"), ("#0f08", "#00ff0088"),
  ])
  func readsAndWritesHex(text: String, expected: String) {
    #expect(SRGBColor(hex: text)?.hexWithAlpha == expected)
  }

  @Test(arguments: ["", "#", "fff", "#ff", "#fffff", "#ggg", "#1234567", "#１２３"])
  func refusesOtherHex(text: String) {
    #expect(SRGBColor(hex: text) == nil)
  }

  @Test func roundsHalfUp() {
    #expect(SRGBColor(red: 178.5 / 255, green: 0, blue: 2).hex == "#b300ff")
    #expect(SRGBColor(red: .nan, green: -1, blue: 0).hex == "#000000")
  }

  @Test func mapsInsteadOfClipping() {
    let green = ColorValue(.displayP3, 0, 1, 0).srgb
    #expect(!green.isInGamut)
    #expect(green.gamutMapped.hex == "#00fb29")
    #expect(green.clipped.hex == "#00ff00")
  }

  @Test func treatsMissingComponentsAsZero() {
    #expect(ColorValue(.oklch, 0.5, 0, nil).srgb == ColorValue(.oklch, 0.5, 0, 0).srgb)
  }

  @Test func compositesOnEncodedComponents() {
    let half = SRGBColor.black.with(alpha: 0.5).composited(over: .white)
    #expect(half.red == 0.5)
    #expect(half.alpha == 1)
    let clear = SRGBColor.black.with(alpha: 0)
    #expect(clear.composited(over: clear).alpha == 0)
  }

  @Test func withoutLightnessThereIsNoChroma() {
    #expect(ColorValue(.oklch, 0, 0.4, 120).srgb.gamutMapped.hex == "#000000")
    #expect(ColorValue(.oklch, 0, 0.4, 120).srgb.gamutMapped == .black)
    #expect(ColorValue(.oklch, 1, 0.4, 120).srgb.gamutMapped.hex == "#ffffff")
  }
}
