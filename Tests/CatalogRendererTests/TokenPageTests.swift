import Testing

/// What the pages of the tokens say about how tokens hang together and who uses them.
@Suite struct TokenPageTests {
  private let tokens = """
    { "color": { "$type": "color",
      "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "text": { "$value": "{color.ink}" },
      "title": { "$value": "{color.text}", "$deprecated": "Use {color.text}." } } }
    """

  private func page(_ path: String) throws -> String {
    let result = try render(
      replacing: ["one/a.tokens.json": tokens],
      appending: ["one/guides/deep/more.md": "\nText is `color.ink`.\n"])
    return try #require(result.site.text(at: path))
  }

  /// The part of a group's page about one token.
  private func section(_ anchor: String) throws -> String {
    let page = try page("one/tokens/color.html")
    let start = try #require(page.range(of: "<section class=\"token\" id=\"\(anchor)\""))
    let rest = page[start.lowerBound...]
    return String(rest[..<(rest.range(of: "</section>")?.upperBound ?? rest.endIndex)])
  }

  @Test func theChainIsShownBothWays() throws {
    let title = try section("color-title")
    #expect(
      title.contains(
        """
        <li><a href="#color-text"><code>color.text</code></a></li>
          <li><a href="#color-ink"><code>color.ink</code></a></li>
        """))
    let ink = try section("color-ink")
    #expect(ink.contains("<dt>Referred to by</dt><dd><a href=\"#color-text\">"))
    #expect(ink.contains("<dt>And through them</dt><dd><a href=\"#color-title\">"))
  }

  @Test func componentsAndGuidesThatUseATokenAreNamed() throws {
    let ink = try section("color-ink")
    #expect(ink.contains("<dt>Components</dt><dd><a href=\"../components/badge.html\">Badge</a>"))
    #expect(ink.contains("<dt>Guides</dt><dd><a href=\"../guides/deep/more.html\">More</a>"))
    #expect(!(try section("color-text")).contains("<dt>Components</dt>"))
  }

  @Test(arguments: ["color.ink", "DS.Color.ink", "DS/Color/ink"])
  func aGuideMayNameATokenInAnyNotation(name: String) throws {
    let result = try render(
      replacing: ["one/a.tokens.json": tokens],
      appending: [
        "one/guides/deep/more.md": "\nText is `\(name)`, and again `\(name)`.\n",
        "one/guides/start.md": "\nText is `color.inks`.\n",
      ])
    let page = try #require(result.site.text(at: "one/tokens/color.html"))
    let guides = page.components(separatedBy: "<dt>Guides</dt><dd>").dropFirst()
    #expect(guides.count == 1)
    #expect(
      guides.first?.hasPrefix("<a href=\"../guides/deep/more.html\">More</a> </dd>") == true)
  }

  @Test func aListOfGuidesIsShortHoweverManyNameAToken() throws {
    let guides = (100..<200).map { number in
      (
        "one/guides/g\(number).md",
        "---\ntitle: Number \(number)\nsummary: s\n---\n\nText is `color.ink`.\n"
      )
    }
    let result = try render(
      replacing: ["one/a.tokens.json": tokens].merging(guides) { $1 }, appending: [:])
    let page = try #require(result.site.text(at: "one/tokens/color.html"))
    let list = try #require(page.components(separatedBy: "<dt>Guides</dt><dd>").dropFirst().first)
    let links = list.prefix { $0 != "\n" }
    #expect(links.components(separatedBy: "<a ").count - 1 == 60)
    #expect(links.hasSuffix("and more</dd></div>"))
  }

  @Test func everyTokenHasNamesToCopy() throws {
    let ink = try section("color-ink")
    #expect(ink.contains("<code data-copy>DS.Color.ink</code>"))
    #expect(ink.contains("<code data-copy>--color-ink</code>"))
  }

  @Test func theOverviewCountsListsAndWarns() throws {
    let page = try page("one/tokens/index.html")
    #expect(page.contains("<div><dt>colour</dt><dd>3</dd></div>"))
    #expect(
      page.contains(
        "data-name=\"color.ink --color-ink DS.Color.ink #000000 colour\" data-values=\"#000000\""))
    #expect(page.contains("Use <a href=\"color.html#color-text\"><code>color.text</code></a>."))
    #expect(page.contains("<a href=\"../assets/downloads/tokens.css\" download>tokens.css</a>"))
  }
}
