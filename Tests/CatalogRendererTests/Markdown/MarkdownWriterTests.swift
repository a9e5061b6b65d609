import Testing

@testable import CatalogRenderer

@Suite struct MarkdownWriterTests {
  @Test func blocksStandApart() {
    var writer = MarkdownWriter()
    writer.heading(2, "Title")
    writer.paragraph("Text")
    writer.add("")
    writer.list(["one", "two\nlines"])
    writer.list([])
    #expect(writer.text == "## Title\n\nText\n\n- one\n- two lines\n")
  }

  @Test func barsInCellsAreEscaped() {
    var writer = MarkdownWriter()
    writer.table(["A", "B"], [["`x | y`", "a\nb"], ["1", ""]])
    #expect(writer.text == "| A | B |\n| --- | --- |\n| `x \\| y` | a b |\n| 1 |  |\n")
  }

  @Test func aColumnWithoutAnythingIsLeftOut() {
    var writer = MarkdownWriter()
    writer.table(["A", "B", "C"], [["1", "", "3"], ["", ""]])
    #expect(writer.text == "| A | C |\n| --- | --- |\n| 1 | 3 |\n|  |  |\n")
    var empty = MarkdownWriter()
    empty.table(["A"], [])
    #expect(empty.text.isEmpty)
  }

  @Test func codeStandsBetweenLongerFences() {
    #expect(MarkdownBlock.code("x\n", "swift") == "```swift\nx\n```")
    #expect(MarkdownBlock.code("```\nx\n```", "") == "````\n```\nx\n```\n````")
    #expect(MarkdownBlock.code("~~~", "a`b") == "~~~~a`b\n~~~\n~~~~")
  }

  @Test(arguments: [
    ("# x", "\\# x"), ("#x", "#x"), ("> x", "\\> x"), ("- x", "\\- x"), ("-5 pt", "-5 pt"),
    ("+ x", "\\+ x"), ("1. x", "1\\. x"), ("1.5 x", "1.5 x"), ("2) x", "2\\) x"), ("---", "\\---"),
    ("===", "\\==="), ("* x", "\\* x"), ("*x*", "*x*"), ("_ _ _", "\\_ _ _"), ("2026", "2026"),
    ("  x", "x"), ("a\\\n- b", "a\\\n\\- b"),
  ])
  func noLineOfAParagraphBeginsAnotherBlock(text: String, markdown: String) {
    #expect(MarkdownBlock.paragraph(text) == markdown)
  }

  @Test func headingsStayOnOneLineAndLevel() {
    #expect(MarkdownBlock.heading(9, "a\nb") == "###### a b")
    #expect(MarkdownBlock.heading(0, "C#") == "# C\\#")
  }
}
