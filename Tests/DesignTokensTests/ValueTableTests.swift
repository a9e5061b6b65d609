import ColorScience
import DesignTokens
import Testing

@Suite("1.9 to 1.11: tables of values") struct ValueTableTests {
  @Test(
    "1.9: the 18 keywords of font weights",
    arguments: [
      ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200),
      ("light", 300), ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500),
      ("semi-bold", 600), ("demi-bold", 600), ("bold", 700), ("extra-bold", 800),
      ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
      ("ultra-black", 950),
    ])
  func keyword(word: String, weight: Double) {
    #expect(
      single("fontWeight", "\"\(word)\"").tokens["t"]?.value()?.value
        == .fontWeight(TokenFontWeight(weight, keyword: word)))
  }

  @Test(
    "1.9: limits",
    arguments: [
      ("fontWeight", "1", "1000", "0.9", "1000.1"),
      ("cubicBezier", "[0, -9, 1, 9]", "[1, 0, 0, 1]", "[-0.1, 0, 1, 1]", "[0, 0, 1.1, 1]"),
    ])
  func limits(type: String, low: String, high: String, below: String, above: String) {
    #expect(single(type, low).problems == [])
    #expect(single(type, high).problems == [])
    #expect(single(type, below).diagnostics.rules == ["invalid-\(type)"])
    #expect(single(type, above).diagnostics.rules == ["invalid-\(type)"])
  }

  @Test("1.10: the keywords of stroke styles", arguments: TokenStrokeStyle.Keyword.allCases)
  func strokes(keyword: TokenStrokeStyle.Keyword) {
    #expect(
      single("strokeStyle", "\"\(keyword.rawValue)\"").tokens["t"]?.value()?.value
        == .strokeStyle(.keyword(keyword)))
  }

  private static let unit = ["[0, 0, 0]", "[1, 1, 1]", "[-0.01, 0, 0]", "[0, 0, 1.01]"]
  private static let polar = ["[0, 0, 0]", "[359.9, 100, 100]", "[360, 0, 0]", "[0, 100.1, 0]"]

  @Test(
    "1.11: the 14 colour spaces and the limits of their components",
    arguments: [
      ("srgb", unit), ("srgb-linear", unit), ("display-p3", unit), ("a98-rgb", unit),
      ("prophoto-rgb", unit), ("rec2020", unit), ("xyz-d65", unit), ("xyz-d50", unit),
      ("hsl", polar), ("hwb", polar),
      ("lab", ["[0, -160, 160]", "[100, 0, 0]", "[-1, 0, 0]", "[100.1, 0, 0]"]),
      ("lch", ["[0, 0, 0]", "[100, 230, 359]", "[0, -1, 0]", "[0, 0, 360]"]),
      ("oklab", ["[0, -0.5, 0.5]", "[1, 0, 0]", "[-0.1, 0, 0]", "[1.1, 0, 0]"]),
      ("oklch", ["[0, 0, 0]", "[1, 0.5, 359]", "[0, -0.1, 0]", "[0, 0, 360]"]),
    ])
  func spaces(space: String, components: [String]) {
    let problems = components.map {
      single("color", #"{"colorSpace": "\#(space)", "components": \#($0)}"#).diagnostics.rules
    }
    #expect(problems == [[], [], ["invalid-color"], ["invalid-color"]])
    let none = single(
      "color", #"{"colorSpace": "\#(space)", "components": ["none", "none", "none"]}"#)
    #expect(none.problems == [])
    guard case .color(let color)? = none.tokens["t"]?.value()?.value else {
      Issue.record("no colour")
      return
    }
    #expect(color.value.space.rawValue == space)
    #expect(color.value.components == [nil, nil, nil])
  }

  @Test(
    "1.11: the fallback has six digits and no other form",
    arguments: ["#fff", "#ffff", "#ffffff80", "ffffff", "#gggggg", ""])
  func hex(text: String) {
    #expect(
      single("color", #"{"colorSpace": "srgb", "components": [1, 1, 1], "hex": "\#(text)"}"#)
        .diagnostics.rules == ["invalid-color"])
  }

  @Test("1.9: a font name with the beginning of an alias in it is refused")
  func brokenAliases() {
    #expect(
      single("fontFamily", #""{brand}, serif""#).problems == [
        "invalid-fontFamily 2:1 't' is neither a font name nor an alias: '{brand}, serif'"
      ])
  }
}
