import Testing

@Suite struct TrueClaimsTests {
  private func found(
    _ pair: String, system: String = ""
  ) throws -> [(summary: String, notes: [String])] {
    try diagnostics(appending: [
      "one/system.yaml": system,
      badge: "contrast:\n  - { name: Word, foreground: grey, background: back, \(pair) }\n",
    ]).filter { $0.id.name == "contrast/claim" }.map { ($0.summary, $0.notes.map(\.message)) }
  }

  @Test func theMeasuredRatioIsStated() throws {
    let found = try found("use: non-text, claimed: 4.20, contexts: { appearance: light }")
    #expect(found.map(\.summary) == ["'Word' is claimed to have 4.20 to 1 and has 3.97 to 1"])
    #expect(found.first?.notes == ["light: 3.97 to 1, reaches AA"])
  }

  @Test(arguments: ["4", "3.9", "4.0", "3.97", "3.98", "3.976"])
  func aRatioMayBeCutOrRounded(claimed: String) throws {
    let found = try found("use: non-text, claimed: \(claimed), contexts: { appearance: light }")
    #expect(found.map(\.summary) == [])
  }

  @Test func aLevelIsReached() throws {
    let found = try found("use: non-text, claimed: { level: AA }")
    #expect(found.map(\.summary) == [])
    let text = try self.found("claimed: { ratio: 5.5, level: AAA }, contexts: { appearance: dark }")
    #expect(
      text.map(\.summary) == [
        "'Word' is claimed to have 5.5 to 1 and has 5.28 to 1; it is claimed to reach AAA "
          + "and reaches AA"
      ])
    let failing = try self.found("claimed: { level: AA }")
    #expect(failing.map(\.summary) == ["'Word' is claimed to reach AA and fails AA"])
    #expect(failing.first?.notes == ["light: 3.97 to 1, fails AA"])
  }

  @Test func everyContextIsMeant() throws {
    let found = try found("use: non-text, claimed: 7")
    #expect(
      found.first?.notes == ["light: 3.97 to 1, reaches AA", "dark: 5.28 to 1, reaches AA"])
  }

  @Test func theWorstContextIsInTheHeadline() throws {
    let found = try found("use: non-text, claimed: 7, contexts: { appearance: [dark, light] }")
    #expect(found.map(\.summary) == ["'Word' is claimed to have 7 to 1 and has 3.97 to 1"])
  }

  @Test func itIsAWarningWithAWayOut() throws {
    let found = try diagnostics(appending: [
      badge: "contrast:\n  - { foreground: grey, background: back, use: non-text, claimed: 7 }\n"
    ])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.location?.description) == ["\(badge):5:67"])
    #expect(
      found.map(\.suggestion) == [
        "correct the document, or add an exception with 'finding: claim' and a reason"
      ])
  }

  @Test func anExceptionExcusesAClaim() throws {
    let exception = """

      contrast:
        exceptions: [{ foreground: grey, background: back, finding: claim, reason: Known. }]
      """
    #expect(try found("use: non-text, claimed: 7", system: exception).map(\.summary) == [])
  }

  @Test func guidesMayShowWrongClaims() throws {
    let fence = "```yaml contrast\n- { foreground: grey, background: back, claimed: 7 }\n```\n"
    let found = try findings(replacing: [
      "one/guides/a.md": "---\ntitle: A\nsummary: s\n---\n\n" + fence
    ])
    #expect(found == [])
  }
}
