import Files
import Testing

@testable import CatalogProtocol

/// Which sections a search finds, and in which order.
@Suite struct GuideSearchTests {
  private static let files: FileTree = [
    "system.yaml": "name: One\nsummary: One.\n",
    "guides/a.md": """
    ---
    title: Layout
    ---
    Everything has a margin. Everything is aligned.

    ## Margins

    Margins are wide.

    ### Narrow windows

    In narrow windows the margin is halved, and colour helps to tell rows apart.

    ## Rows

    Rows have no edge.
    """,
    "guides/b.md": """
    ---
    title: Colours
    ---
    Use few.

    ## Edges

    The edges of rows are drawn in a colour of their own.
    """,
  ]

  private let library: CatalogLibrary

  init() throws { library = try #require(CatalogLibrary.load(Self.files)) }

  private func found(_ query: String) -> [String] {
    library.index.hits(for: query, in: library.systems.map(\.slug)).map {
      "\($0.guide.name)#\($0.section.anchor ?? "")"
    }
  }

  @Test func headingsCountMoreThanText() {
    #expect(found("margin") == ["a#margins", "a#", "a#narrow-windows"])
  }

  @Test func titlesCount() {
    #expect(found("colors").first == "b#")
  }

  @Test func rarerWordsDecide() {
    #expect(found("narrow colour margin").first == "a#narrow-windows")
    #expect(found("drawn edges of rows").first == "b#edges")
  }

  @Test func beginningsOfWordsCountALittle() {
    #expect(found("align") == ["a#"])
    #expect(found("ali") == ["a#"])
    #expect(found("al") == [])
  }

  @Test func nothingIsFound() {
    #expect(found("zeppelin") == [])
    #expect(library.index.hits(for: "margin", in: []).isEmpty)
  }

  @Test func excerptsBeginNearTheMatch() {
    let text =
      String(repeating: "one two three ", count: 40) + "needle in hay "
      + String(repeating: "four ", count: 90)
    let excerpt = SearchExcerpt.of(text, around: "Needles")
    #expect(excerpt.hasPrefix("…"))
    #expect(excerpt.hasSuffix("four…"))
    #expect(excerpt.contains("three needle in hay four"))
    #expect(excerpt.count <= SearchExcerpt.length + 2)
    #expect(SearchExcerpt.of("short\n  text", around: "x") == "short text")
  }
}
