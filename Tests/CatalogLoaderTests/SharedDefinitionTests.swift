import CatalogLoader
import CatalogModel
import CommonMark
import Testing

/// Addresses of links that count in all guides, and what mdBook includes.
@Suite struct SharedDefinitionTests {
  private func load(_ files: [String: String]) -> CatalogLoader.Result {
    CatalogLoaderTests.load(
      Dictionary(uniqueKeysWithValues: files.map { ("one/guides/" + $0.key, $0.value) }))
  }

  private func document(_ result: CatalogLoader.Result, _ name: String = "a.md") -> Document? {
    result.system?.guides.first { $0.path == "one/guides/" + name }?.text.parsed()
  }

  private func codes(_ result: CatalogLoader.Result) -> [String] {
    document(result)?.blocks.compactMap { block in
      if case .code(let code) = block.content { code.text } else { nil }
    } ?? []
  }

  private static let definitions =
    "<!-- All\nlinks -->\n\n  [the b]: https://b.example\n*[HTML]: x\n"

  @Test func filesOfNothingElseDefineAddressesForAll() {
    let result = load([
      "a.md": "# A\n\nSee [The  B] and [c][the b].\n", "includes/links.md": Self.definitions,
      "c.md": "# C\n\n[the b]\n\n[the b]: https://own.example\n",
    ])
    #expect(result.messages == [])
    #expect(result.system?.guides.map(\.title) == ["A", "C"])
    #expect(
      document(result)?.links.map { "\($0.line) \($0.destination)" }
        == ["3 https://b.example", "3 https://b.example"])
    #expect(document(result, "c.md")?.links.map(\.destination) == ["https://own.example"])
  }

  @Test func filesThatNobodyUsesAreTold() {
    let result = load(["a.md": "# A\n", "links.md": Self.definitions])
    #expect(
      result.messages == [
        "one/guides/links.md: files that only define addresses of links are passed over "
          + "[guide/passed-over]"
      ])
  }

  @Test(arguments: [
    "      auto_append:\n        - includes/a.txt\n        - none.md\n",
    "      auto_append: [\"includes/a.txt\", none.md]\n",
  ])
  func mkdocsNamesFilesThatAreAppended(_ lines: String) {
    let result = load([
      "a.md": "# A\n\n[b]\n", "includes/a.txt": "Words.\n\n[b]: /c\n",
      "mkdocs.yml":
        "markdown_extensions:\n  - pymdownx.snippets:\n\(lines)  - x: !!python/name:a.b\n",
    ])
    #expect(document(result)?.links.map(\.destination) == ["/c"])
    #expect(result.messages.count == 1)
    #expect(result.messages.first?.contains("'none.md' is not included") == true)
    #expect(result.messages.first?.hasPrefix("one/guides/mkdocs.yml:") == true)
  }

  @Test(arguments: [
    ("listings/a.rs", "let a;\nlet b;\n"), ("../listings/a.rs:b", "let b;\n"),
    ("listings/a.rs:1", "let a;\n"), ("listings/a.rs::1", "let a;\n"),
  ])
  func booksIncludeListings(_ name: String, _ expected: String) {
    let result = load([
      "a.md": "# A\n\n```rust\n{{#rustdoc_include \(name)}}\n```\n",
      "listings/a.rs": "let a;\n// ANCHOR: b\nlet b;\n// ANCHOR_END: b\n",
    ])
    #expect(result.messages == [])
    #expect(codes(result) == [expected])
  }

  @Test func tagsThatAreShownAreShown() {
    let result = load(["a.md": "# A\n\n```\n\\{{#include a.rs}}\n```\n\n{{#include b.md}}\n"])
    #expect(result.messages.count == 1)
    #expect(result.messages.first?.contains("'b.md' is not included") == true)
    #expect(codes(result) == ["{{#include a.rs}}\n"])
  }
}
