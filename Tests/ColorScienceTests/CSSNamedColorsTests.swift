import Testing

@testable import ColorScience

@Suite struct CSSNamedColorsTests {
  @Test func knowsAllNames() throws {
    #expect(CSSNamedColors.all.count == 148)
    for (name, value) in CSSNamedColors.all {
      let color = try #require(ColorValue(css: name)?.srgb)
      let digits = String(value, radix: 16)
      #expect(color.hex == "#" + String(repeating: "0", count: 6 - digits.count) + digits)
    }
  }

  @Test(arguments: [
    ("black", "#000000"), ("White", "#ffffff"), ("REBECCAPURPLE", "#663399"),
    ("green", "#008000"), ("lime", "#00ff00"), ("aqua", "#00ffff"), ("cyan", "#00ffff"),
    ("magenta", "#ff00ff"), ("fuchsia", "#ff00ff"), ("aliceblue", "#f0f8ff"),
    ("yellowgreen", "#9acd32"), ("lightgoldenrodyellow", "#fafad2"), ("bl\\75 e", "#0000ff"),
    (" papayawhip /* soft */ ", "#ffefd5"),
  ])
  func readsNames(name: String, hex: String) {
    #expect(ColorValue(css: name)?.srgb.hexWithAlpha == hex)
  }

  @Test func spellsGrayBothWays() {
    let british = CSSNamedColors.all.keys.filter { $0.contains("grey") }
    #expect(british.count == 7)
    for name in british {
      let american = name.replacing("grey", with: "gray")
      #expect(CSSNamedColors.all[name] == CSSNamedColors.all[american], "\(name)")
    }
  }

  @Test func readsTransparentAsClearBlack() {
    #expect(ColorValue(css: "Transparent") == ColorValue(.srgb, 0, 0, 0, alpha: 0))
  }
}
