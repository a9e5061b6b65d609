import Testing

@testable import CommonMark

@Suite struct TableTests {
  @Test func alignmentsHeaderAndRows() throws {
    let text = "| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | 2 | 3 | 4 |"
    let table = try #require(parse(text).firstTable)
    #expect(table.alignments == [nil, .left, .center, .right])
    #expect(table.texts == [["a", "b", "c", "d"], ["1", "2", "3", "4"]])
  }

  @Test func outerBarsAreFree() {
    #expect(parse("a | b\n- | -\n1 | 2").firstTable == nil)  // `- ` begins a list.
    #expect(parse("a | b\n--|--\n1 | 2").firstTable?.texts == [["a", "b"], ["1", "2"]])
  }

  @Test func aColumnAloneNeedsABar() {
    #expect(parse("| a |\n|---|\n| 1 |").firstTable?.texts == [["a"], ["1"]])
    #expect(parse("a\n:-:\nb").firstTable == nil)
  }

  @Test func escapedBarsBelongToTheCell() {
    let text = "| a \\| b | `c \\| d` |\n|---|---|\n| \\\\| e |"
    #expect(parse(text).firstTable?.texts == [["a | b", "c | d"], ["\\", "e"]])
  }

  @Test(arguments: [
    ("| `a | b` | c |", ["a | b", "c"]), ("| ``a | ` | b`` | c |", ["a | ` | b", "c"]),
    ("`a | b` | `c`", ["a | b", "c"]), ("| `a \\| b` | c |", ["a | b", "c"]),
  ])
  func barsInCodeDivideNothingWhereCellsWouldBeTooMany(_ row: String, _ cells: [String]) {
    #expect(parse("| x | y |\n|---|---|\n\(row)").firstTable?.texts.last == cells)
    #expect(findings("| x | y |\n|---|---|\n\(row)") == [])
    #expect(parse("\(row)\n|---|---|").firstTable?.texts.first == cells)
  }

  @Test(arguments: [
    ("| `a | b` |", ["`a", "b`"]), ("| `a | b | c |", ["`a", "b"]),
    ("| `a | b` | c | d |", ["`a", "b`"]),
  ])
  func otherBarsInCodeDivide(_ row: String, _ cells: [String]) {
    #expect(parse("| x | y |\n|---|---|\n\(row)").firstTable?.texts.last == cells)
  }

  @Test func barsInCodeDivideInGitHubsTables() {
    let options = ParsingOptions(extensions: .tables)
    let text = "| x | y |\n|---|---|\n| `a | b` | c |"
    #expect(parse(text, options).firstTable?.texts.last == ["`a", "b`"])
  }

  @Test func cellsHoldInlinesAndNoBlocks() {
    let text = "| # a | - *b* |\n|---|---|\n| > c | _d_ [e][f] |\n\n[f]: /g"
    #expect(
      html(text).contains(
        """
        <td>&gt; c</td>
        <td><em>d</em> <a href="/g">e</a></td>
        """))
    #expect(parse(text).firstTable?.texts.first == ["# a", "- b"])
  }

  @Test func emphasisDoesNotCrossCells() {
    #expect(parse("| *a | b* |\n|---|---|").firstTable?.texts == [["*a", "b*"]])
  }

  @Test func definitionsAreFoundWhereverTheyStand() {
    let definitions = ["[r]: /x", "> [r]: /x", "- [r]: /x", "[r]:\n  /x\n  'title - more'"]
    for definition in definitions {
      let links = parse("| [r] |\n|---|\n\n\(definition)\n").links
      #expect(links.map(\.destination) == ["/x"], "\(definition)")
    }
  }

  @Test func shortRowsAreFilledAndLongOnesCut() {
    let text = "| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |"
    #expect(parse(text).firstTable?.texts == [["a", "b"], ["1", ""], ["1", "2"]])
    #expect(
      findings(text) == [
        "4 markdown/table-row: this row has 3 cells, its table 2; the rest is not shown"
      ])
  }

  @Test func unequalHeaderAndDelimitersAreAnswered() {
    #expect(
      findings("a\n\n| b | c |\n|---|") == [
        "4 markdown/table-header: "
          + "the header row has 2 cells, the delimiter row 1; this is not a table"
      ])
  }

  @Test func insideContainers() {
    #expect(parse("- x\n\n  | a |\n  |---|\n  | b |").firstTable?.texts == [["a"], ["b"]])
    #expect(parse("- | a |\n  |---|\n  | b |").firstTable?.texts == [["a"], ["b"]])
    #expect(parse("> | a |\n> |---|\n> | b |").firstTable?.texts == [["a"], ["b"]])
    #expect(parse("1. > - | a |\n   >   |---|\n   >   | b |").firstTable?.texts == [["a"], ["b"]])
    #expect(parse("-\t| a |\n\t|---|\n\t| b |").firstTable?.texts == [["a"], ["b"]])
  }

  @Test func missingMarksEndATable() {
    let document = parse("> | a |\n> |---|\n> | b |\nc")
    #expect(document.firstTable?.texts == [["a"], ["b"]])
    #expect(document.plainText == "a b\nc\n")
    #expect(parse("- | a |\n  |---|\nc").firstTable?.texts == [["a"]])
  }

  @Test func textAboveAndBelow() {
    let document = parse("x\n    - y\n| a |\n|---|\nz\n\nend")
    #expect(document.plainText == "x - y\na z\nend\n")
    #expect(document.blocks.map(\.lines) == [1...2, 3...5, 7...7])
  }

  @Test func codeIsNeverATable() {
    #expect(parse("```\n| a |\n|---|\n```").firstTable == nil)
    #expect(parse("    | a |\n    |---|").firstTable == nil)
    #expect(parse("> ```\n> | a |\n> |---|").firstTable == nil)
  }

  @Test func markupOfATable() {
    #expect(
      html("| a | b |\n|:-:|---|\n| 1 | |") == """
        <div class="table-scroll" tabindex="0" role="region" aria-label="Table: a, b">
        <table>
        <thead>
        <tr>
        <th scope="col" class="align-center">a</th>
        <th scope="col">b</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td class="align-center">1</td>
        <td></td>
        </tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test func everyTableHasANameOfItsOwn() {
    let text = html("| a |\n|---|\n\n| a |\n|---|\n")
    #expect(text.contains("aria-label=\"Table: a\""))
    #expect(text.contains("aria-label=\"Table: a (2)\""))
  }
}
