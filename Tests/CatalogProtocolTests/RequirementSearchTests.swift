import Files
import Testing

@testable import CatalogProtocol

/// Requirements and rules are found and read as guides are.
@Suite struct RequirementSearchTests {
  private static let files: FileTree = [
    "system.yaml": "name: One\nsummary: One.\n",
    "guides/a.md": "---\ntitle: Layout\nsummary: s\n---\nRows.\n",
    "specs/contrast.md": """
    ---
    title: Contrast
    summary: How text is read.
    ---
    ## Requirement: Legible words

    Words SHALL be legible.
    """,
    "rules/ink.md": "---\ntitle: Ink\nsummary: Words are ink.\n---\nPencil fades.\n",
  ]

  private let library: CatalogLibrary

  init() throws { library = try #require(CatalogLibrary.load(Self.files)) }

  private func found(_ query: String) -> [String] {
    library.index.hits(for: query, in: library.systems.map(\.slug)).map {
      "\($0.guide.name)#\($0.section.anchor ?? "")"
    }
  }

  @Test func requirementsAreFoundByTheirHeadings() {
    #expect(found("legible") == ["specs/contrast#requirement-legible-words"])
  }

  @Test func rulesAreFound() {
    #expect(found("pencil") == ["rules/ink#"])
  }

  @Test func namesSayWhatATextIs() throws {
    let system = try #require(library.systems.first)
    #expect(GuideText.all(of: system).map(\.name) == ["a", "specs/contrast", "rules/ink"])
  }
}
