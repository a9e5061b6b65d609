import Testing

@testable import CatalogRenderer

@Suite struct TokenConversionTests {
  /// `Name: CSS | Swift` for each conversion of a value.
  private func lines(_ type: String, _ value: String) throws -> [String] {
    let token = try #require(try system(type, value).tokens.first?.value())
    return TokenConversions(words("en")).of(token.value).map {
      "\($0.name): \($0.css) | \($0.swift)"
    }
  }

  @Test(arguments: [
    (
      "color", #"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 }"#,
      "Colour: rgb(255 0 0 / 0.5) = oklch(0.628 0.258 29.234 / 0.5) "
        + "| Color(red: 1, green: 0, blue: 0, opacity: 0.5)"
    ),
    ("dimension", #"{ "value": 1, "unit": "px" }"#, "Length: 1px = 0.0625rem | 1 pt"),
    ("dimension", #"{ "value": 1.5, "unit": "rem" }"#, "Length: 1.5rem = 24px | 24 pt"),
    ("dimension", #"{ "value": -8, "unit": "px" }"#, "Length: -8px = -0.5rem | -8 pt"),
    ("duration", #"{ "value": 0.4, "unit": "s" }"#, "Time: 400ms | 0.4 s"),
    ("fontWeight", "100", "Weight: 100 | Font.Weight.ultraLight"),
    ("fontWeight", "\"heavy\"", "Weight: 900 | Font.Weight.black"),
    ("fontWeight", "450", "Weight: 450 | Font.Weight.regular, the nearest"),
    (
      "cubicBezier", "[0.34, 1.56, 0.64, 1]",
      "Curve: cubic-bezier(0.34, 1.56, 0.64, 1) | Animation.timingCurve(0.34, 1.56, 0.64, 1)"
    ),
  ])
  func simpleValues(type: String, value: String, line: String) throws {
    #expect(try lines(type, value) == [line])
  }

  @Test func nothingIsSaidOfZero() throws {
    #expect(try lines("dimension", #"{ "value": 0, "unit": "px" }"#).isEmpty)
  }

  @Test func lineHeightIsTheLineAndLineSpacingWhatLiesBetween() throws {
    let style = """
      { "fontFamily": "Inter", "fontSize": { "value": 34, "unit": "px" }, "fontWeight": 700,
        "letterSpacing": { "value": -0.5, "unit": "px" }, "lineHeight": 1.2 }
      """
    #expect(
      try lines("typography", style) == [
        "Size: 34px = 2.125rem | 34 pt", "Line height: 1.2 = 40.8px | lineSpacing(6.8)",
        "Letter spacing: -0.5px | tracking(-0.5)", "Weight: 700 | Font.Weight.bold",
      ])
  }

  @Test func aTransitionKeepsItsDelay() throws {
    let motion = """
      { "duration": { "value": 400, "unit": "ms" }, "delay": { "value": 100, "unit": "ms" },
        "timingFunction": [0, 0, 1, 1] }
      """
    #expect(
      try lines("transition", motion) == [
        "Motion: 400ms cubic-bezier(0, 0, 1, 1) 100ms | "
          + "Animation.timingCurve(0, 0, 1, 1, duration: 0.4).delay(0.1)"
      ])
  }
}
