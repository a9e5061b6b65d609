import CommonMark
import Testing

@testable import CatalogRenderer

/// The markdown of a text that was read and written again.
private func printed(_ text: String, headingOffset: Int = 0) -> String {
  let document = Document(parsing: text, path: "a.md")
  return DocumentPrinter(resolver: PlainResolver(), headingOffset: headingOffset)
    .text(document.blocks)
}

private func html(_ text: String) -> String {
  HTMLRenderer(resolver: PlainResolver()).render(Document(parsing: text, path: "a.md")).text
}

@Suite struct DocumentPrinterTests {
  @Test(arguments: [
    "# One\n\n## Two *three*",
    "A paragraph with *emphasis*, **strong** ***both***, ~~gone~~, `code` and ``a`b``.",
    "- one\n- two\n  - inner\n  - more\n- three",
    "1. one\n2. two\n\n   A second paragraph.\n3. three",
    "7. seven\n8. eight",
    "- [ ] open\n- [x] done",
    "- one\n\n- loose",
    "- a\n\n* b",
    "> A quote\n>\n> - with a list\n>\n> > and another",
    "> [!WARNING]\n> Mind *this*.\n>\n> And this.",
    "| a | b |\n| :-- | --: |\n| `x \\| y` | [l](m.md) |\n| \\| | *e* |",
    "```swift\nlet a = \"`\"\n```",
    "````\n```\n````",
    "- item\n\n  ```\n  code\n\n  more\n  ```",
    "[a](b.md \"title\") ![c](d.png) <https://example.org>",
    "a  \nb\\\nc",
    "a\n\n***\n\nb",
    "\\* no emphasis \\* and 1\\. no list\n\n\\# no heading\n\n1\\. no item\n\n\\- no item",
    "a < b & c &amp; d \\<b> \\&copy;",
    "snake_case and \\_this\\_",
    "text\n- list\n\ntext",
  ])
  func whatIsWrittenReadsAsTheSame(text: String) {
    let withoutTitles = text.replacing(" \"title\"", with: "")
    #expect(html(printed(text)) == html(withoutTitles))
  }

  @Test func writingAgainChangesNothing() {
    let text = "## T\n\n- a\n  b\n\n  1. c\n\n> q\n\n| a |\n| --- |\n| b |"
    #expect(printed(printed(text)) == printed(text))
  }

  @Test func commentsAndTitlesAreLeftOut() {
    #expect(printed("<!-- note -->\n\na <!-- b --> c") == "a  c")
    #expect(printed("[a](b \"c\")") == "[a](b)")
  }

  @Test(arguments: ["javascript:a", "JAVA&#9;SCRIPT:a", "data:text/html,a", "file:///a"])
  func addressesThatCouldRunAProgramAreLeftOut(address: String) {
    #expect(
      printed("[b](\(address)) ![c](\(address)) <a href=\"\(address)\">d</a>") == "b c <a>d</a>")
  }

  @Test func headingsMoveDown() {
    #expect(printed("## a\n\n###### b", headingOffset: 1) == "### a\n\n###### b")
  }

  @Test func aFenceMayBeReplaced() {
    let document = Document(parsing: "```yaml agent\nx\n```\n\n```\ny\n```", path: "a.md")
    var printer = DocumentPrinter(resolver: PlainResolver())
    printer.fence = { $0.info == "yaml agent" ? "drawn" : nil }
    #expect(printer.text(document.blocks) == "drawn\n\n```\ny\n```")
  }
}
