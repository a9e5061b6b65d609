import CatalogLoader
import CatalogModel
import Files
import Testing

/// What is read of a content folder for less than a site.
@Suite struct LoadScopeTests {
  private let content: FileTree = [
    "system.yaml": """
    name: Solo
    summary: Alone.
    tokens: { files: [space.tokens.json] }
    modules: [{ name: Solo, path: Sources }]
    """,
    "space.tokens.json": #"{"space":{"m":{"$type":"number","$value":8}}}"#,
    "components/badge/component.yaml": """
    name: Badge
    layer: component
    summary: A word.
    styles: [shared]
    props: [{ name: text, type: string, description: What it says. }]
    """,
    "components/badge/preview.mustache": "<b></b>",
    "components/badge/preview.css": "b { padding: 0; }",
    "components/badge/guide.md": "Use it.",
    "previews/shared.css": "i { padding: 0; }",
    "guides/start.md": "---\ntitle: Start\nsummary: s\n---\n",
    "examples/one.yaml": "name: One\nagent: { component: Badge }\n",
    "images/a.png": "png",
    "Sources/Badge.swift": "public struct Badge {}\n",
  ]

  /// The system as a scope loads it, from the files that the scope takes.
  private func system(_ scope: CatalogLoader.Scope) throws -> System {
    let tree = content.filter { scope.takes($0.path) }
      .reduce(into: FileTree()) { $0[$1.path] = $1.bytes }
    let result = CatalogLoader(tree, scope: scope).load()
    #expect(result.diagnostics == [])
    return try #require(result.catalog?.systems.first)
  }

  @Test func aVocabularyIsComponentsAndTokensAlone() throws {
    let system = try system(.vocabulary)
    #expect(system.vocabulary.component("Badge")?.props.map(\.name) == ["text"])
    #expect(system.vocabulary.tokens["space.m"]?.swiftName == "DS.Space.m")
    #expect(system.components.first?.preview.stylesheet.text == "")
    #expect(system.components.first?.guide == nil)
    #expect(system.guides.isEmpty && system.screens.isEmpty && system.modules.isEmpty)
    #expect(system.gaps == Gaps())
  }

  @Test func tokensAreReadAlone() throws {
    let system = try system(.tokens)
    #expect(system.tokens.map(\.path.text) == ["space.m"])
    #expect(system.components.isEmpty && system.guides.isEmpty && system.modules.isEmpty)
    #expect(
      content.paths.filter(CatalogLoader.Scope.tokens.takes) == [
        "space.tokens.json", "system.yaml",
      ])
  }

  @Test func theVocabularyIsThatOfTheSite() throws {
    let small = try system(.vocabulary).vocabulary
    let whole = try system(.site).vocabulary
    #expect(small.components == whole.components)
    #expect(small.tokens == whole.tokens)
  }

  @Test func everyPartIsReadWhenItIsAskedFor() throws {
    let drawn = try #require(try system(.previews).components.first)
    #expect(drawn.preview.template.text == "<b></b>")
    #expect(
      drawn.preview.stylesheets.map(\.path) == [
        "previews/shared.css", "components/badge/preview.css",
      ])
    let texts = try system(.guides)
    #expect(texts.guides.map(\.title) == ["Start"])
    #expect(texts.components.first?.guide != nil)
    #expect(try system(.screens).screens.map(\.name) == ["One"])
    #expect(try system(.sources).modules.map(\.name) == ["Solo"])
  }

  @Test func filesThatNoOneAsksForAreNotTaken() {
    let paths = content.paths
    #expect(
      paths.filter(CatalogLoader.Scope.vocabulary.takes) == [
        "components/badge/component.yaml", "space.tokens.json", "system.yaml",
      ])
    #expect(paths.filter(CatalogLoader.Scope.site.takes) == paths)
    #expect(
      paths.filter(CatalogLoader.Scope.previews.takes).filter { !$0.hasSuffix(".yaml") } == [
        "components/badge/preview.css", "components/badge/preview.mustache",
        "previews/shared.css", "space.tokens.json",
      ])
  }

  @Test func swiftFilesAreNamedWhereTokensComeFromThem() {
    let loader = CatalogLoader([
      "catalog.yaml": "title: T\nsystems: [one, two]\n",
      "one/system.yaml": "name: One\nsummary: s\ntokens: { swift: [../../Sources/Tokens] }\n",
      "two/system.yaml": """
      name: Two
      summary: s
      tokens: { files: [a.tokens.json], swift: [Sources] }
      """,
    ])
    #expect(loader.tokenFolders() == ["../Sources/Tokens"])
    #expect(loader.tokenFolders(systems: ["two"]) == [])
  }
}
