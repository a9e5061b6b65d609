import Diagnostics
import DocumentationCoverage
import Testing

struct DocumentationExtensionTests {
  private func entries(_ text: String) -> [CatalogueEntry] {
    DocumentationExtension.entries(in: text, path: "Kit.docc/Badge.md")
  }

  @Test func aSymbolLinkAsTheTitle() {
    let place = SourceLocation("Kit.docc/Badge.md", line: 1, column: 1)
    #expect(
      entries("# ``Kit/Badge``\n\nA badge.\n")
        == [CatalogueEntry(path: "Kit/Badge", location: place)])
  }

  @Test func lineEndsOfWindowsAndBlankLinesBefore() {
    #expect(
      entries("\r\n\r\n# ``Badge/init(text:)``  \r\nMakes one.\r\n").map(\.path) == [
        "Badge/init(text:)"
      ])
    #expect(entries("\n\n# ``Badge``\nText.").map(\.location.line) == [3])
  }

  @Test(arguments: [
    "# Badges\n\nText.", "# About ``Badge``\n\nText.", "# ``Badge`` in lists\n\nText.",
    "## ``Badge``\n\nText.", "# `Badge`\n\nText.", "# ````\n\nText.", "# ``Badge\n\nText.", "", "#",
  ])
  func articlesDocumentNoSymbol(text: String) {
    #expect(entries(text) == [])
  }

  @Test(arguments: [
    "# ``Badge``", "# ``Badge``\n\n## Topics\n\n- ``Badge/level``\n",
    "# ``Badge``\n\n- ``Badge/level``",
    "# ``Badge``\n\n@Metadata {\n  @DocumentationExtension(mergeBehavior: append)\n}\n",
    "# ``Badge``\n\n<!-- later -->\n<!-- and\nlater -->\n",
  ])
  func arrangingIsNotDocumenting(text: String) {
    #expect(entries(text) == [])
  }

  @Test func directivesAndCommentsMayComeFirst() {
    let text = """
      # ``Badge``

      @Metadata {
        @Options { @Inner }
      }
      <!-- A comment
      of two lines -->

      A badge.
      """
    #expect(entries(text).map(\.path) == ["Badge"])
    let above = """
      <!-- A licence -->
      @Metadata {
        @DocumentationExtension(mergeBehavior: override)
      }

      # ``Badge``

      A badge.
      """
    #expect(entries(above).map { "\($0.path) \($0.location.line ?? 0)" } == ["Badge 6"])
    #expect(DocumentationExtension(above, path: "a.md")?.replacesComment == true)
  }
}
