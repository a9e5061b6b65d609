import Testing

@Suite struct KnownContrastTokensTests {
  private func pair(_ text: String) throws -> [String] {
    try findings(appending: [badge: "contrast:\n  - { use: non-text, \(text) }\n"])
  }

  @Test func bothTokensExist() throws {
    let found = try pair("foreground: gray, background: back")
    #expect(found == ["\(badge):5:34: there is no token 'gray' [catalog/unknown-token]"])
  }

  @Test func theLayersBelowExist() throws {
    let found = try pair("foreground: grey, background: back, over: [bakc]")
    #expect(found == ["\(badge):5:65: there is no token 'bakc' [catalog/unknown-token]"])
  }

  @Test func theyAreColours() throws {
    let found = try pair("foreground: grey, background: space.s")
    #expect(
      found == [
        "\(badge):5:52: 'space.s' is a dimension token; a color is needed here "
          + "[catalog/wrong-token-type]"
      ])
  }

  @Test func contextsExist() throws {
    let found = try diagnostics(appending: [
      badge: """
      contrast:
        - { foreground: grey, background: back, use: non-text, contexts: { apearance: dark } }
        - { foreground: grey, background: back, use: non-text, contexts: { appearance: drak } }
      """
    ])
    #expect(
      found.map(\.summary) == [
        "there is no modifier called 'apearance'",
        "there is no context of 'appearance' called 'drak'",
      ])
    #expect(found.map(\.suggestion) == ["did you mean 'appearance'?", "did you mean 'dark'?"])
    #expect(found.last?.notes.map(\.message) == ["there is: light, dark"])
  }

  @Test func whenTokensCouldNotBeReadNoneIsUnknown() throws {
    let found = try findings(
      replacing: ["one/t/base.tokens.json": "{,}"],
      appending: [badge: "contrast:\n  - { foreground: grey, background: back }\n"])
    #expect(found == [])
  }

  @Test func theTokensOfTheSettingsExist() throws {
    let found = try findings(appending: [
      "one/system.yaml": """

      contrast:
        backdrops: [bakc]
        over: { gray: [space.s] }
        exceptions:
          - { foreground: gone, background: back, reason: r }
          - { foreground: grey, background: back, contexts: { appearance: dim }, reason: r }
      """
    ])
    let file = "one/system.yaml"
    #expect(
      found == [
        "\(file):5:15: there is no token 'bakc' [catalog/unknown-token]",
        "\(file):6:11: there is no token 'gray' [catalog/unknown-token]",
        "\(file):6:18: 'space.s' is a dimension token; a color is needed here "
          + "[catalog/wrong-token-type]",
        "\(file):8:21: there is no token 'gone' [catalog/unknown-token]",
        "\(file):9:7: there is no context of 'appearance' called 'dim' [contrast/unknown-context]",
      ])
  }
}
