import Testing

@Suite struct SufficientContrastTests {
  @Test func textOfNormalSizeNeedsFourAndAHalf() throws {
    let found = try diagnostics(appending: [
      badge: "contrast:\n  - { name: Word, foreground: grey, background: back }\n"
    ])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.id) == ["contrast/below-aa"])
    #expect(
      found.map(\.summary) == ["'Word': 3.97 to 1 is less than the 4.5 to 1 of level AA"])
    #expect(found.map(\.location?.description) == ["\(badge):5:5"])
    #expect(found.first?.notes.map(\.message) == ["light: 3.97 to 1"])
    #expect(found.first?.suggestion == "choose another colour for grey or back")
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
}
