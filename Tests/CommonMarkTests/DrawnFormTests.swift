import Testing

@testable import CommonMark

/// What other tools draw, and what they take for HTML.
@Suite struct DrawnFormTests {
  private func uses(_ text: String) -> [String] {
    parse(text).foreignUses.map { "\($0.line) \($0.kind.rawValue) \($0.name)" }
  }

  @Test(arguments: [
    ("```{.plot path=\"a.py\"}\n```", "1 fence plot"),
    ("~~~~ { .plot }\n\n~~~~", "1 fence plot"),
    ("=== \"A\"\n\n    ```{.plot a=\"b\"}\n    ```\n", "3 fence plot"),
    ("- a\n\n  ```{.plot a=\"b\"}\n  ```\n", "3 fence plot"),
  ])
  func aFenceThatIsDrawnLeavesNoEmptyCode(_ text: String, _ use: String) {
    #expect(!html(text + "\n\nEnd.").contains("<pre"))
    #expect(html(text + "\n\nEnd.").hasSuffix("<p>End.</p>\n"))
    #expect(uses(text) == [use])
  }

  @Test(arguments: [
    "```{.py title=\"A\"}\na\n```", "```py\n```", "```{.py}\n\na\n```", "````{.py}\n```\n````",
    "```{.py}\n~~~\n```", "```{python}\n```",
  ])
  func otherFencesAreCode(_ text: String) {
    #expect(html(text).contains("<pre"))
    #expect(uses(text) == [])
  }

  @Test(arguments: [
    ("<svg width=\"1\">\n\n<style>.a { b }\n\n.d {}</style>\n\n    <text>e</text>\n</svg>\n", "\n"),
    ("a\n<svg\n  width=\"1\">\n<text>e</text>\n\n</svg>", "<p>a</p>\n\n"),
    ("<div><svg>\n\n<text>e</text>\n</svg></div>\n", "<div>\n\n\n</div>\n"),
  ])
  func drawingsLeaveNoText(_ text: String, _ expected: String) {
    let found = html(text + "\n\nEnd *f*.")
    #expect(
      found.split(whereSeparator: \.isNewline)
        == (expected + "<p>End <em>f</em>.</p>").split(whereSeparator: \.isNewline))
    #expect(findings(text).map { $0.contains("sets or draws") } == [true])
  }

  @Test func aDrawingInAnAlertStaysThere() {
    let found = html("!!! note\n\n    <svg>\n\n    <text>a</text>\n    </svg>\n\n    b\n\nc")
    #expect(found.contains("<p>b</p>\n</aside>\n<p>c</p>"))
    #expect(!found.contains("&gt;") && !found.contains("<p>a"))
  }

  @Test func linesBelowADrawingKeepTheirNumbers() {
    let document = parse("<svg>\n\na\n</svg>\n\nb\n\n<svg> without an end\n\nc")
    #expect(document.blocks.map(\.lines.lowerBound).suffix(3) == [6, 8, 10])
  }

  @Test(arguments: [
    ("<figure markdown=\"span\">\n  ![a](b.png)\n  <figcaption>C *d*</figcaption>\n</figure>\ne"),
    ("<figure markdown>\n\n![a](b.png)\n\n<figcaption markdown>C *d*</figcaption>\n\n</figure>\n\ne"),
  ])
  func figuresHaveCaptions(_ text: String) {
    #expect(
      html(text) == "<figure>\n<p><img src=\"b.png\" alt=\"a\" /></p>\n"
        + "<figcaption>C <em>d</em></figcaption>\n</figure>\n<p>e</p>\n")
  }

  @Test func captionsMayBeOnLinesOfTheirOwn() {
    let text = "<figure markdown>\n![a](b.png)\n<figcaption>\n  C *d*\n</figcaption>\n</figure>\n"
    #expect(
      html(text).hasSuffix("<figcaption>\n<p>C <em>d</em></p>\n</figcaption>\n</figure>\n"))
    #expect(
      html("<figure markdown>![a](b.png)<figcaption>c</figcaption></figure>")
        == "<figure><img src=\"b.png\" alt=\"a\" /><figcaption>c</figcaption></figure>\n")
    #expect(html("<figure markdown>\n![a](b.png)\n</figure>\n").hasPrefix("<p><img"))
  }

  @Test(arguments: [
    (
      "-   :material-a:{ .x } :octicons-b:{ .y } __c__",
      ["1 include :material-a:", "1 include :octicons-b:"]
    ),
    ("- :simple-a::simple-b: **c**", ["1 include :simple-a:", "1 include :simple-b:"]),
  ])
  func iconsAtTheStartOfAnItemLeaveNoCode(_ text: String, _ uses: [String]) {
    #expect(html(text) == "<ul>\n<li><strong>c</strong></li>\n</ul>\n")
    #expect(self.uses(text) == uses)
  }

  @Test(arguments: [
    (":snake:", "🐍"), (":+1: :warning:", "👍 ⚠️"), (":man_technologist:", "👨‍💻"), (":100:", "💯"),
    (":id: :a: :us: :nothing:", ":id: :a: :us: :nothing:"), ("a:snake:", "a:snake:"),
  ])
  func codesOfGitHubAreEmoji(_ text: String, _ expected: String) {
    #expect(html(text) == "<p>\(expected)</p>\n")
  }
}
