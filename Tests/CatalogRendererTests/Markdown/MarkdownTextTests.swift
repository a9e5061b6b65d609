import CommonMark
import Testing

@testable import CatalogRenderer

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("plain words", "plain words"), ("snake_case and 2 * 3", "snake_case and 2 * 3"),
    ("_word_", "\\_word\\_"), ("*word*", "\\*word\\*"), ("a `b`", "a \\`b\\`"),
    ("[text](address)", "\\[text\\](address)"), ("<b> and a < b", "\\<b> and a < b"),
    ("&amp; and R & D", "\\&amp; and R & D"), ("~~gone~~", "\\~\\~gone\\~\\~"),
    ("C:\\dir and \\*", "C:\\dir and \\\\\\*"), ("one\ntwo", "one two"),
    ("4.5\u{00A0}%", "4.5 %"), ("naïve Größe", "naïve Größe"), ("", ""),
  ])
  func onlyMarkupIsEscaped(text: String, markdown: String) {
    #expect(MarkdownText.escaped(text) == markdown)
  }

  @Test(arguments: [
    "*a* **b** ***c***", "a*b*c", "__init__", "_a_b_", "``x``", "![i](x)", "[x]: y", "\\", "\\\\*",
    "<https://x.org>", "<!-- c -->", "&#65; &copy;", "~x~", "*", "a * b", "** b", "\\[", "`",
    "[[]]",
    "https://example.org/a_b_c",
  ])
  func whatIsEscapedReadsAsItWas(text: String) {
    let document = Document(
      parsing: "x " + MarkdownText.escaped(text) + " x", path: "",
      options: ParsingOptions(extensions: [.strikethrough]))
    #expect(document.firstParagraph?.plainText == "x \(text) x")
    #expect(document.firstParagraph?.contains { $0.children.isEmpty == false } == false)
  }

  @Test(arguments: [
    ("x", "`x`"), ("a`b", "``a`b``"), ("`x`", "`` `x` ``"), (" x ", "`  x  `"), (" ", "` `"),
    ("a``b`c", "```a``b`c```"), ("", ""), ("a\nb", "`a b`"),
  ])
  func aCodeSpanIsLongerThanItsBackticks(text: String, markdown: String) {
    #expect(MarkdownText.code(text) == markdown)
  }

  @Test func addressesThatWouldEndALinkStandInBrackets() {
    #expect(MarkdownText.link("a", to: "b.md#c") == "[a](b.md#c)")
    #expect(MarkdownText.link("a", to: "init(text:).md") == "[a](<init(text:).md>)")
    #expect(MarkdownText.link("a", to: "b c>.md") == "[a](<b c%3E.md>)")
    #expect(MarkdownText.link("a", to: nil) == "a")
    #expect(MarkdownText.link("a", to: "") == "a")
  }
}
