import Testing

@testable import CatalogRenderer

@Suite struct SwatchTests {
  private func drawing(_ type: String, _ value: String, _ shape: SwatchShape) throws -> String? {
    let token = try #require(try system(type, value).tokens.first?.value())
    return SwatchDrawing.markup(token.value, shape)
  }

  private func swatch(_ type: String, _ value: String) throws -> String {
    SwatchMarkup(system: "one", words: words("en"))
      .swatch(try #require(try system(type, value).tokens.first))
  }

  @Test(arguments: [
    ("dimension", #"{ "value": 4, "unit": "px" }"#, "radius", "radius"),
    ("dimension", #"{ "value": 4, "unit": "px" }"#, "cornerSize", "radius"),
    ("dimension", #"{ "value": 4, "unit": "px" }"#, "borderWidth", "border-width"),
    ("dimension", #"{ "value": 4, "unit": "px" }"#, "fontSize", "font-size"),
    ("dimension", #"{ "value": 4, "unit": "px" }"#, "space", "dimension"),
    ("number", "0.4", "opacity", "opacity"), ("number", "40", "opacity", "number"),
    ("number", "1.6", "ratio", "ratio"), ("number", "1.6", "steps", "number"),
  ])
  func namesDecideWhereTheTypeLeavesItOpen(
    type: String, value: String, group: String, shape: String
  ) throws {
    let token = try #require(try system(type, value, group: group).tokens.first)
    #expect(SwatchShape(token)?.rawValue == shape)
  }

  @Test func aCurveThatOvershootsGetsAHigherView() throws {
    let calm = try drawing("cubicBezier", "[0, 0, 1, 1]", .cubicBezier)
    #expect(calm?.contains("viewBox=\"-6 -106 112 112\"") == true)
    let spring = try drawing("cubicBezier", "[0.5, -0.5, 0.5, 1.5]", .cubicBezier)
    #expect(spring?.contains("viewBox=\"-6 -156 112 212\"") == true)
    #expect(spring?.contains("M0 0C50 50 50 -150 100 -100") == true)
  }

  @Test func dashesAreDrawnWithTheirLengths() throws {
    let dashes = #"{ "dashArray": [{ "value": 12, "unit": "px" }], "lineCap": "square" }"#
    let line = try drawing("strokeStyle", dashes, .strokeStyle)
    #expect(line?.contains("stroke-dasharray=\"12px\" stroke-linecap=\"square\"") == true)
    #expect(try drawing("strokeStyle", "\"solid\"", .strokeStyle) == nil)
  }

  @Test func onlyMotionTakesTheFocus() throws {
    let motion = try swatch("duration", #"{ "value": 100, "unit": "ms" }"#)
    #expect(motion.contains("role=\"img\" aria-label=\"Motion of group.a, plays on focus\""))
    let length = try swatch("dimension", #"{ "value": -4, "unit": "px" }"#)
    #expect(!length.contains("tabindex"))
    #expect(length.contains("swatch-dimension is-negative"))
  }

  @Test func aNameCannotEndTheRuleOfItsSwatch() throws {
    let tokens = try system("number", "1", group: #"odd\" name"#).tokens
    #expect(
      SwatchStylesheet.text(tokens, scope: ".s")
        .hasPrefix(#".s[data-token="odd\22  name.a"] { --value: var(--odd-name-a);"#))
  }
}
