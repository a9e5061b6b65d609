import Testing

@Suite struct RulePageTests {
  private let fences = """

    ```yaml agent right
    component: Badge
    props: { text: INK }
    ```

    """

  private func rule() throws -> String {
    let result = try render(replacing: requirementFiles)
    #expect(result.diagnostics.map(\.message) == [])
    return try #require(result.site.text(at: "one/rules/ink.html"))
  }

  @Test func reasonsComeFirstThenExamplesSideBySide() throws {
    let html = try rule()
    let pair = try #require(html.components(after: "<div class=\"rule-pair\">"))
    #expect(html.contains("<h2 id=\"reasons\">Why</h2>"))
    #expect(pair.split(separator: "<figure class=\"rule-example ").count == 4)
    #expect(pair.contains("Dark &amp; plain."))
  }

  @Test func marksAreWords() throws {
    let html = try rule()
    #expect(
      html.contains(
        "<strong class=\"rule-mark\"><span aria-hidden=\"true\">✓</span> Right</strong>"))
    #expect(
      html.contains(
        "<strong class=\"rule-mark\"><span aria-hidden=\"true\">✗</span> Wrong</strong>"))
  }

  @Test func aValidWrongExampleIsDrawn() throws {
    let html = try rule()
    #expect(html.contains("PALE"))
    #expect(html.split(separator: "<div class=\"rule-preview\">").count == 3)
    #expect(html.contains("<summary>Agent YAML</summary>"))
  }

  @Test func aWrongExampleWithAMistakeShowsTheFinding() throws {
    let html = try rule()
    #expect(html.contains("there is no component"))
    #expect(html.contains("catalog validate example.yaml"))
  }

  @Test func aRuleWithACheckSaysHowTheSourcesKeepIt() throws {
    let path = "one/rules/ink.md"
    let text = try #require(requirementFiles[path])
    let checked = text.replacing(
      "summary: Words are ink.", with: "summary: Words are ink.\ncheck: endless-animation")
    let result = try render(replacing: requirementFiles.merging([path: checked]) { $1 })
    let html = try #require(result.site.text(at: "one/rules/ink.html"))
    #expect(html.contains("<h2 id=\"checks\">In code</h2>"))
    #expect(
      html.contains(
        "<li><code>lint/endless-animation</code>: The system&#39;s own sources follow it.</li>"))
    let twin = try #require(result.site.text(at: "one/rules/ink.md"))
    #expect(twin.contains("- `lint/endless-animation`: The system's own sources follow it."))
    #expect(try !rule().contains("id=\"checks\""))
  }

  @Test func guidesDrawThemWithTheirMark() throws {
    let html = try guidePage(fences)
    #expect(html.contains("<figure class=\"rule-example is-right\">"))
    #expect(!html.contains("class=\"rule-pair\""))
  }

  @Test func theTwinNamesTheSides() throws {
    let result = try render(replacing: requirementFiles)
    let text = try #require(result.site.text(at: "one/rules/ink.md"))
    #expect(text.contains("**Right**\n\n```yaml\ncomponent: Badge\n"))
    #expect(text.contains("**Wrong**\n\n```yaml\ncomponent: Badge\nprops: { text: PALE }\n"))
    #expect(text.contains("\n```\n\n*Dark & plain.*\n\n**Wrong**\n"))
    #expect(text.contains("\n## Requirements\n\n- [Буквы]("))
  }

  @Test func aRightExampleIsChecked() throws {
    let result = try render(replacing: requirementFiles)
    #expect(
      result.site.text(at: "one/rules/index.html")?.contains("class=\"card-preview\"") == true)
  }
}
