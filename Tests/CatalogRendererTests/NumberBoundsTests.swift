import Testing

/// Where a reader and a program see which numbers a prop takes.
@Suite struct NumberBoundsTests {
  private let files = [
    "one/components/badge/component.yaml": """
    name: Badge
    layer: component
    summary: A word.
    props:
      - { name: text, type: string, required: true, description: The word. }
      - { name: share, type: number, minimum: 0, maximum: 1, step: 0.1, description: How much. }
      - { name: count, type: integer, minimum: 2, required: true, description: How many. }
      - { name: angle, type: number, maximum: 90, step: 0.5, description: How steep. }
    examples:
      - { name: Short, agent: { component: Badge, props: { text: a, count: 3 } } }

    """
  ]

  private func text(_ path: String) throws -> String {
    let site = try render(replacing: files).site
    return try #require(site.text(at: path))
  }

  @Test func theTableOfPropsSaysThem() throws {
    let html = try text("one/components/badge.html")
    #expect(html.contains("<span class=\"prop-bounds\">0 to 1 in steps of 0.1</span>"))
    #expect(html.contains("<span class=\"prop-bounds\">at least 2</span>"))
    #expect(html.contains("<span class=\"prop-bounds\">at most 90 in steps of 0.5</span>"))
  }

  @Test func theTwinSaysThem() throws {
    let twin = try text("one/components/badge.md")
    #expect(twin.contains("| `share` | number | 0 to 1 in steps of 0.1 |"))
    #expect(twin.contains("| `count` | integer | at least 2 |"))
  }

  @Test func theFieldOnTheStageHasThem() throws {
    let html = try text("one/components/badge.html")
    #expect(html.contains("id=\"stage-prop-2\" min=\"0\" max=\"1\" step=\"0.1\">"))
    #expect(html.contains("id=\"stage-prop-3\" min=\"2\" step=\"1\" value=\"3\">"))
    #expect(html.contains("id=\"stage-prop-4\" max=\"90\" step=\"0.5\">"))
    #expect(html.contains(#""slot":"share","minimum":0,"maximum":1,"step":0.1}"#))
  }

  @Test func theDataForAgentsHasThem() throws {
    let data = try text("one/catalog.json")
    #expect(
      data.contains(#"{"name":"share","type":"number","minimum":0,"maximum":1,"step":0.1,"#))
    #expect(data.contains(#"{"name":"count","type":"integer","minimum":2,"required":true,"#))
  }
}
