import Testing

@Suite struct CodeSpanTests {
  @Test(arguments: [
    ("color.ink", "../../tokens/color.html#color-ink"), ("Badge", "../../components/badge.html"),
    ("Badge(text:)", "../../components/badge.html"),
  ])
  func aNameOfTheSystemIsALink(name: String, href: String) throws {
    let page = try guidePage("\nThe `\(name)` here.\n")
    #expect(page.contains("<p>The <a href=\"\(href)\""))
  }

  @Test func otherCodeIsPlain() throws {
    #expect(try guidePage("\nThe `color.inc` here.\n").contains("The <code>color.inc</code> here."))
  }

  @Test func aPageDoesNotLinkToItself() throws {
    let site = try render(appending: ["one/components/badge/guide.md": "\nA `Badge` is small.\n"])
      .site
    let page = try #require(site.text(at: "one/components/badge.html"))
    #expect(page.contains("A <code>Badge</code> is small."))
  }
}
