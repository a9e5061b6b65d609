import JSONTree
import Testing

/// The token panel of a component's page: what the page holds of it, and the facts of the system's
/// tokens that it loads.
@Suite struct TokenPanelTests {
  private let files = [
    "one/system.yaml": """
    name: One
    summary: The first.
    tokens: { resolver: r.json }
    contrast:
      backdrops: [paper]
      exceptions: [{ foreground: ink, background: paper, reason: "It is </faint>." }]

    """,
    "one/r.json": """
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
     "modifiers": {"appearance": {"default": "light", "contexts": {
       "light": [], "dark": [{"$ref": "dark.json"}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/appearance"}]}
    """,
    "one/base.json": """
    {"paper": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
     "gray": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]},
       "$extensions": {"catalog": {"internal": true}}},
     "ink": {"$type": "color", "$value": "{gray}"}}
    """,
    "one/dark.json": """
    {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]},
       "$extensions": {"catalog": {"status": "unknown", "reason": "Nobody saw it."}}}}
    """,
    "one/components/badge/component.yaml": """
    name: Badge
    layer: component
    summary: A word.
    contrast: [{ name: Word, foreground: ink, background: paper }]
    examples: [{ name: Short, agent: { component: Badge } }]

    """,
    "one/components/badge/preview.mustache": "<b>NEW</b>\n",
    "one/components/badge/preview.css": "b { color: var(--ink); }\n",
  ]

  private func text(at path: String) throws -> String {
    try #require(try render(replacing: files).site.text(at: path))
  }

  @Test func thePageNamesTheTokensThatItDrawsWith() throws {
    let html = try text(at: "one/components/badge.html")
    #expect(html.contains("id=\"stageTokens\" data-facts=\"../assets/token-facts.js\""))
    #expect(html.contains("\"panel\":{\"tokens\":[\"ink\"],\"pairs\":[{\"name\":\"Word\","))
    #expect(html.contains("\"colors\":[\"paper\",\"ink\"],"))
    #expect(html.contains("\"required\":4.5,\"judged\":true,"))
    #expect(html.contains("\"excused\":[[{},\"It is \\u003c/faint\\u003e.\"]]"))
  }

  @Test func aKeptValueHasItsPartsWhereTokensAreParts() throws {
    var files = files
    files["one/base.json"]? = """
      {"paper": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "glyph": {"$type": "glyph", "$value": {"name": "star", "tint": "{ink}"}},
       "code": {"$type": "glyph", "$value": {"name": "star", "at": [1, 2]}}}
      """
    let site = try render(replacing: files).site
    let script = try #require(site.text(at: "one/assets/token-facts.js"))
    #expect(script.contains(#""value":{"name":"star","tint":{"colorSpace":"srgb""#))
    #expect(script.contains(#""from":[["ink",["tint"],[]]]"#))
    #expect(script.contains(#""value":"{\"name\":\"star\",\"at\":[1,2]}""#))
  }

  @Test func theFactsHaveEveryDefinitionWithItsReferences() throws {
    let script = try text(at: "one/assets/token-facts.js")
    let prefix = "catalogTokenFacts = "
    #expect(script.hasPrefix(prefix) && script.hasSuffix(";\n"))
    let json = String(script.dropFirst(prefix.count).dropLast(2))
    #expect(json.contains("\"backdrops\":[\"paper\"]"))
    #expect(
      json.contains(
        "\"contexts\":[[\"light\",\"light\",\"(prefers-color-scheme: light)\"],"
          + "[\"dark\",\"dark\",\"(prefers-color-scheme: dark)\"]]"))
    // What is internal has no custom property and no page.
    #expect(json.contains("\"gray\":{\"type\":\"color\",\"definitions\":[{\"value\":{"))
    #expect(json.contains("\"ink\":{\"type\":\"color\",\"css\":\"--ink\",\"at\":\"tokens/"))
    #expect(json.contains("\"uses\":1,"))
    #expect(json.contains("\"definitions\":[{\"from\":[[\"gray\"]]},"))
    #expect(json.contains("{\"in\":{\"appearance\":\"dark\"},\"value\":{\"colorSpace\":\"srgb\","))
    #expect(json.contains("\"unknown\":\"Nobody saw it.\""))
  }

  @Test func aSystemWithoutTokensHasNoPanel() throws {
    let result = try render(replacing: [
      "one/system.yaml": "name: One\nsummary: The first.\n"
    ])
    let html = try #require(result.site.text(at: "one/components/badge.html"))
    #expect(html.contains("id=\"stageData\""))
    #expect(!html.contains("stageTokens"))
    #expect(result.site.text(at: "one/assets/token-facts.js") == nil)
  }
}
