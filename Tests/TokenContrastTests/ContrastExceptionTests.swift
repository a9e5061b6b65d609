import ColorScience
import Testing
import TokenContrast

@Suite struct ContrastExceptionTests {
  private func table(_ exceptions: [ContrastException]) throws -> ContrastTable {
    let tokens = try tokens(
      ["ink": "#999999", "page": "#ffffff"], dark: ["page": "#cccccc"], macOS: ["ink": "#000000"])
    return try #require(
      ContrastCalculator(tokens: tokens, settings: ContrastSettings(exceptions: exceptions))
        .table(
          for: pair(
            "ink", on: "page",
            claim: ContrastClaim(ratio: 9, decimals: 0, location: nowhere))))
  }

  private func exception(
    _ background: String = "page", contexts: [String: [String]] = [:],
    finding: ContrastException.Finding = .level
  ) -> ContrastException {
    ContrastException(
      foreground: reference("ink"), background: reference(background), contexts: contexts,
      finding: finding, reason: "accepted", location: nowhere)
  }

  @Test func withoutAnExceptionEveryLowRatioIsAShortfall() throws {
    let table = try table([])
    #expect(table.shortfalls.map(\.contexts.label) == ["light · iOS", "dark · iOS"])
    #expect(table.worst?.contexts.label == "dark · iOS")
  }

  @Test func anExceptionCoversItsContextsOnly() throws {
    let table = try table([exception(contexts: ["appearance": ["dark"]])])
    #expect(table.shortfalls.map(\.contexts.label) == ["light · iOS"])
    #expect(table.rows.map(\.exception?.reason) == [nil, nil, "accepted", nil])
  }

  @Test func anExceptionIsForOnePair() throws {
    #expect(try table([exception("other")]).shortfalls.count == 2)
  }

  @Test func aModifierThatDoesNotExistCoversNothing() throws {
    let table = try table([exception(contexts: ["contrast": ["normal"]])])
    #expect(table.shortfalls.count == 2)
  }

  @Test func aRowIsSplitWhereOnlyAPartOfItIsExcused() throws {
    let tokens = try tokens(["ink": "#999999", "page": "#ffffff"])
    let settings = ContrastSettings(exceptions: [exception(contexts: ["appearance": ["light"]])])
    let table = try #require(
      ContrastCalculator(tokens: tokens, settings: settings).table(for: pair("ink", on: "page")))
    #expect(table.rows.map(\.contexts.label) == ["light", "dark"])
    #expect(table.rows.map { $0.exception == nil } == [false, true])
  }

  @Test func aPairOfOtherContextsIsNotCovered() throws {
    let tokens = try tokens(["ink": "#999999", "page": "#ffffff"])
    let settings = ContrastSettings(exceptions: [exception(contexts: ["appearance": ["light"]])])
    let table = try #require(
      ContrastCalculator(tokens: tokens, settings: settings)
        .table(for: pair("ink", on: "page", contexts: ["appearance": ["dark"]])))
    #expect(table.shortfalls.map(\.contexts.label) == ["dark"])
  }

  @Test func backdropsDoNotSplitWhatTheyDoNotTouch() throws {
    let tokens = try tokens(
      ["ink": "#999999", "page": "#ffffff", "back": "#ffffff"], dark: ["back": "#000000"])
    let table = ContrastCalculator(
      tokens: tokens, settings: ContrastSettings(backdrops: [reference("back")])
    ).table(for: pair("ink", on: "page"))
    #expect(table?.rows.map(\.contexts.label) == ["every context"])
  }

  @Test func aFalseClaimIsExcusedApart() throws {
    let level = try table([exception()])
    #expect(level.falseClaims.count == 4)
    let claim = try table([exception(finding: .claim)])
    #expect(claim.falseClaims.isEmpty)
    #expect(claim.shortfalls.count == 2)
  }
}
