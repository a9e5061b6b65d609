import Testing

@testable import CommonMark

@Suite struct FrontMatterTests {
  @Test func isSplitOffUnread() {
    let document = parse("---\ntitle: \"a\"\n\npath: \\~x\n---\n# b")
    #expect(document.frontMatter == FrontMatter(text: "title: \"a\"\n\npath: \\~x\n", firstLine: 2))
    #expect(document.contents.map(\.line) == [6])
  }

  @Test func mayBeEmptyAndEndWithDots() {
    #expect(parse("---\n---\na").frontMatter == FrontMatter(text: "", firstLine: 2))
    #expect(parse("---  \na: b\n...").frontMatter?.text == "a: b\n")
  }

  @Test func standsOnTheFirstLineOnly() {
    #expect(parse("\n---\na: b\n---").frontMatter == nil)
    #expect(parse("----\na: b\n---").frontMatter == nil)
    #expect(parse("--- a\n---").frontMatter == nil)
  }

  @Test func withoutEndIsATextOrAMistake() {
    #expect(findings("---\n\na").isEmpty)
    #expect(html("---\n\na") == "<hr />\n<p>a</p>\n")
    #expect(
      findings("---\ntitle: a\n\nb") == [
        "1 markdown/front-matter-end: the front matter has no end"
      ])
  }
}
