import Testing

/// The stage of a component's page: its controls, and the data that scripts redraw it from.
@Suite struct StageTests {
  private let chip = [
    "one/components/badge/component.yaml": """
    name: Badge
    layer: component
    summary: A word.
    props:
      - { name: text, type: string, required: true, description: The word. }
      - { name: level, type: enum, values: [info, error], default: info, description: How bad. }
      - { name: size, type: enum, values: [a, b, c, d, e], description: How large. }
      - { name: count, type: integer, description: How many. }
      - { name: isOn, type: boolean, default: false, description: Whether. }
      - { name: ink, type: token, values: [color.ink], default: color.ink, description: With. }
    accessibility: { label: "{text}, {level}" }
    examples:
      - { name: Short, agent: { component: Badge, props: { text: "</script>" } } }

    """,
    "one/components/badge/preview.mustache": "<b>{{#isOn}}on {{/isOn}}{{text}}</b>\n",
  ]

  private func page(_ files: [String: String] = [:]) throws -> String {
    let result = try render(replacing: chip.merging(files) { $1 })
    return try #require(result.site.text(at: "one/components/badge.html"))
  }

  private func data(_ html: String) throws -> String {
    let start = try #require(html.range(of: "id=\"stageData\">"))
    let rest = html[start.upperBound...]
    let end = try #require(rest.range(of: "</script>"))
    return String(rest[..<end.lowerBound])
  }

  @Test func eachPropHasAControlByItsType() throws {
    let html = try page()
    #expect(html.contains("<input type=\"text\" id=\"stage-prop-1\""))
    #expect(html.contains("<input type=\"radio\" name=\"stage-prop-2\" value=\"error\">"))
    #expect(html.contains("<select id=\"stage-prop-3\">"))
    #expect(html.contains("<option value=\"\">not given</option>"))
    #expect(html.contains("<input type=\"number\" id=\"stage-prop-4\" step=\"1\">"))
    #expect(html.contains("<input type=\"checkbox\" id=\"stage-prop-5\""))
    #expect(html.contains("name=\"stage-prop-6\" value=\"color.ink\"> <span><span class=\"swatch"))
  }

  @Test func theDataIsJSONThatCannotEndItsElement() throws {
    let text = try data(page())
    #expect(!text.contains("<"))
    #expect(text.contains("\"label\":\"{text}, {level}\""))
    #expect(text.contains("[\"text\",\"t\",\"\\u003c/script\\u003e\",\"\\u003c/script\\u003e\"]"))
    #expect(
      text.contains(
        "\"template\":[\"\\u003cb\\u003e\",[\"isOn\",true,[\"on \"]],[\"text\"],"
          + "\"\\u003c/b\\u003e\\n\"]"))
    #expect(text.contains("\"tokens\":{\"color.ink\":"))
  }

  @Test func aPreviewThatCannotBeRedrawnHasNoControls() throws {
    let html = try page(["one/components/badge/preview.mustache": "<b {{text}}></b>\n"])
    #expect(html.contains("id=\"stage-preview\""))
    #expect(!html.contains("stageData"))
    #expect(!html.contains("stage-prop-1"))
  }

  @Test func aComponentWithoutExamplesHasNoStage() throws {
    let html = try page([
      "one/components/badge/component.yaml":
        "name: Badge\nlayer: component\nsummary: A word.\nexamples: []\n"
    ])
    #expect(!html.contains("id=\"stage\""))
  }

  @Test func aTokenThatIsTheSameEverywhereHasNoContexts() throws {
    #expect(!(try page()).contains("id=\"stageGroups\""))
  }
}
