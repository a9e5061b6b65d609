import Testing

@Suite struct KnownStageTokensTests {
  @Test func theStageStandsOnTokensOfTheRightType() throws {
    let stage = "\nstage: { background: bakc, foreground: space.s, font: font.title }\n"
    let found = try diagnostics(appending: ["one/system.yaml": stage])
    #expect(
      found.map(\.summary) == [
        "there is no token 'bakc'", "'space.s' is a dimension token; a color is needed here",
      ])
    #expect(
      found.map(\.location?.description) == ["one/system.yaml:4:22", "one/system.yaml:4:40"])
    #expect(found.map(\.suggestion) == ["did you mean 'back'?", nil])
  }
}
