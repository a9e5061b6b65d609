import Diagnostics
import Testing

@Suite struct PageAddressesTests {
  private func clashes(replacing files: [String: String]) throws -> [Diagnostic] {
    try render(replacing: files).diagnostics.filter { $0.id.name == "catalog/duplicate-page" }
  }

  @Test func filesThatDifferInLetterCaseWouldShareAPage() throws {
    let found = try clashes(replacing: [
      "one/guides/Begin.md": "---\ntitle: A\nsummary: s\n---\n",
      "one/guides/begin.md": "---\ntitle: B\nsummary: s\n---\n",
    ])
    #expect(found.map(\.summary) == ["two pages would have the path one/guides/begin.html"])
    #expect(found.map(\.location?.description) == ["one/guides/begin.md"])
    #expect(found.first?.notes.map(\.location?.description) == ["one/guides/Begin.md"])
    #expect(
      found.first?.suggestion == "rename what one of them is made from; letter case does not count")
  }

  @Test func componentFoldersThatDifferInLetterCaseWouldShareAPage() throws {
    let found = try clashes(replacing: [
      "one/components/Badge/component.yaml": "name: Tag\nlayer: component\nsummary: x\n",
      "one/components/Badge/preview.mustache": "<b></b>", "one/components/Badge/preview.css": "",
    ])
    #expect(found.map(\.summary) == ["two pages would have the path one/components/Badge.html"])
    #expect(found.map(\.location?.description) == ["one/components/Badge/component.yaml:1:1"])
  }

  @Test func aGroupOfTokensDoesNotTakeThePageOfAllTokens() throws {
    let tokens = """
      { "color": { "$type": "color", "ink": { "$value": "#000000" } },
        "index": { "a": { "$type": "number", "$value": 1 } } }
      """
    let found = try clashes(replacing: ["one/a.tokens.json": tokens])
    #expect(found.map(\.summary) == ["two pages would have the path one/tokens/index.html"])
    #expect(found.first?.notes.map(\.message) == ["every system has a page of that name"])
  }

  @Test func aGuideDoesNotTakeThePageOfAllGuides() throws {
    let found = try clashes(replacing: [
      "one/guides/INDEX.markdown": "---\ntitle: A\nsummary: s\n---\n"
    ])
    #expect(found.map(\.summary) == ["two pages would have the path one/guides/INDEX.html"])
  }
}
