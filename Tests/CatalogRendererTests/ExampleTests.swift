import Testing

/// Examples, whole screens and mistakes as pages show them.
@Suite struct ExampleTests {
  private let screen = """
    name: Two words
    description: One below the other.
    agent:
      component: Stack
      children:
        - component: Badge
          props: { text: NEW }
        - component: Badge
          props: { text: OLD }

    """

  private let stack = [
    "one/components/stack/component.yaml": """
    name: Stack
    layer: component
    summary: Words.
    children: any
    requiresSemantics: true

    """,
    "one/components/stack/preview.mustache": "<div><slot></slot></div>\n",
    "one/components/stack/preview.css": "div { color: var(--color-ink); }\n",
  ]

  private func page(_ path: String, _ files: [String: String]) throws -> String {
    let result = try render(replacing: stack.merging(files) { $1 })
    return try #require(result.site.text(at: path))
  }

  @Test func anExampleHasThreeParts() throws {
    let html = try page("one/components/badge.html", [:])
    #expect(html.contains("<div class=\"example-body\" data-first=\"swift\">"))
    #expect(html.contains("id=\"example-short-preview\" data-part=\"preview\">"))
    #expect(html.contains("id=\"example-short-swift\" data-part=\"swift\">"))
    #expect(
      html.contains("id=\"example-short-yaml\" data-part=\"yaml\" data-agent-yaml=\"one\">"))
  }

  @Test func aComponentNamesItsScreensAndAScreenItsComponents() throws {
    let files = ["one/examples/two.yaml": screen]
    let badge = try page("one/components/badge.html", files)
    #expect(badge.contains("<a href=\"../examples.html#two\">Two words</a>"))
    #expect(!(try page("one/components/badge.html", [:])).contains("In whole screens"))
    let html = try page("one/examples.html", files)
    #expect(
      html.contains(
        "3 nodes: <a href=\"components/stack.html\"><code>Stack</code></a>"
          + " <a href=\"components/badge.html\"><code>Badge</code></a></p>"))
    #expect(html.contains("<div class=\"example-body example-screen\" data-first=\"swift\">"))
  }

  @Test func severalScreensHaveAnOverview() throws {
    let one = ["one/examples/two.yaml": screen]
    #expect(!(try page("one/examples.html", one)).contains("screen-card"))
    let two = one.merging(["one/examples/again.yaml": screen]) { $1 }
    let html = try page("one/examples.html", two)
    #expect(html.contains("<p class=\"card-title\"><a href=\"#again\">Two words</a></p>"))
    #expect(html.contains("<p class=\"card-summary\">3 nodes, 2 components</p>"))
  }

  @Test func aFenceShowsTheYAMLOfItsAuthorFirst() throws {
    let html = try guidePage("\n```yaml agent\n# as I wrote it\ncomponent: Badge\n```\n")
    #expect(html.contains("<figure class=\"drawn\"><div class=\"example-frame\">"))
    #expect(html.contains("data-first=\"yaml\""))
    #expect(html.contains("# as I wrote it"))
    #expect(html.contains("Badge()"))
  }

  @Test func aComponentSaysWhetherItsNodesNeedSemantics() throws {
    let needed = try page("one/components/stack.html", [:])
    #expect(
      needed.contains(
        "<strong>Semantics:</strong> required: each node says in a short phrase what it means "
          + "where it is</p>"))
    let free = try page("one/components/badge.html", [:])
    #expect(free.contains("<strong>Semantics:</strong> optional</p>"))
  }
}
