import Testing

/// Agent YAML that is wrong on purpose.
@Suite struct InvalidExampleTests {
  private let mistake = """
    name: Misspelt
    description: The name of a prop.
    expect: [agent/unknown-prop]
    source: |
      component: Badge
      props:
        txt: "A & B"

    """

  private let message = """
    Badge has no prop &#39;txt&#39; [agent/unknown-prop]
      note: its props: text
      help: did you mean &#39;text&#39;?
    """

  @Test func theMessageStandsBelowTheMarkedSource() throws {
    let result = try render(replacing: ["one/examples/invalid/misspelt.yaml": mistake])
    let html = try #require(result.site.text(at: "one/examples.html"))
    #expect(html.contains("<h2 id=\"mistakes\">"))
    #expect(html.contains("<h3 id=\"invalid-misspelt\" class=\"example-name\">Misspelt "))
    #expect(html.contains("<p>The name of a prop.</p>"))
    #expect(
      html.contains("<span class=\"code-line\" data-line=\"2\"><span class=\"tok-key\">props"))
    #expect(html.contains("<mark class=\"code-line\" data-line=\"3\">"))
    #expect(html.contains("misspelt.yaml:3:3: error: \(message)"))
  }

  @Test func aSystemOfMistakesAloneHasAPageOfExamples() throws {
    let result = try render(replacing: ["one/examples/invalid/misspelt.yaml": mistake])
    let start = try #require(result.site.text(at: "one/index.html"))
    #expect(start.contains("href=\"examples.html\""))
    #expect(try render().site.text(at: "one/examples.html") == nil)
  }

  @Test func aFenceIsJudgedWhereItStands() throws {
    let html = try guidePage(
      "\n```yaml agent invalid\ncomponent: Badge\nprops:\n  txt: \"A\"\n```\n")
    #expect(html.contains("<figure class=\"judged\"><div class=\"mistake\">"))
    #expect(html.contains("example.yaml:3:3: error: \(message)"))
    #expect(!html.contains("class=\"example-preview\""))
  }
}
