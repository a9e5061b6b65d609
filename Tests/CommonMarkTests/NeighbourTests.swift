import Testing

@testable import CommonMark

/// Components that stand beside each other, and names of raw elements.
@Suite struct NeighbourTests {
  private func mdx(_ text: String) -> String {
    HTMLRenderer(options: HTMLOptions(linksHeadings: false))
      .render(Document(parsing: text, path: "a.mdx")).text
  }

  @Test func listsOfNeighboursAreListsOfTheirOwn() {
    let text = "<Box>\n\n- a\n\n</Box>\n<Box>\n\n- b\n\n</Box>\n\n- c\n"
    #expect(
      mdx(text) == ["a", "b", "c"].map { "<ul>\n<li>\($0)</li>\n</ul>\n" }.joined())
    #expect(mdx("- a\n\n<Box>\n\n- b\n\n</Box>\n").components(of: "<ul>") == 2)
    #expect(mdx("- a\n\n  <Box />\n\n- b\n").components(of: "<ul>") == 1)
  }

  @Test(arguments: [
    ("<Do>\n\n- a\n\n</Do>\n", "<strong>Do</strong>"),
    ("<Rule variant=\"dont\">\n\n- a\n\n</Rule>\n", "<strong>Don’t</strong>"),
    ("<Dont title=\"Shout\">\n\na\n\n</Dont>\n", "<strong>Don’t: Shout</strong>"),
    ("<Card type=\"do-not\">a</Card>\n", "<strong>Don’t</strong>"),
  ])
  func whatIsRightAndWrongIsSaid(_ text: String, _ expected: String) {
    #expect(mdx(text).contains(expected))
    #expect(!mdx("<Card variant=\"done\">a</Card>").contains("<strong>"))
  }

  @Test func aTagMayEndOnALineOfItsOwn() {
    let text = "<a\n  href=\"b.md\"\n>\n  Words\n</a>\n\nAfter.\n"
    let found = mdx(text)
    #expect(found.contains("<a href=\"b.md\">"))
    #expect(!found.contains("<blockquote"))
    #expect(
      Document(parsing: text, path: "a.mdx").blocks.last?.lines == 7...7, "lines stay what they are"
    )
  }

  @Test(arguments: [
    "<video\n width=\"100%\"\n controls\n>\n", "<video\n  width=\"100%\"\n\n  controls\n>\n",
    "<video\n controls>",
  ])
  func aFilmOverSeveralLinesIsALink(_ opening: String) {
    let content = "<source src=\"/images/a.mp4\"/>\nAlt.\n</video>\n\nAfter.\n"
    let found = mdx(opening + content)
    #expect(found == mdx("<video width=\"100%\" controls>\n" + content))
    #expect(found.contains("/images/a.mp4"))
    #expect(!found.contains("Alt."))
  }

  @Test func aTagMayHoldBlankLines() {
    let text = "<a\n  href=\"b.md\"\n\n  class=\"c\"\n>\n  Words\n</a>\n\nAfter.\n"
    let found = mdx(text)
    #expect(found.contains("<a href=\"b.md\">"))
    #expect(!found.contains("<blockquote") && !found.contains("&lt;"))
    #expect(Document(parsing: text, path: "a.mdx").blocks.last?.lines == 9...9)
    #expect(html("<b\n\nc>\n") == "<p>&lt;b</p>\n<p>c&gt;</p>\n", "only in MDX")
    let blanks = String(repeating: "\n", count: 5_000)
    #expect(mdx("<b\(blanks)c>\n").contains("&lt;b"), "only as far as a tag may reach")
  }

  @Test func aTagOverSeveralLinesStaysInItsPart() {
    #expect(
      mdx("- <span\n    style={{ height: 0 }}\n  >’</span>\n  <kbd>a</kbd>\n- b\n")
        == "<ul>\n<li><span>’</span>\n<kbd>a</kbd></li>\n<li>b</li>\n</ul>\n")
    #expect(
      mdx("Text <kbd\n  style={{ a: 0 }}\n>a</kbd> *b*.\n")
        == "<p>Text <kbd>a</kbd> <em>b</em>.</p>\n")
    #expect(
      mdx(":::tip\nText <kbd\n  style={{ a: 0 }}\n>a</kbd> *b*.\n:::\n")
        .contains("<p>Text <kbd>\na</kbd> <em>b</em>.</p>\n</aside>"))
  }

  @Test func namesOfElementsArePlaces() {
    #expect(
      html("<span id=\"s1\">one</span> b").hasPrefix("<p><span id=\"s1\"></span><span>one</span>"))
    #expect(html("|a|\n|-|\n|<sup id=\"f\">1</sup>|").contains("<span id=\"f\"></span><sup>"))
    #expect(html("<p id=\"a\">b</p>\n") == "<div id=\"a\">b</div>\n")
    #expect(html("# A\n\n<div id=\"a\">b</div>\n").contains("<div>b</div>"))
    #expect(html("<p id=\"a\">b</p>\n\n<p id=\"a\">c</p>\n").components(of: "id=") == 1)
  }

  @Test func aTitleInRawHTMLCanBeTakenOut() {
    #expect(RawHTML.withoutTitle("<h1 align=\"center\">A</h1>\n") == nil)
    #expect(RawHTML.withoutTitle("<p>a</p><h1>B</h1><p>c</p>") == "<p>a</p><p>c</p>")
    #expect(RawHTML.withoutTitle("<h1><img src=\"a.png\"> B</h1>") == "<img src=\"a.png\">")
    #expect(RawHTML.withoutTitle("<h1>A") == "<h1>A")
  }
}

extension String {
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
