import Testing

/// The requirements and rules that the pages of tokens and components name.
@Suite struct TokenRequirementTests {
  private func page(_ path: String, _ files: [String: String]) throws -> String {
    let result = try render(replacing: files)
    return try #require(result.site.text(at: path))
  }

  @Test func aTokenNamesTheRequirementsThatItMeets() throws {
    let page = try page("one/tokens/color.html", requirementFiles)
    #expect(
      page.contains(
        """
        <dt>Requirements</dt><dd><a href="../specs/words.html#requirement-short">Short</a> </dd>
        """))
  }

  @Test func aTokenNamesTheRulesThatMentionIt() throws {
    var files = requirementFiles
    files["one/rules/ink.md"] = files["one/rules/ink.md"]?
      .replacing("Ink is read.", with: "`color.ink` is read.")
    let page = try page("one/tokens/color.html", files)
    #expect(
      page.contains("<dt>Rules</dt><dd><a href=\"../rules/ink.html\">Ink on paper</a> </dd>"))
    #expect(!(try self.page("one/tokens/color.html", requirementFiles)).contains("<dt>Rules</dt>"))
  }

  @Test func aComponentListsTheRequirementsThatItMeets() throws {
    let page = try page("one/components/badge.html", requirementFiles)
    #expect(page.contains("<h2 id=\"requirements\">"))
    #expect(page.contains("href=\"../specs/words.html#requirement-short\">Short</a>"))
    #expect(page.contains("<a href=\"#requirements\">Requirements</a>"))
    let twin = try self.page("one/components/badge.md", requirementFiles)
    #expect(twin.contains("- [Short](../specs/words.md): A badge SHALL hold"))
    #expect(!(try self.page("one/components/badge.html", [:])).contains("id=\"requirements\""))
  }
}
