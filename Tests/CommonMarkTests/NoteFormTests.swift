import Testing

@testable import CommonMark

/// Notes, terms and codes, as other tools have them.
@Suite struct NoteFormTests {
  @Test func footnotesComeBelowTheTextInTheOrderOfTheirReferences() {
    let text = "1. a[^b]\n\n[^a]: A *c*.\n[^b]: B\n   goes on.\n\n2. d[^a] e[^none]\n"
    #expect(
      html(text) == """
        <ol>
        <li>
        <p>a<sup><a href="#footnote-1">1</a></sup></p>
        </li>
        <li>
        <p>d<sup><a href="#footnote-2">2</a></sup> e[^none]</p>
        </li>
        </ol>
        <hr />
        <ol>
        <li><span id="footnote-1"></span>B
        goes on.</li>
        <li><span id="footnote-2"></span>A <em>c</em>.</li>
        </ol>

        """)
    #expect(parse(text).foreignUses == [])
  }

  @Test func aFootnoteHasBlocksAndKnowsItsLines() {
    let text = "a[^1]\n\n[^1]: b\n\n    [c](c)\n\n# d\n"
    #expect(parse(text).links.map { "\($0.line) \($0.destination)" } == ["1 #footnote-1", "5 c"])
    #expect(parse(text).contents.map(\.title) == ["d"])
  }

  @Test func aFootnoteGoesOnWithoutIndentation() {
    #expect(parse("a[^1]\n\n[^1]: b\nc\n\nd\n").plainText == "a1\nd\nb c\n")
  }

  @Test(arguments: ["a[^1]", "`[^1]`\n\n    [^1]: a", "[^1 2]: a"])
  func whatDefinesNoNoteStays(_ text: String) {
    let plain = ParsingOptions(extensions: .all.subtracting(.otherForms))
    #expect(parse(text).blocks == parse(text, plain).blocks)
  }

  @Test func aMeaningIsOnALineBelowItsTerm() {
    #expect(
      html("Term\n: a *b*\n: c\n\n    d\n\nOther\n:   e\n")
        == "<p>Term<br />\na <em>b</em><br />\nc</p>\n<p>d</p>\n<p>Other<br />\ne</p>\n")
  }

  @Test func codesAreEmojiOrTold() {
    #expect(
      html(":bulb: a :rocket:, 10:x:20 `:x:` :nothing:")
        == "<p>💡 a 🚀, 10:x:20 <code>:x:</code> :nothing:</p>\n")
    let icon = parse("a :material-check: b")
    #expect(icon.plainText == "a  b\n")
    #expect(icon.foreignUses.map(\.name) == [":material-check:"])
  }

  @Test(arguments: [
    "[^a]", "[^a]: b\n", "[^", ":a:", ":x:", "a\n: b\n", "[a]({{ x }})", "[", "![a](",
    "a\n{: #b }\n",
  ])
  func longTextsEnd(_ unit: String) {
    let text = String(repeating: unit, count: 20_000) + "{{"
    let document = Document(parsing: text, path: "guide.mdx")
    #expect(HTMLRenderer().render(document).bytes.count < 10_000_000)
  }
}

/// Comments of HTML that share a line with text.
@Suite struct CommentLineTests {
  @Test(arguments: [
    ("<!-- c --> text & b\n", "<p> text &amp; b\n</p>\n"), ("<!-- c --> <!-- d -->\n", ""),
  ])
  func theCommentIsLeftOut(text: String, expected: String) {
    #expect(html(text) == expected)
    #expect(findings(text) == [])
  }
}

/// Asides of DocC.
@Suite struct DocCAsideTests {
  private func kinds(_ text: String, _ path: String = "guide.md") -> [String] {
    Document(parsing: text, path: path).blocks.map { block in
      switch block.content {
      case .alert(let alert): alert.kind.rawValue
      case .quote: "quote"
      case .list(let list): "list of \(list.items.count)"
      default: "other"
      }
    }
  }

  @Test func itsWordsCountInAnyLetterCase() {
    #expect(
      kinds("> important: a\n\n> TIP: a\n\n> error: a\n\n> he said: a")
        == ["important", "tip", "quote", "quote"])
  }

  @Test func itemsOfAListAreAsidesInItsArticles() {
    let text = "- a\n- b\n- Tip: c\n- d\n"
    #expect(kinds(text, "A.docc/A.md") == ["list of 2", "tip", "list of 1"])
    #expect(kinds(text) == ["list of 4"])
    #expect(kinds("- Example: c\n", "A.docc/A.md") == ["list of 1"])
    #expect(kinds("1. Tip: c\n", "A.docc/A.md") == ["list of 1"])
  }
}
