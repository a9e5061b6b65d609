import CatalogModel
import CommonMark
import Testing

@Suite struct MarkdownSourceTests {
  private let text = """
    ---
    title: A
    ---
    ## One

    Text with `code`, [a `link`](b.md) and `code` again.

    > ## `Badge.init(_:)`

    | `cell` |
    |--------|
    | x      |

    """

  @Test func aTextIsParsedWhenItIsAskedFor() {
    let document = Document(parsing: text, path: "a.md")
    let source = MarkdownSource(Array(text.utf8), parsed: document)
    #expect(source.path == "a.md")
    #expect(source.parsed() == document)
  }

  @Test func aTreeIsKeptWhileSomebodyWorksWithIt() {
    let document = Document(parsing: text, path: "a.md")
    let source = MarkdownSource(Array(text.utf8), parsed: document)
    let copy = source
    let trees = source.keepingTree { [source.parsed(), copy.parsed(), source.parsed()] }
    #expect(trees == [document, document, document])
    // The blocks of one tree share their memory.
    let places = trees.map { tree in tree.blocks.withUnsafeBufferPointer { $0.baseAddress } }
    #expect(Set(places).count == 1)
    #expect(source.parsed() == document)
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() {
    let document = Document(parsing: text, path: "a.md")
    let source = MarkdownSource([0xEF, 0xBB, 0xBF] + Array(text.utf8), parsed: document)
    #expect(source.parsed() == document)
  }

  @Test(
    arguments: [
      ("# A\n\n## B\n", 0, [2]), ("# A\n\n## B\n", nil, [2, 2]),
      ("# A\n\n## B\n\n# C\n", 0, [3, 2]), ("# A\n\n###### B\n\n# C\n", nil, [2, 6, 2]),
      ("## A\n\n# B\n", nil, [3, 2]), ("## A\n\n### B\n", nil, [2, 3]),
    ] as [(String, Int?, [Int])])
  func thereIsOneHeadingOfTheFirstLevel(text: String, title: Int?, levels: [Int]) {
    let document = Document(parsing: text, path: "a.md")
    let source = MarkdownSource(Array(text.utf8), parsed: document, title: title)
    #expect(source.facts.headings.map(\.level) == levels)
    #expect(source.parsed().contents.map(\.level) == levels)
  }

  @Test func factsAreThoseOfTheWholeText() {
    let document = Document(parsing: text, path: "a.md")
    let facts = MarkdownSource(document).facts
    #expect(facts.headings == document.contents)
    #expect(facts.headings.map(\.line) == [4, 8])
    #expect(facts.codeHeadings.map(\.code) == ["Badge.init(_:)"])
    #expect(facts.codeHeadings.map(\.line) == [8])
    #expect(facts.codeSpans == ["code", "link", "Badge.init(_:)", "cell"])
  }
}
