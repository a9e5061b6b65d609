import CatalogDriver
import CatalogModel
import Files
import InterfaceStrings
import Testing

/// `reference-markdown.md` names what the loaders read, and nothing else.
struct MarkdownReferenceTests {
  private static let page = "reference-markdown"

  /// What is said of a file of a small system.
  private static func note(on rule: String, at path: String, _ text: String) -> String? {
    let content: FileTree = ["system.yaml": "name: A\nsummary: B\n", path: text]
    let found = CatalogBuild.build(content).diagnostics.first {
      $0.id.name == rule && $0.location?.path == path
    }
    return found?.notes.first?.message
  }

  @Test(
    "Keys of front matter",
    arguments: [
      ("guides/a.md", "Of a guide", "guide/unknown-key"),
      ("specs/a.md", "Of a specification", "yaml/unknown-key"),
      ("rules/a.md", "Of a rule", "yaml/unknown-key"),
    ])
  func frontMatter(_ path: String, _ heading: String, _ rule: String) throws {
    let text = "---\ntitle: A\nsummary: B\nnonsense: C\n---\n"
    let note = try #require(Self.note(on: rule, at: path, text))
    let known = note.dropFirst("known keys: ".count).split(separator: ", ").map(String.init)
    let terms = try MarkdownSection(heading, of: Self.page).terms
    #expect(terms.sorted() == known.sorted())
  }

  @Test("Kinds of alerts")
  func alerts() throws {
    let text = "---\ntitle: A\nsummary: B\n---\n\n> [!NONSENSE]\n> C\n"
    let note = try #require(Self.note(on: "markdown/unknown-alert", at: "guides/a.md", text))
    let known = note.dropFirst("alerts are ".count).split(separator: ", ")
    let codes = try MarkdownSection("Markdown", of: Self.page).codes
    #expect(known.count == 5)
    #expect(codes.isSuperset(of: known.map { "[!\($0.uppercased())]" }))
  }

  @Test("Fences that are drawn")
  func fences() throws {
    let terms = try MarkdownSection("Fences", of: Self.page).terms
    #expect(terms.sorted() == FenceKind.allCases.map(\.rawValue).sorted())
  }

  @Test("Words of specifications")
  func words() throws {
    let codes = try MarkdownSection("Specifications", of: Self.page).codes
    #expect(codes.isSuperset(of: ObligationWord.allCases.map(\.rawValue)))
    #expect(codes.isSuperset(of: StepWord.allCases.map(\.rawValue)))
  }

  @Test("Plural forms")
  func pluralForms() throws {
    let codes = try MarkdownSection("Words of the interface", of: Self.page).codes
    #expect(codes.isSuperset(of: PluralForm.allCases.map(\.rawValue)))
  }
}
