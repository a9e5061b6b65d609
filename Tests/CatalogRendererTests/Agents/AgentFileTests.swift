import Diagnostics
import Files
import JSONTree
import Testing

@testable import CatalogRenderer

@Suite struct AgentFileTests {
  @Test func theIndexLeadsToEveryPageOfTheOutline() throws {
    let site = try render().site
    let index = try #require(site.text(at: "one/llms.txt"))
    let size = TextSize(try #require(site.text(at: "one/components/badge.md")))
    #expect(index.hasPrefix("# One\n\n> The first.\n\nEvery page is a markdown file;"))
    #expect(index.contains("\n## Start here\n\n- [For agents](agents.md): "))
    #expect(
      index.contains(
        "\n## Components\n\n- [Badge](components/badge.md): A word. (about \(size.tokens) tokens)\n"
      ))
    #expect(index.contains("\n## Guides\n\n- [All guides](guides/index.md): "))
    #expect(index.contains("\n- [Start](guides/start.md): s (about "))
    #expect(index.contains("\n## Data\n\n- [catalog.json](catalog.json): "))
    #expect(index.contains("\n## Optional\n\n"))
    #expect(index.contains("- [API](api/index.md)"))
    #expect(!index.contains(".html)"))
    #expect(index.split(separator: "\n").count { $0 == "## Tokens" } == 1)
  }

  @Test func theFullTextHoldsGuidesComponentsAndTokens() throws {
    let site = try render().site
    let text = try #require(site.text(at: "one/llms-full.txt"))
    for title in ["# One", "# Badge", "# Start", "# Color", "## Write, validate, repair"] {
      #expect(text.contains("\(title)\n"), "\(title)")
    }
    #expect(text.contains("\nPage: [components/badge.md](components/badge.md)\n"))
    #expect(!text.contains("\n# API\n"))
    let whole = try #require(site.text(at: "llms-full.txt"))
    #expect(whole.contains("# Badge\n\nPage: [one/components/badge.md](one/components/badge.md)\n"))
  }

  @Test func aTextThatDoesNotFitIsLedTo() throws {
    let site = try render(
      replacing: [
        "catalog.yaml": "title: Sample\nsystems: [one]\nagents: { limits: { full: 300 } }\n",
        "one/system.yaml": (sample["one/system.yaml"] ?? "")
          + "agents: { limits: { full: 150000 } }\n",
      ]
    ).site
    let text = try #require(site.text(at: "llms-full.txt"))
    #expect(!text.contains("# Badge\n"))
    #expect(text.contains("- [One](one/llms-full.txt): The first. (about "))
    #expect(TextSize(text).tokens <= 300)
  }

