import Files
import Testing

/// Which declarations belong to which component.
@Suite struct ComponentDeclarationsTests {
  private let manifest = """
    name: Card
    layer: modifier
    summary: A surface.
    swift: { module: One, type: Surface, grammar: modifier, call: card }
    props: [{ name: edge, type: string, description: The edge., swift: Edge }]
    examples:
      - name: Short
        agent: { component: Card, children: [{ component: Badge, props: { text: NEW } }] }

    """
  private let source = """
    /// A word.
    public struct Badge {}
    extension String {
      /// Puts it on a card.
      public func card() {}
      /// Is something else.
      public func other() {}
    }
    /// What a card stands on.
    public struct Surface {}
    /// Where a card ends.
    public enum Edge {
      /// At the top.
      case top
    }

    """

  private func page(_ path: String, _ files: [String: String] = [:]) throws -> String {
    let own = [
      "one/components/card/component.yaml": manifest,
      "one/components/card/preview.mustache": "<b><slot></slot></b>\n",
      "one/components/card/preview.css": "b { color: var(--color-ink); }\n",
      "one/Sources/Badge.swift": source,
    ]
    let site = try render(replacing: own.merging(files) { $1 }).site
    return try #require(site.text(at: path))
  }

  @Test func aModifierHasItsMethodItsTypeAndThoseOfItsProps() throws {
    let page = try page("one/components/card.html")
    let ids = page.split(separator: "<details class=\"symbol symbol-folded\" id=\"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(ids == ["surface", "string-card", "edge", "edge-top"])
  }

  @Test func itsMethodLeadsToIt() throws {
    let page = try page("one/api/one/extension-string.html")
    let card = try part(page, from: "<section class=\"symbol\" id=\"string-card\">")
    #expect(card.contains("Documented as component <a href=\"../../components/card.html\">Card"))
    let other = try part(page, from: "<section class=\"symbol\" id=\"string-other\">")
    #expect(!other.contains("Documented as component"))
  }

  @Test func aTypeOfAnotherModuleIsNone() throws {
    let system = """
      name: One
      summary: The first.
      tokens: { files: [a.tokens.json] }
      modules: [{ name: One, path: Sources }, { name: Two, path: More }]

      """
    let files = [
      "one/system.yaml": system, "one/More/A.swift": "/// A word.\npublic struct Badge {}\n",
    ]
    #expect(try page("one/api/one/badge.html", files).contains("Documented as component"))
    #expect(try !page("one/api/two/badge.html", files).contains("Documented as component"))
  }
}
