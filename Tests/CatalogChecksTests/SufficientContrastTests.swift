import Testing

@Suite struct SufficientContrastTests {
  @Test func textOfNormalSizeNeedsFourAndAHalf() throws {
    let found = try diagnostics(appending: [
      badge: "contrast:\n  - { name: Word, foreground: grey, background: back }\n"
    ])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.id.name) == ["contrast/below-level"])
    #expect(
      found.map(\.summary) == ["'Word': 3.97 to 1 is less than the 4.5 to 1 of level AA"])
    #expect(found.map(\.location?.description) == ["\(badge):5:5"])
    #expect(
      found.first?.notes.map(\.message) == [
        "light: 3.97 to 1, below 4.5", "the value of grey stands here",
      ])
    #expect(
      found.first?.notes.last?.location?.description == "one/t/base.tokens.json:2:3")
    #expect(found.first?.suggestion == "write #767676 for grey")
  }

  @Test func aColorOfAnotherSpaceIsWrittenAsATokenHasIt() throws {
    let found = try diagnostics(
      replacing: [
        "one/t/light.tokens.json": """
        { "back": { "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
          "lime": { "$type": "color",
            "$value": { "colorSpace": "display-p3", "components": [0, 1, 0] } } }
        """
      ],
      appending: [
        badge:
          "contrast:\n  - { foreground: lime, background: back, contexts: { appearance: light } }\n"
      ])
    let suggestion = try #require(found.first?.suggestion)
    #expect(suggestion.hasPrefix(#"write {"colorSpace":"display-p3","components":["#))
    #expect(suggestion.hasSuffix("]} for lime"))
  }

  @Test(arguments: ["text: font.title", "use: non-text"])
  func largeTextAndShapesNeedThree(use: String) throws {
    let found = try findings(appending: [
      badge: "contrast:\n  - { foreground: grey, background: back, \(use) }\n"
    ])
    #expect(found == [])
  }

  @Test func contextsThatAreNotMeantDoNotCount() throws {
    let found = try findings(appending: [
      badge:
        "contrast:\n  - { foreground: grey, background: back, contexts: { appearance: dark } }\n"
    ])
    #expect(found == [])
  }

  @Test func guidesMayShowWrongPairs() throws {
    let fence = "```yaml contrast\n- { foreground: back, background: back }\n```\n"
    let found = try findings(replacing: [
      "one/guides/a.md": "---\ntitle: A\nsummary: s\n---\n\n" + fence
    ])
    #expect(found == [])
  }

  @Test func theWorstContextIsTold() throws {
    let found = try diagnostics(
      replacing: ["one/t/dark.tokens.json": darkGrey],
      appending: [badge: "contrast:\n  - { name: Word, foreground: grey, background: back }\n"])
    #expect(
      found.map(\.summary) == ["'Word': 3.17 to 1 is less than the 4.5 to 1 of level AA"])
    #expect(
      found.first?.notes.map(\.message) == [
        "light: 3.97 to 1, below 4.5", "dark: 3.17 to 1, below 4.5",
        "the value of grey stands here", "the value of back stands here",
      ])
    #expect(
      found.first?.notes.suffix(2).map(\.location?.path) == [
        "one/t/base.tokens.json", "one/t/dark.tokens.json",
      ])
    #expect(found.first?.suggestion == "write #9b9b9b for grey, or #171717 for back")
  }

  @Test func aSystemMayAskForMore() throws {
    let pair = "contrast:\n  - { name: Edge, foreground: grey, background: back, use: non-text }\n"
    let level = try diagnostics(appending: [
      "one/system.yaml": "\ncontrast: { minimum: { non-text: 4 } }\n", badge: pair,
    ])
    #expect(
      level.map(\.summary) == [
        "'Edge': 3.97 to 1 is less than the 4 to 1 that the system asks for"
      ])
    let text = try diagnostics(appending: [
      "one/system.yaml": "\ncontrast: { level: AAA }\n",
      badge: "contrast:\n  - { name: Word, foreground: grey, background: back }\n",
    ])
    #expect(
      text.map(\.summary) == ["'Word': 3.97 to 1 is less than the 7 to 1 of level AAA"])
  }

  @Test func aShapeHasNoLevelAboveAA() throws {
    let found = try findings(appending: [
      "one/system.yaml": "\ncontrast: { level: AAA }\n",
      badge: "contrast:\n  - { foreground: grey, background: back, use: non-text }\n",
    ])
    #expect(found == [])
  }

  @Test func whatAnExceptionExcusesIsNoFinding() throws {
    let found = try findings(appending: [
      "one/system.yaml": """

      contrast:
        exceptions:
          - foreground: grey
            background: back
            contexts: { appearance: light }
            reason: It is decoration.
      """,
      badge: "contrast:\n  - { foreground: grey, background: back }\n",
    ])
    #expect(found == [])
  }
}

/// A dark appearance that is not quite black.
private let darkGrey = """
  { "back": { "$type": "color", "$value":
    { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } } }
  """
