import Testing

/// The page of all requirements: what meets each of them, and the other way round.
@Suite struct TracePageTests {
  private func page(_ path: String) throws -> String {
    try #require(render(replacing: requirementFiles).site.text(at: path))
  }

  @Test func requirementsAreCounted() throws {
    let html = try page("one/specs/index.html")
    #expect(html.contains("<p class=\"counts\">2 requirements, 1 scenario</p>"))
    #expect(
      html.contains(
        "<a href=\"words.html\">Words</a><span>What words do.</span>"
          + "<span>1 requirement, 1 scenario</span>"))
  }

  @Test func eachRequirementHasARowWithWhatMeetsIt() throws {
    let html = try page("one/specs/index.html")
    let row = try #require(html.components(after: "<tr class=\"trace-row\">"))
    let cells = try #require(row.firstRange(of: "</tr>").map { row[..<$0.lowerBound] })
      .split(separator: "<td>")
    #expect(cells.count == 5)
    #expect(cells[0].contains("<a href=\"words.html#requirement-short\">Short</a>"))
    #expect(cells[0].contains("<span class=\"obligation\">SHALL</span>"))
    #expect(
      cells[1].contains("<a href=\"../tokens/color.html#color-ink\"><code>color.ink</code></a>"))
    #expect(cells[2].contains("<a href=\"../components/badge.html\"><code>Badge</code></a>"))
    #expect(cells[3].contains("<a href=\"../guides/start.html\">Start</a>"))
    #expect(cells[4].contains("<code>agent/unknown-prop</code>"))
  }

  @Test func eachThingHasARowWithItsRequirements() throws {
    let html = try page("one/specs/index.html")
    let reverse = try #require(html.components(after: "<h2 id=\"reverse\">"))
    let rows = reverse.split(separator: "<tr>").dropFirst()
    let badge = try #require(rows.first { $0.contains("<code>Badge</code>") })
    #expect(badge.contains("<td>Component</td>"))
    #expect(badge.contains("<a href=\"words.html#requirement-short\">Short</a>"))
    let rule = try #require(rows.first { $0.contains("Ink on paper") })
    #expect(rule.contains("<td>Rule</td>"))
  }

  @Test func aRuleNamesItsRequirements() throws {
    let html = try page("one/rules/ink.html")
    #expect(html.contains("<h2 id=\"requirements\">Requirements</h2>"))
    #expect(html.contains("#requirement-%D0%B1%D1%83%D0%BA%D0%B2%D1%8B\">Буквы</a>"))
  }

  @Test func theTwinHasBothTables() throws {
    let text = try page("one/specs/index.md")
    #expect(
      text.contains(
        "| [Short](words.md) | [`color.ink`](../tokens/color.md) "
          + "| [`Badge`](../components/badge.md) | [Start](../guides/start.md) "
          + "| `agent/unknown-prop` |"))
    #expect(text.contains("| [`Badge`](../components/badge.md) | Component | [Short](words.md) |"))
  }

  @Test func theNavigationLeadsToRequirementsAndRules() throws {
    let html = try page("one/index.html")
    #expect(html.contains("<a href=\"specs/index.html\">Requirements</a>"))
    #expect(html.contains("<a href=\"rules/ink.html\">Ink on paper</a><span>Words are ink.</span>"))
    #expect(html.contains("<h2 id=\"requirements\">Requirements</h2>"))
  }
}
