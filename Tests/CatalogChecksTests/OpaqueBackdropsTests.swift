import Testing

@Suite struct OpaqueBackdropsTests {
  private let veil = """
    { "back": { "$type": "color", "$value":
      { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 } } }
    """

  @Test func aBackdropHidesWhatLiesBelow() throws {
    let found = try diagnostics(
      replacing: ["one/t/dark.tokens.json": veil],
      appending: ["one/system.yaml": "\ncontrast: { backdrops: [grey, back] }\n"])
    #expect(found.map(\.id.name) == ["contrast/translucent-backdrop"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.summary) == ["the backdrop 'back' is translucent"])
    #expect(found.map(\.location?.description) == ["one/system.yaml:4:31"])
    #expect(found.first?.notes.map(\.message) == ["dark: it is left out of the bounds"])
    #expect(found.map(\.suggestion) == ["name a colour that is opaque in every context"])
  }

  @Test func opaqueBackdropsAreWell() throws {
    #expect(
      try findings(appending: ["one/system.yaml": "\ncontrast: { backdrops: [grey, back] }\n"])
        == [])
  }
}
