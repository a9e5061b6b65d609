import Testing

@Suite struct PreviewUsesTokensTests {
  private func style(_ css: String) throws -> [String] {
    try findings(replacing: [badgeStyle: css])
  }

  @Test func customPropertiesAreThoseOfTokens() throws {
    let found = try diagnostics(replacing: [badgeStyle: "b {\n  padding: var(--spcae-s);\n}\n"])
    #expect(found.map(\.summary) == ["no token gives the custom property '--spcae-s'"])
    #expect(found.map(\.location?.description) == ["\(badgeStyle):2:16"])
    #expect(found.map(\.suggestion) == ["did you mean '--space-s'?"])
    #expect(found.map(\.severity) == [.error])
  }

  @Test func aStylesheetMayUseWhatItDeclares() throws {
    #expect(try style("b { --own: var(--space-s); padding: var(--own); }") == [])
  }

  @Test(arguments: [
    ("12px", 12), ("0.5rem", 12), ("200ms", 12), ("#fff", 12), ("rgb(0 0 0)", 12), ("white", 12),
  ])
  func valuesAreNotWrittenOut(value: String, column: Int) throws {
    let literal = value.prefix { $0 != "(" }
    #expect(
      try style("b { width: \(value); }") == [
        "\(badgeStyle):1:\(column): '\(literal)' is hard-coded where a token belongs "
          + "[preview/literal]"
      ])
  }

  @Test(arguments: ["0", "0px", "1px", "-1px", "50%", "1.5", "auto", "transparent", "none"])
  func valuesThatNoTokenCouldGiveAreFine(value: String) throws {
    #expect(try style("b { width: \(value); }") == [])
  }

  @Test func selectorsCommentsAndStringsAreNoValues() throws {
    let css = """
      /* 12px #fff var(--nope) */
      b:hover { content: "12px var(--nope)"; }
      b { &:focus-within { margin: 0; } }
      """
    #expect(try style(css) == [])
  }

  @Test func whenTokensCouldNotBeReadNoPropertyIsUnknown() throws {
    #expect(try findings(replacing: ["one/t/base.tokens.json": "{,}"]) == [])
  }

  @Test func manyColonsWithoutAnEndAreReadOnce() throws {
    let css = "b{" + String(repeating: "a:", count: 50_000)
    #expect(try style(css).filter { !$0.contains("[preview/syntax]") } == [])
  }
}
