import Testing

/// What the coverage page says of the baseline.
@Suite struct CoverageTrendTests {
  private let baseline = """
    { "version": 1, "modules": [
      { "name": "Gone", "total": 1, "documented": 1, "undocumented": [] },
      { "name": "One", "total": 4, "documented": 1,
        "undocumented": ["Chip", "Dot", "Vanished"] } ] }
    """
  private let source = """
    public struct Chip {}
    /// A dot.
    public struct Dot {}
    public struct Edge {}
    """

  private func page() throws -> String {
    let manifest = try #require(sample["one/system.yaml"]) + "coverage: { baseline: base.json }\n"
    let files = [
      "one/system.yaml": manifest, "one/base.json": baseline + "\n",
      "one/Sources/Badge.swift": source + "\n",
    ]
    return try #require(try render(replacing: files).site.text(at: "one/coverage.html"))
  }

  /// A module that is gone is listed, and no part of the share then, as it is none of that now.
  @Test func thenAndNowStandBesideEachOther() throws {
    let page = try page()
    #expect(
      page.contains(
        "The baseline had 25.0\u{00A0}% documented; now it is 33.3\u{00A0}% (+8.3 points)."))
    #expect(
      page.contains(
        """
        <tr><th scope="row">One</th><td>25.0\u{00A0}%</td><td>33.3\u{00A0}%</td>\
        <td>+8.3 points, 1 fewer in total</td></tr>
        """))
    #expect(
      page.contains(
        "<tr><th scope=\"row\">Gone</th><td>100\u{00A0}%</td><td>removed</td><td></td></tr>"))
  }

  @Test func newlyUndocumentedSymbolsAreListed() throws {
    let part = try part(
      try page(), from: "<h3 class=\"coverage-heading\">Undocumented since the baseline</h3>")
    #expect(part.contains("<a href=\"api/one/edge.html\"><code>Edge</code></a>"))
    #expect(!part.contains("<code>Chip</code>"))
  }

  @Test func whatTheBaselineNeedNotListIsSaid() throws {
    let page = try page()
    #expect(page.contains("<li><code>One: Dot</code></li>"))
    #expect(page.contains("<li><code>One: Vanished</code></li>"))
  }
}
