import Testing

@Suite struct NeededExceptionsTests {
  private func notes(_ exception: String, pair: String = "") throws -> [String] {
    try diagnostics(appending: [
      "one/system.yaml": "\ncontrast:\n  exceptions:\n    - { reason: r, \(exception) }\n",
      badge: pair.isEmpty ? "" : "contrast:\n  - { \(pair) }\n",
    ]).flatMap { $0.notes.map(\.message) }
  }

  @Test func anExceptionWithoutAPairIsNotNeeded() throws {
    let found = try diagnostics(appending: [
      "one/system.yaml":
        "\ncontrast: { exceptions: [{ foreground: grey, background: back, reason: r }] }\n"
    ])
    #expect(found.map(\.id.name) == ["contrast/unused-exception"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.summary) == ["nothing needs the exception for grey on back"])
    #expect(found.map(\.location?.description) == ["one/system.yaml:4:26"])
    #expect(found.first?.notes.map(\.message) == ["no pair is grey on back"])
    #expect(found.map(\.suggestion) == ["take it out of 'exceptions'"])
  }

  @Test func anExceptionForWhatPassesIsNotNeeded() throws {
    #expect(
      try notes(
        "foreground: grey, background: back",
        pair: "foreground: grey, background: back, use: non-text") == [
          "the ratio is high enough wherever the exception holds"
        ])
    #expect(
      try notes(
        "foreground: grey, background: back, finding: claim",
        pair: "foreground: grey, background: back, use: non-text") == [
          "no claim about the pair is false where the exception holds"
        ])
  }

  @Test func ofTwoForTheSameTheSecondIsNotNeeded() throws {
    let found = try findings(appending: [
      "one/system.yaml": """

      contrast:
        exceptions:
          - { foreground: grey, background: back, reason: r }
          - { foreground: grey, background: back, reason: s }
      """,
      badge: "contrast:\n  - { foreground: grey, background: back }\n",
    ])
    #expect(
      found == [
        "one/system.yaml:7:7: nothing needs the exception for grey on back "
          + "[contrast/unused-exception]"
      ])
  }

  @Test func theOneThatExcusesInItsPlaceIsTold() throws {
    let found = try diagnostics(appending: [
      "one/system.yaml": """

      contrast:
        exceptions:
          - { foreground: grey, background: back, reason: r }
          - { foreground: grey, background: back, reason: s }
      """,
      badge: "contrast:\n  - { foreground: grey, background: back }\n",
    ])
    #expect(found.first?.notes.map(\.message) == ["this one excuses it, and comes before"])
    #expect(found.first?.notes.map(\.location?.description) == ["one/system.yaml:6:7"])
  }

  @Test func whatHasNoRatioIsNotHighEnough() throws {
    let found = try diagnostics(
      replacing: [
        "one/t/light.tokens.json": """
        { "back": { "$type": "color", "$value":
            { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5 } } }
        """
      ],
      appending: [
        "one/system.yaml": """

        contrast: { exceptions: [
          { foreground: grey, background: back, contexts: { appearance: light }, reason: r }] }
        """,
        badge: "contrast:\n  - { name: Word, foreground: grey, background: back }\n",
      ])
    #expect(found.map(\.id.name) == ["contrast/unused-exception"])
    #expect(found.first?.notes.map(\.message) == ["'Word' has no ratio: light"])
  }

  @Test func whatOnlyAGuideShowsNeedsNoException() throws {
    let fence = "```yaml contrast\n- { foreground: grey, background: back }\n```\n"
    let found = try diagnostics(
      replacing: ["one/guides/a.md": "---\ntitle: A\nsummary: s\n---\n\n" + fence],
      appending: [
        "one/system.yaml":
          "\ncontrast: { exceptions: [{ foreground: grey, background: back, reason: r }] }\n"
      ])
    #expect(found.map(\.id.name) == ["contrast/unused-exception"])
    #expect(
      found.first?.notes.map(\.message) == [
        "no pair that is judged has these colours where the exception holds"
      ])
  }

  @Test func anExceptionForWhatIsMissingIsHeldBack() throws {
    let found = try findings(
      replacing: [card: "name: Card\n"],
      appending: [
        "one/system.yaml":
          "\ncontrast: { exceptions: [{ foreground: grey, background: back, reason: r }] }\n"
      ])
    #expect(found == [])
  }
}
