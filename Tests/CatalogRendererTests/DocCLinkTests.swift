import Testing

@Suite struct DocCLinkTests {
  @Test func aNameInDocCsNotationLeadsToItsSymbol() throws {
    let page = try guidePage("``Badge`` and [the badge](doc:Badge)\n")
    #expect(page.contains("<a href=\"../../components/badge.html\">the badge</a>"))
  }

  @Test func anUnknownNameIsTextAlone() throws {
    let page = try guidePage("\n[nothing](doc:Nothing/at/all)\n")
    #expect(page.contains("<p>nothing</p>"))
  }
}
