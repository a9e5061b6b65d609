import Testing

@Suite struct MatchingPatternsTests {
  private func found(_ matrix: String) throws -> [String] {
    try findings(appending: ["one/system.yaml": "\ncontrast: { matrix: { \(matrix) } }\n"])
  }

  @Test func aPatternMatchesColours() throws {
    #expect(try found("text: [grey, \"*\"], backgrounds: [back]") == [])
    #expect(
      try found("text: [\"space.*\"]") == [
        "one/system.yaml:4:30: no colour that is shown matches 'space.*' [contrast/empty-pattern]"
      ])
  }

  @Test func aPathIsThatOfAColour() throws {
    #expect(
      try found("backgrounds: [bakc, space.s]") == [
        "one/system.yaml:4:37: there is no token 'bakc' [catalog/unknown-token]",
        "one/system.yaml:4:43: 'space.s' is a dimension token; a color is needed here "
          + "[catalog/wrong-token-type]",
      ])
  }

  @Test func theNearestGroupIsSuggested() throws {
    let found = try diagnostics(
      replacing: [
        "one/t/light.tokens.json": #"""
        { "back": { "$type": "color", "$value": "#fff" },
          "text": { "plain": { "$type": "color", "$value": "#000" } } }
        """#
      ],
      appending: ["one/system.yaml": "\ncontrast: { matrix: { text: [\"txet.*\"] } }\n"])
    #expect(
      found.first { $0.id.name == "contrast/empty-pattern" }?.suggestion == "did you mean 'text.*'?"
    )
  }
}
