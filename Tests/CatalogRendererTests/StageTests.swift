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
    #expect(html.contains("name=\"stage-prop-6\" value=\"color.ink\" checked> <span><span"))
  }

  @Test func theControlsHaveTheValuesOfTheFirstExample() throws {
    let html = try page([
      "one/components/badge/component.yaml": """
      name: Badge
      layer: component
      summary: A word.
      props:
        - { name: text, type: string, required: true, description: The word. }
        - { name: level, type: enum, values: [info, error], default: info, description: How bad. }
        - { name: size, type: enum, values: [a, b, c, d, e], description: How large. }
        - { name: count, type: integer, default: 3, description: How many. }
        - { name: isOn, type: boolean, default: false, description: Whether. }
        - { name: tint, type: enum, values: [red, blue], description: With. }
      accessibility: { label: "{text}, {level}, {count}{nothing}" }
      examples:
        - name: Short
          agent: { component: Badge, props: { text: A & B, level: error, size: d, isOn: true } }
        - { name: Long, agent: { component: Badge, props: { text: A word } } }

      """
    ])
    #expect(html.contains("maxlength=\"1000\" value=\"A &amp; B\">"))
    #expect(html.contains("name=\"stage-prop-2\" value=\"error\" checked>"))
    #expect(html.contains("name=\"stage-prop-2\" value=\"info\">"))
    #expect(html.contains("<option selected>d</option>"))
    #expect(html.contains("id=\"stage-prop-4\" step=\"1\" value=\"3\">"))
    #expect(html.contains("id=\"stage-prop-5\" class=\"switch\" role=\"switch\" checked>"))
    #expect(html.contains("name=\"stage-prop-6\" value=\"\" checked>"))
    #expect(html.contains("<q id=\"stageLabel\">A &amp; B, error, 3</q>"))
    #expect(
      html.contains("aria-pressed=\"true\" aria-label=\"Show on the stage: Short\">"))
    #expect(
      html.contains("aria-pressed=\"false\" aria-label=\"Show on the stage: Long\">"))
  }

  @Test func childrenCanBeTakenAway() throws {
    let html = try page([
      "one/components/badge/component.yaml": """
      name: Badge
      layer: component
      summary: A word.
      children: any
      examples:
        - name: Two
          agent: { component: Badge, children: [{ component: Dot }, { component: Dot }] }

      """,
      "one/components/dot/component.yaml": """
      name: Dot
      layer: component
      summary: A dot.
      examples: [{ name: One, agent: { component: Dot } }]

      """,
      "one/components/dot/preview.mustache": "<i></i>\n",
      "one/components/dot/preview.css": "i { color: var(--color-ink); }\n",
      "one/components/badge/preview.mustache": "<b><slot></slot></b>\n",
    ])
    #expect(html.contains("<li>Dot <button type=\"button\" aria-label=\"Remove Dot\">×<"))
  }

  @Test func textThatGrowsHasSizes() throws {
    let tokens = """
      { "color": { "$type": "color",
        "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
        "text": { "$type": "typography", "body": { "$value": { "fontFamily": "Inter",
          "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400, "lineHeight": 1.3,
          "letterSpacing": { "value": 0, "unit": "px" } } } } }
      """
    let html = try page(["one/a.tokens.json": tokens])
    #expect(html.contains("<option value=\"\" selected>Large</option>"))
    #expect(html.contains("<option value=\"AX5\">AX5</option>"))
    #expect(try data(html).contains("\"fonts\":[\"--text-body\"]"))
    #expect(!(try page()).contains("data-stage-view=\"textSize\""))
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
