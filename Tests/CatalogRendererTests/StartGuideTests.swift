import Testing

/// The guides that a system's start page shows.
@Suite struct StartGuideTests {
  @Test func guidesOfFoldersFollowTheOthers() throws {
    let guides = [
      "one/guides/deep/more.md": "---\ntitle: More\nsummary: s\norder: 0\n---\n\ntext\n"
    ]
    let page = try #require(render(replacing: guides).site.text(at: "one/index.html"))
    #expect(page.contains("Start here: <a href=\"guides/start.html\">Start</a>"))
    let cards = try part(page, from: "<h2 id=\"guides\">")
    let places = try ["guides/start.html", "guides/deep/more.html"].map { address in
      try #require(cards.range(of: address)).lowerBound
    }
    #expect(places[0] < places[1])
  }
}