  @Test func theDataHoldsComponentsTokensAndGuides() throws {
    let site = try render().site
    let bytes = try #require(site["one/catalog.json"])
    let text = String(decoding: bytes, as: UTF8.self)
    let start = #"""
      {"version":1,"generator":"\#(Generator.name)","name":"One","summary":"The first.",\#
      "schema":"agent.schema.json","components":[{"name":"Badge","layer":"component",\#
      "status":"stable","summary":"A word.","page":"components/badge.md","module":"One",\#
      "type":"Badge","props":[{"name":"text","type":"string","description":"The word."}],\#
      "children":"none"
      """#
    #expect(text.hasPrefix(start))
    #expect(text.contains("\"yaml\":\"component: Badge\\nprops:\\n  text: \\\"NEW\\\"\""))
    #expect(text.contains("\"swift\":\"Badge(text: \\\"NEW\\\")\""))
    let token = #"""
      "tokens":[{"path":"color.ink","type":"color","value":"#000000",\#
      "swift":"DS.Color.ink","css":"--color-ink"}]
      """#
    #expect(text.contains(token))
    #expect(text.contains("{\"title\":\"Start\",\"summary\":\"s\",\"page\":\"guides/start.md\"}"))
    #expect(text.hasSuffix("]}\n"))
    #expect(site["one/agent.schema.json"] != nil)
  }

  @Test func theDataHoldsTheMemberThatGivesAStyle() throws {
    let style = """
      name: Calm
      layer: component
      summary: A style.
      swift: { type: CalmStyle, form: style, member: calm }
      examples: [{ name: Plain, agent: { component: Calm } }]

      """
    let site = try render(replacing: ["one/components/badge/component.yaml": style]).site
    let data = try #require(site.text(at: "one/catalog.json"))
    #expect(data.contains(#""type":"CalmStyle","member":"calm""#))
  }

  @Test func theCatalogLeadsToItsSystems() throws {
    let site = try render().site
    let index = try #require(site.text(at: "llms.txt"))
    #expect(index.hasPrefix("# Sample\n"))
    #expect(index.contains("\n## One\n\n- [One: index](one/llms.txt): The first. (about "))
    #expect(
      try #require(site.text(at: "catalog.json")).contains("\"catalog\": \"one/catalog.json\""))
  }

  @Test func oneSystemHasTheFilesAtTheRoot() throws {
    let site = try render(editing: { $0.isSingleSystem = true }).site
    for path in ["llms.txt", "llms-full.txt", "catalog.json", "agent.schema.json", "agents.html"] {
      #expect(site[path] != nil, "\(path)")
    }
    #expect(try #require(site.text(at: "llms.txt")).hasPrefix("# One\n"))
    let agents = try #require(site.text(at: "agents.md"))
    #expect(!agents.contains("--system"))
  }

  @Test func thePageForAgentsShowsTheSizes() throws {
    let site = try render().site
    let page = try #require(site.text(at: "one/agents.html"))
    let size = TextSize(try #require(site.text(at: "one/llms.txt")))
    #expect(page.contains("<td class=\"number\">\(TextSize.grouped(size.bytes))</td>"))
    #expect(page.contains("<td class=\"number\">\(TextSize.grouped(size.tokens))</td>"))
    #expect(page.contains("catalog validate screen.yaml --system one --format json"))
  }

  @Test func bothFormsOfThePageForAgentsHaveOneGuide() throws {
    let site = try render().site
    let html = try #require(site.text(at: "one/agents.html"))
    let twin = try #require(site.text(at: "one/agents.md"))
    #expect(html.contains("<h2 id=\"write-validate-repair\">"))
    #expect(twin.contains("\n## Write, validate, repair\n\n```sh\ncatalog validate screen.yaml"))
    #expect(twin.contains("\n```yaml\ncomponent: Badge\n"))
    // The index shows the size of the twin, so only the HTML shows that of the index.
    #expect(html.contains("href=\"llms.txt\"") && !twin.contains("llms.txt"))
  }

  @Test func primitivesAreATableOfWhatTheyTake() throws {
    let stack = """
      name: Stack
      layer: primitive
      summary: Views in a row | column.
      props: [{ name: gap, type: enum, values: [small, large], required: true, description: The gap. }]
      children: [Badge]
      swift: { type: Stack, module: One }

      """
    let folder = "one/primitives/stack/"
    let site = try render(replacing: [
      folder + "component.yaml": stack, folder + "preview.mustache": "<slot></slot>",
      folder + "preview.css": "",
    ]).site
    let twin = try #require(site.text(at: "one/agents.md"))
    #expect(
      twin.contains(
        "| `Stack` | `gap` (small, large; required) | [`Badge`](components/badge.md) "
          + "| Views in a row \\| column. |"))
    let full = try #require(site.text(at: "one/llms-full.txt"))
    #expect(full.contains("| `Stack` | `gap` (small, large; required) | `Badge` |"))
  }

  @Test func sizesAreCountedInBytes() {
    #expect(TextSize("").tokens == 0)
    #expect(TextSize("a").tokens == 1)
    #expect(TextSize("abcd").tokens == 1)
    #expect(TextSize("äöü").bytes == 6)
    #expect(TextSize("äöü").tokens == 2)
    #expect(TextSize.grouped(1_234_567) == "1,234,567")
    #expect(TextSize.grouped(999) == "999")
    #expect(TextSize(bytes: 4004).tokenText == "about 1,001 tokens")
  }
}
