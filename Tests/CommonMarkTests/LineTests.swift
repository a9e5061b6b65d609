import Testing

@testable import CommonMark

@Suite struct LineTests {
  private func linkLines(_ text: String, _ options: ParsingOptions = ParsingOptions()) -> [Int] {
    parse(text, options).links.map(\.line)
  }

  @Test func afterFrontMatterAndTables() {
    let text = """
      ---
      title: x
      ---
      [a](a)

      | [b](b) |
      |---|
      | [c](c) |
      | [d](d) |

      [e](e)
      """
    #expect(linkLines(text) == [4, 6, 8, 9, 11])
    #expect(parse(text).blocks.map(\.lines) == [4...4, 6...9, 11...11])
  }

  @Test func afterDefinitionsWithoutABlankLine() {
    #expect(linkLines("[x]: /x\n[y]: /y\n[a](a)\n[b](b)") == [3, 4])
    #expect(linkLines("[x]: /x\nhead [h](h)\n===\n") == [2])
    #expect(linkLines("[x]: /x\n[a](a) | b\n--|--\n[c](c) | d") == [2, 4])
    #expect(parse("[x]: /x\ntext").blocks.map(\.lines) == [2...2])
  }

  @Test func afterCodeSpansOverLines() {
    #expect(linkLines("`a\nb` c [d](d)\n[e](e)") == [2, 3])
    #expect(linkLines("[a](a\n\"t\") b\n[c](c)") == [1, 3])
    #expect(linkLines("a <b\nc> [d](d)\n[e](e)") == [2, 3])
  }

  @Test func acrossBreaksAndContainers() {
    #expect(linkLines("a\n[b](b)  \n[c](c)\\\n[d](d)") == [2, 3, 4])
    #expect(linkLines("> - a\n>   [b](b)\n>\n> [!NOTE]\n\n> [!TIP]\n> [c](c)") == [2, 7])
    #expect(linkLines("- [ ]\n  [a](a)") == [2])
    #expect(linkLines("a **b\n[c](c)** [d](d)") == [2, 2])
  }

  @Test func codeKnowsWhereItBegins() {
    func first(_ text: String) -> Int? {
      for block in parse(text).allBlocks {
        if case .code(let code) = block.content { return code.firstLine }
      }
      return nil
    }
    #expect(first("a\n\n```yaml\nb\n```") == 4)
    #expect(first("a\n\n    b") == 3)
    #expect(first("- a\n\n  ~~~\n  b") == 4)
  }

  @Test func countedFromTheFirstLineOfAComment() {
    #expect(linkLines("[a](a)\n\n[b](b)", .embedded(firstLine: 40)) == [40, 42])
    #expect(parse("---\na: b\n---", .embedded(firstLine: 9)).frontMatter == nil)
  }

  @Test func everyLineEndCountsOnce() {
    #expect(linkLines("a\r\n\r\n[b](b)\r\n[c](c)\r\r[d](d)") == [3, 4, 6])
    #expect(linkLines("\u{FEFF}---\r\na: b\r\n---\r\n[b](b)") == [4])
  }
}
