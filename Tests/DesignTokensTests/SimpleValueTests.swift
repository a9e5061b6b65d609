import ColorScience
import DesignTokens
import Testing

@Suite struct SimpleValueTests {
  @Test(arguments: [
    ("color", #"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.9]}"#, "#3366e6"),
    (
      "color", #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.18}"#,
      "rgb(255 0 0 / 0.18)"
    ),
    ("color", #"{"colorSpace": "hsl", "components": [210, 40, 60]}"#, "#7099c2"),
    ("color", #"{"colorSpace": "display-p3", "components": [1, 0, 1]}"#, "color(display-p3 1 0 1)"),
    (
      "color", #"{"colorSpace": "oklch", "components": [0.5, 0.1, "none"], "alpha": 0.5}"#,
      "oklch(0.5 0.1 none / 0.5)"
    ),
    ("dimension", #"{"value": -1.5, "unit": "rem"}"#, "-1.5rem"),
    ("dimension", #"{"value": 0, "unit": "px"}"#, "0px"),
    ("duration", #"{"value": 0.2, "unit": "s"}"#, "0.2s"),
    ("fontFamily", #""Inter""#, #""Inter""#),
    ("fontFamily", #"["SF Pro", "system-ui"]"#, #""SF Pro", system-ui"#),
    ("fontWeight", "350", "350"), ("fontWeight", #""semi-bold""#, "600"),
    ("cubicBezier", "[0.4, -1, 0.2, 2.5]", "cubic-bezier(0.4, -1, 0.2, 2.5)"),
    ("number", "1e3", "1000"), ("strokeStyle", #""dashed""#, "dashed"),
  ])
  func reads(type: String, value: String, css: String) {
    let load = single(type, value)
    #expect(load.problems == [])
    #expect(load.css("t") == css)
    #expect(load.tokens["t"]?.type?.rawValue == type)
  }

  @Test(arguments: [
    (
      "color", #"{"colorSpace": "srgb", "components": [0.2, 0.4]}"#,
      "invalid-color 2:38 'components' of 't' must be an array of three components, not 2 of them"
    ),
    (
      "color", #"{"colorSpace": "rgb", "components": [0, 0, 0]}"#,
      "invalid-color 2:16 'rgb' is not a colour space"
    ),
    (
      "color", #"{"colorSpace": "srgb", "components": [128, 0, 0]}"#,
      "invalid-color 2:39 'components[0]' of 't' must be between 0 and 1 in srgb"
    ),
    (
      "color", #"{"colorSpace": "hsl", "components": [360, 0, 0]}"#,
      "invalid-color 2:38 'components[0]' of 't' must be at least 0 and below 360 in hsl"
    ),
    (
      "color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2}"#,
      "invalid-color 2:58 'alpha' of 't' must be between 0 and 1"
    ),
    (
      "color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000"}"##,
      "invalid-color 2:56 'hex' of 't' must be '#' and six hexadecimal digits"
    ),
    (
      "color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "opacity": 1}"#,
      "invalid-color 2:60 't' has the unknown key 'opacity'"
    ),
    (
      "dimension", #"{"value": 1, "unit": "em"}"#,
      "invalid-dimension 2:22 'unit' of 't' must be 'px' or 'rem', not 'em'"
    ),
    ("dimension", #"{"value": 0}"#, "invalid-dimension 2:1 't' has no 'unit'"),
    ("duration", "100", "invalid-duration 2:1 't' must be an object, not a number"),
    (
      "fontFamily", "[]",
      "invalid-fontFamily 2:1 't' must be a font name or an array of them, not an empty array"
    ),
    ("fontFamily", #"["{a}"]"#, "alias-into-value 2:2 '[0]' of 't' cannot be an alias"),
    ("fontWeight", "0", "invalid-fontWeight 2:1 't' must be between 1 and 1000"),
    ("fontWeight", #""Bold""#, "invalid-fontWeight 2:1 'Bold' is not a font weight"),
    (
      "cubicBezier", "[0, 0, 1]",
      "invalid-cubicBezier 2:1 't' must be an array of four numbers, not 3 of them"
    ),
    (
      "cubicBezier", "[0, 0, 1.5, 0]",
      "invalid-cubicBezier 2:8 '[2]' of 't', an x, must be between 0 and 1"
    ),
    ("number", #""1""#, "invalid-number 2:1 't' must be a number, not a string"),
    ("number", "1e999", "invalid-number 2:1 't' must be a number, not a number"),
    ("strokeStyle", #""wavy""#, "invalid-strokeStyle 2:1 'wavy' is not a stroke style"),
    ("color", #""{a} {b}""#, "alias-syntax 2:1 '{a} {b}' is not a well-formed alias"),
    ("number", #""calc({a})""#, "invalid-number 2:1 't' must be a number, not a string"),
  ])
  func refuses(type: String, value: String, problem: String) {
    let load = single(type, value)
    #expect(load.problems == [problem])
    #expect(load.tokens["t"]?.value() == nil)
  }

  @Test(arguments: [
    (
      "color", ##""#ff8000""##,
      ##"write { "colorSpace": "srgb", "components": [1, 0.502, 0], "hex": "#ff8000" }"##
    ),
    ("dimension", #""16px""#, #"write { "value": 16, "unit": "px" }"#),
    ("dimension", #""1.5rem""#, #"write { "value": 1.5, "unit": "rem" }"#),
    ("duration", #""100ms""#, #"write { "value": 100, "unit": "ms" }"#),
    ("number", #""7""#, "write the number 7 without quotes"),
    ("number", #""$a""#, "if this is an alias, write '{a}'"),
    ("color", #""$color.text""#, "if this is an alias, write '{color.text}'"),
    ("fontWeight", #""SemiBold""#, #"write "semi-bold""#),
    ("fontWeight", #""600""#, "write the number 600 without quotes"),
    ("cubicBezier", #""cubic-bezier(0.4, 0, 0.2, 1)""#, "write [0.4, 0, 0.2, 1]"),
    ("cubicBezier", #""cubic-bezier(0.1 0.2,0.3, 1)""#, "write [0.1, 0.2, 0.3, 1]"),
  ])
  func showsTheFormOfTodayForOlderOnes(type: String, value: String, suggestion: String) {
    let load = single(type, value, .standard)
    #expect(load.diagnostics.map(\.id.name) == ["tokens/invalid-\(type)"])
    #expect(load.diagnostics.first?.suggestion == suggestion)
  }

  @Test func warnsWhenHexAndComponentsDisagree() {
    let load = single(
      "color", ##"{"colorSpace": "hsl", "components": [330, 100, 50], "hex": "#ff00ff"}"##)
    #expect(
      load.problems == [
        "hex-mismatch 2:60 'hex' of 't' says #ff00ff, but the components mean #ff0080"
      ])
    #expect(load.css("t") == "#ff0080")
  }

  @Test func warnsAboutAListInOneFontName() {
    let load = single("fontFamily", #""Inter, 'Arial'""#)
    #expect(load.diagnostics.first?.id.name == "tokens/font-family-list")
    #expect(
      load.diagnostics.first?.suggestion
        == #"write several names as an array: ["Inter","Arial"]"#)
  }

  @Test(arguments: [
    ("128", "write it as a fraction of 255: 0.502"), ("300", nil), ("-0.5", nil),
  ])
  func aByteOfAColourIsShownAsAFraction(value: String, suggestion: String?) {
    let load = single("color", #"{"colorSpace": "srgb", "components": [\#(value), 0, 0]}"#)
    #expect(load.diagnostics.map(\.suggestion) == [suggestion])
  }

  @Test(arguments: [
    ("oklch", "50, 0.1, 30", "write it as a fraction of 100: 0.5"),
    ("oklch", "0.5, 0.1, 400", "write 40, which is the same hue"),
    ("hsl", "-30, 10, 10", "write 330, which is the same hue"),
  ])
  func aComponentOutOfRangeIsConverted(space: String, components: String, suggestion: String) {
    let load = single("color", #"{"colorSpace": "\#(space)", "components": [\#(components)]}"#)
    #expect(load.diagnostics.map(\.suggestion) == [suggestion])
  }
}
