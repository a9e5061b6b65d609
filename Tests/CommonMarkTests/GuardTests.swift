import Testing

@testable import CommonMark

/// Texts made to take long or to overflow the stack. They run in moments; were a guard missing, the
/// suite would not come to an end.
@Suite struct GuardTests {
  private func nest(_ marker: String, _ count: Int) -> String {
    String(repeating: marker, count: count)
  }

  @Test(arguments: [">", "> ", "- ", "* ", "1. ", "+\t", "> - "])
  func containersNestSoDeep(_ marker: String) {
    let text = "a\n\n" + nest(marker, 20_000) + "x\n" + nest("x\n", 20_000)
    #expect(
      findings(text) == [
        "3 markdown/nesting: a line opens quotes and lists more than 100 levels deep"
      ])
    #expect(parse(text).blocks.isEmpty)
  }

  @Test func indentationCountsAsNesting() {
    let lines = (0..<200).map { String(repeating: "  ", count: $0) + "- a" }
    #expect(parse(lines.joined(separator: "\n")).diagnostics.map(\.id.name) == ["markdown/nesting"])
  }

  @Test func whatPeopleWriteIsNotRefused() {
    #expect(parse(nest("> ", 60) + "a").diagnostics.isEmpty)
    #expect(parse("```\n" + nest(" ", 400) + "a\n```").diagnostics.isEmpty)
    #expect(parse(nest("![a](b) [c](d)\n", 5_000)).diagnostics.isEmpty)
  }

  @Test(arguments: ["![[]()", "![a](", "![]"])
  func bracketsOfImages(_ unit: String) {
    let text = unit == "![a](" ? nest("![", 20_000) + nest("](a)", 20_000) : nest(unit, 20_000)
    #expect(
      findings("a\n\n" + text) == [
        "3 markdown/brackets: a paragraph has too many images and links to be read"
      ])
  }

  @Test(arguments: [
    "<", "*a", "&", "[", "]", "`", "_", "!", "\\", "|", "~", "a\n", "a\n\n", "-\n", "#\n",
    "- - - a\n", "> a\n\n", "1. a\n", "[a](b)\n",
  ])
  func partsAreSoMany(_ unit: String) {
    #expect(
      findings(nest(unit, 250_001)) == [
        "0 markdown/marks: the text has more than 250000 lines and signs that may begin emphasis, "
          + "code, links, tags or cells"
      ])
  }

  @Test func aLongTextWithFewMarksIsRead() {
    let text = nest("Words upon *words*, and more of them.\n", 40_000)
    #expect(parse(text).diagnostics.isEmpty)
  }

  @Test func emphasisNestsSoDeep() {
    let text = nest("*a **b ", 20_000) + nest("c** d* ", 20_000)
    #expect(
      findings(text) == [
        "1 markdown/inline-nesting: "
          + "Emphasis, links and images are nested more than 100 levels deep"
      ])
    #expect(parse(text).plainText.utf8.count == 160_000)
  }

  @Test func tildesDoNotNestDeep() {
    #expect(parse(nest("~~a ~b ", 20_000) + nest("c~ d~~ ", 20_000)).diagnostics.isEmpty)
  }

  @Test func tablesCannotGrowWithoutText() {
    let header = nest("|a", 1_000) + "\n" + nest("|-", 1_000) + "\n"
    let document = parse(header + nest("a\n", 1_000))
    #expect(
      document.diagnostics.map(\.summary) == [
        "the tables of this text leave out more than 100000 cells"
      ])
    #expect(document.allBlocks.flatMap(\.texts).count < 102_001)
  }

  @Test(arguments: [
    "www.a_", "http://", "&a;", "\\~", "`a\n", "<!--", "\0", "\r", "[a]: b\n", "# a\n", "|-\n",
    "[x](y\n) `a\nb` ", "a|b\n-|-\n[a]|b\n\n", "> [!NOTE]\n", "- [ ] x\n", "---\n", "~~a ",
  ])
  func longTextsEnd(_ unit: String) {
    #expect(HTMLRenderer().render(parse(nest(unit, 20_000))).bytes.count < 10_000_000)
  }
}
