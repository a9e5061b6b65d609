import CatalogLoader
import CatalogModel
import Testing

/// Texts of documentation catalogs about declarations.
@Suite struct SymbolArticleTests {
  private func load(_ articles: [String: String]) -> CatalogLoader.Result {
    var files: [String: String?] = [
      "one/system.yaml": "name: One\nsummary: x\nmodules: [{ name: Kit, path: Sources }]\n",
      "one/Sources/Kit.swift": """
      /// A tag.
      public struct Tag {
        /// Its text.
        public var text: String
      }
      struct Hidden {}
      """,
    ]
    for (name, text) in articles { files["one/Sources/Kit.docc/" + name] = text }
    return CatalogLoaderTests.load(files)
  }

  @Test func extensionFilesBelongToTheirDeclarations() throws {
    let result = load([
      "Tag.md": "# ``Kit/Tag``\n\nA word.\n\n## Topics\n\n### Texts\n\n- ``text``\n",
      "Text.md": """
      # ``Tag/text``

      @Metadata {
        @DocumentationExtension(mergeBehavior: override)
      }

      Instead.
      """,
      "Kit.md": "# ``Kit``\n\nThe kit.\n\n## Topics\n\n### All\n\n- ``Tag``\n",
      "Start.md": "# Start\n\nAn article.\n",
    ])
    #expect(result.messages == [])
    let articles = try #require(result.system?.symbolArticles)
    #expect(articles.map(\.location.path.last) == ["d", "d", "d"])
    #expect(articles.map(\.symbol?.isEmpty) == [nil, false, false])
    #expect(articles.map { $0.topics.map(\.title) } == [["All"], ["Texts"], []])
    #expect(articles.map(\.replacesComment) == [false, false, true])
    #expect(articles[1].text.trimmed == "A word.")
  }

  @Test func whatDescribesNothingIsTold() {
    let result = load(["A.md": "# ``Kit/Hidden``\n\nA.\n", "B.md": "# ``Old``\n\nB.\n"])
    #expect(
      result.messages == [
        "one/Sources/Kit.docc/A.md:1:1: 2 extension files describe what is not public in Kit "
          + "[guide/unread-extension]"
      ])
  }

  @Test func aChecksumThatCannotChooseIsToldAsSuch() {
    let source = """
      public struct Tag {
        public func draw(_ a: Int) {}
        public func draw(_ b: String) {}
      }
      extension Binding { public func scope() {} }
      """
    let result = CatalogLoaderTests.load([
      "one/system.yaml": "name: One\nsummary: x\nmodules: [{ name: Kit, path: Sources }]\n",
      "one/Sources/Kit.swift": source,
      "one/Sources/Kit.docc/A.md": "# ``Kit/Tag/draw(_:)-7f2k1``\n\nA.\n",
      "one/Sources/Kit.docc/B.md": "# ``SwiftUI/Binding/scope()``\n\nB.\n",
    ])
    #expect(
      result.messages == [
        "one/Sources/Kit.docc/A.md:1:1: 2 declarations share the name of "
          + "'Kit/Tag/draw(_:)-7f2k1' [guide/unread-extension]"
      ])
    #expect(
      result.diagnostics.first?.suggestion
        == "move the text into the comment of the declaration that is meant")
    #expect(result.system?.symbolArticles.count == 1)
  }

  @Test func theTextIsASummaryWhereThereIsNoComment() throws {
    var files = component()
    files["one/components/badge/component.yaml"] = """
      name: Bare
      layer: component
      swift: { module: Kit, type: Bare }
      """
    files["one/system.yaml"] = "name: One\nsummary: x\nmodules: [{ name: Kit, path: Sources }]\n"
    files["one/Sources/Kit.swift"] = "public struct Bare {}\n"
    files["one/Sources/Kit.docc/Bare.md"] = "# ``Bare``\n\nA bare **thing**.\n\nMore.\n"
    let result = CatalogLoaderTests.load(files)
    #expect(result.system?.components.first?.summary == "A bare thing.")
  }
}

extension String {
  fileprivate var trimmed: String { String(drop(while: \.isWhitespace)) }
}
