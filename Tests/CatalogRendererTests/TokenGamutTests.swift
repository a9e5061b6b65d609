import Testing

@testable import CatalogRenderer

@Suite struct TokenGamutTests {
  private func gamuts(_ space: String, _ components: String) throws -> [TokenGamut] {
    try gamuts(
      of: "color", "{ \"colorSpace\": \"\(space)\", \"components\": \(components) }")
  }

  private func gamuts(of type: String, _ value: String) throws -> [TokenGamut] {
    let token = try #require(try system(type, value).tokens.first?.value())
    return TokenGamut.all(in: token.value)
  }

  @Test(arguments: [
    ("srgb", "[1, 0, 0]"), ("display-p3", "[0.4, 0.49, 0.59]"), ("oklch", "[0.55, 0.13, 250]"),
    ("hsl", "[330, 100, 50]"),
  ])
  func aColorInsideSRGBHasNoMark(space: String, components: String) throws {
    #expect(try gamuts(space, components).isEmpty)
  }

  @Test(arguments: [
    ("display-p3", "[1, 0, 0]", "Display P3"), ("display-p3", "[0, 1, 0]", "Display P3"),
    ("display-p3", "[0, 0, 1]", "Display P3"), ("oklch", "[0.42, 0.15, 255]", "Display P3"),
    ("rec2020", "[0, 1, 0]", "outside P3"), ("prophoto-rgb", "[0.1, 0.95, 0.1]", "outside P3"),
    ("a98-rgb", "[0, 1, 0]", "outside P3"),
  ])
  func theMarkNamesTheGamutThatIsNeeded(space: String, components: String, reach: String) throws {
    let marks = try gamuts(space, components).map {
      GamutItem($0, isNamed: false, words("en")).reach
    }
    #expect(marks == [reach])
  }

  @Test func whatAnSRGBScreenShowsIsMappedAndClipped() throws {
    let gamut = try #require(try gamuts("display-p3", "[1, 0.25, 0.1]").first)
    #expect(gamut.color == "color(display-p3 1 0.25 0.1)")
    #expect(gamut.mapped == "#ff401d")
    #expect(gamut.clipped == "#ff1b00")
  }

  @Test func eachColorOfAGradientIsMarkedOnce() throws {
    let wide = #"{ "colorSpace": "display-p3", "components": [1, 0, 0] }"#
    let stops = "[{ \"color\": \(wide), \"position\": 0 }, { \"color\": \(wide), \"position\": 1 }]"
    #expect(try gamuts(of: "gradient", stops).count == 1)
  }
}
