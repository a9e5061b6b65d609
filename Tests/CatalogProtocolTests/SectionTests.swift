import Files
import Testing

@testable import CatalogProtocol

/// How a text is cut at its headings.
@Suite struct SectionTests {
  private static let files: FileTree = [
    "system.yaml": "name: One\nsummary: One.\n",
    "guides/a.md": """
    ---
    title: T
    ---
    Before.

    ## One

    Text `code`.

    ### Below

    > # Quoted
    > Text.

    ## Two
    """,
  ]

  private let sections: [GuideSection]

  init() throws {
    let library = try #require(CatalogLibrary.load(Self.files))
    let text = try #require(library.systems.first.flatMap { GuideText.all(of: $0).first })
    sections = GuideSection.all(of: text.document)
  }

  @Test func sectionsHaveTheirLines() {
    #expect(sections.map(\.title) == ["", "One", "Below", "Two"])
    #expect(sections.map(\.anchor) == [nil, "one", "below", "two"])
    #expect(sections.map(\.lines) == [4...4, 6...8, 10...13, 15...15])
    #expect(sections.map(\.text) == ["Before.\n", "Text code.\n", "Quoted\nText.\n", ""])
  }

  @Test func aSectionHasThoseBelowIt() {
    #expect(sections.lines(from: 1) == 6...13)
    #expect(sections.lines(from: 2) == 10...13)
    #expect(sections.lines(from: 3) == 15...15)
  }
}
