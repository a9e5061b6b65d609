import DesignTokens
import Testing

@Suite struct TokenDefinitionTests {
  private func definitions(_ text: String, of path: TokenPath) -> [TokenDefinition] {
    load(text).tokens[path]?.definitions ?? []
  }

  @Test func anAliasRefersToAWholeToken() {
    let found = definitions(
      ##"{"a": {"$value": "{b}"}, "b": {"$ref": "#/c"}, "c": {"$type": "number", "$value": 1}}"##,
      of: "a")
    #expect(found.map(\.value) == [.number(1)])
    #expect(found.flatMap(\.references) == [.init(place: [], token: "b", part: [])])
    #expect(found.map(\.contexts.count) == [0])
  }

  @Test func partsKnowTheirPlaces() {
    let found = definitions(
      ##"""
      {"dark": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "veil": {"$type": "color", "$value": {"colorSpace": "srgb", "alpha": 0.5,
         "components": {"$ref": "#/dark/$value/components"}}},
       "none": {"$type": "dimension", "$value": {"value": 0, "unit": "px"}},
       "shade": {"$type": "shadow", "$value": [{"color": "{veil}", "offsetX": "{none}",
         "offsetY": {"value": 2, "unit": "px"}, "blur": {"$ref": "#/none/$value"},
         "spread": "{none}"}]}}
      """##, of: "shade")
    #expect(
      found.flatMap(\.references) == [
        .init(place: ["0", "color"], token: "veil", part: []),
        .init(place: ["0", "offsetX"], token: "none", part: []),
        .init(place: ["0", "blur"], token: "none", part: []),
        .init(place: ["0", "spread"], token: "none", part: []),
      ])
  }

  @Test func aPointerLeadsIntoAPart() {
    let found = definitions(
      ##"""
      {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.5, 0]}},
       "n": {"$type": "number", "$value": {"$ref": "#/a/$value/components/1"}}}
      """##, of: "n")
    #expect(found.map(\.value) == [.number(0.5)])
    #expect(
      found.flatMap(\.references)
        == [.init(place: [], token: "a", part: ["components", "1"])])
  }

  @Test func eachContextHasItsDefinition() {
    let number = { (value: Int) in #"{"t": {"$type": "number", "$value": \#(value)}}"# }
    let tokens = resolve([
      "r.json": """
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"$ref": "b.json"}]}},
       "modifiers": {"appearance": {"default": "light", "contexts": {
         "light": [], "dark": [{"$ref": "d.json"}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/appearance"}]}
      """,
      "b.json": number(1), "d.json": number(1),
    ]).tokens
    // The values are equal, so the token does not vary; its definitions do.
    #expect(tokens["t"]?.axes == [])
    let found = tokens["t"]?.definitions ?? []
    #expect(found.map { $0.contexts.map(\.context) } == [[], ["dark"]])
    #expect(found.map { $0.contexts.map(\.modifier) } == [[], ["appearance"]])
    #expect(found.map(\.value) == [.number(1), .number(1)])
    #expect(found.map(\.location.path) == ["b.json", "d.json"])
  }
}
