import Testing

@Suite struct UniquePagesTests {
  @Test func filesThatDifferInLetterCaseWouldShareAPage() throws {
    let found = try diagnostics(replacing: [
      "one/guides/Start.md": "---\ntitle: A\nsummary: s\n---\n",
      "one/guides/start.md": "---\ntitle: B\nsummary: s\n---\n",
    ])
    #expect(found.map(\.summary) == ["two pages would lie at one/guides/start.html"])
    #expect(found.map(\.location?.description) == ["one/guides/start.md"])
    #expect(found.first?.notes.map(\.location?.description) == ["one/guides/Start.md"])
    #expect(
      found.first?.suggestion == "rename what one of them is made from; letter case does not count")
  }

  @Test func componentFoldersThatDifferInLetterCaseWouldShareAPage() throws {
    let found = try findings(replacing: [
      "one/components/Badge/component.yaml": "name: Tag\nlayer: component\nsummary: x\n",
      "one/components/Badge/preview.mustache": "<b></b>", "one/components/Badge/preview.css": "",
    ])
    #expect(
      found == [
        "one/components/Badge/component.yaml:1:1: two pages would lie at one/components/Badge.html "
          + "[catalog/duplicate-page]"
      ])
  }

  @Test func aGroupOfTokensDoesNotTakeThePageOfAllTokens() throws {
    let tokens = #"{ "index": { "a": { "$type": "number", "$value": 1 } } }"#
    let found = try diagnostics(replacing: [
      "one/system.yaml": "name: One\nsummary: x\ntokens: { files: [t/x.json] }\n",
      "one/t/x.json": tokens, badgeStyle: "", "one/components/card/preview.css": "",
    ])
    #expect(found.map(\.summary) == ["two pages would lie at one/tokens/index.html"])
    #expect(found.first?.notes.map(\.message) == ["every system has a page of that name"])
  }
}
