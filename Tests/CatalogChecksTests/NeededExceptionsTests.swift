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
    #expect(found.map(\.id) == ["contrast/unused-exception"])
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
