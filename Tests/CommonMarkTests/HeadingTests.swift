import Testing

@testable import CommonMark

@Suite struct HeadingTests {
  private func anchors(_ text: String) -> [String] {
    parse(text).contents.map(\.anchor)
  }

  @Test(arguments: [
    ("Hello, World!", "hello-world"),
    ("Цвета и Тени", "цвета-и-тени"),
    ("色と影", "色と影"),
    ("a  b", "a--b"),
    ("`Button(_:)` & *more*", "button_--more"),
    ("Tokens — v2.0", "tokens--v20"),
    ("snake_case-name", "snake_case-name"),
    ("✨ New", "-new"),
    ("!?", "section"),
    ("Straße É", "straße-é"),
  ])
  func slugs(_ heading: String, _ anchor: String) {
    #expect(anchors("# \(heading)") == [anchor])
  }

  @Test func equalHeadingsAreNumbered() {
    #expect(anchors("# x\n# x\n# X") == ["x", "x-1", "x-2"])
  }

  @Test func numbersDoNotMeetOtherHeadings() {
    #expect(anchors("# x\n# x-1\n# x") == ["x", "x-1", "x-2"])
    #expect(anchors("# x\n# x\n# x-1") == ["x", "x-1", "x-1-1"])
  }

  @Test func contentsListLevelsTitlesAndLines() {
    #expect(
      parse("# A `b`\n\ntext\n\nC\n---\n\n> ### D").contents == [
        ContentsEntry(level: 1, title: "A b", anchor: "a-b", line: 1),
        ContentsEntry(level: 2, title: "C", anchor: "c", line: 5),
        ContentsEntry(level: 3, title: "D", anchor: "d", line: 8),
      ])
  }

  @Test func headingsLinkToThemselves() {
    #expect(
      html("## Ä & b", HTMLOptions(anchorPrefix: "p-")) == """
        <h2 id="p-ä--b">Ä &amp; b <a class="anchor" href="#p-ä--b" \
        aria-label="Link to this section"></a></h2>

        """)
  }

  @Test func levelsCanBeMovedWithinSix() {
    let options = HTMLOptions(headingOffset: 2, linksHeadings: false)
    #expect(html("# a\n###### b", options) == "<h3>a</h3>\n<h6>b</h6>\n")
  }
}
