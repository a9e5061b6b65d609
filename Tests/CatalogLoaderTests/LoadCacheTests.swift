import CatalogLoader
import CatalogModel
import Files
import Testing

@Suite struct LoadCacheTests {
  private let first = "---\ntitle: First\nsummary: s\n---\n\n# One\n"

  /// Every kind of file.
  private var files: [String: String?] {
    var files: [String: String?] = component("props:\n  - { name: label, type: string }\n")
    files["one/system.yaml"] = """
      name: One
      summary: The first.
      tokens:
        files: [tokens/base.tokens.json]
      modules:
        - { name: Kit, path: Sources }
      """
    files["one/tokens/base.tokens.json"] = #"{"a":{"$type":"number","$value":1}}"#
    files["one/Sources/Badge.swift"] = "public struct Badge {}\n"
    files["one/guides/first.md"] = first
    files["one/guides/tasks/second.md"] = "---\ntitle: Second\nsummary: s\n---\n"
    files["one/specs/contrast.md"] = "---\ntitle: Contrast\nsummary: s\n---\n"
    files["one/rules/button.md"] = "---\ntitle: Button\nsummary: s\n---\n"
    files["one/examples/home.yaml"] = "name: Home\nagent:\n  component: Badge\n"
    return files
  }

  /// A change of each kind of file, and files that go and come.
  private static let changes: [(path: String, text: String?)] = [
    ("one/guides/first.md", "---\ntitle: Changed\nsummary: s\n---\n\ntext\n"),
    ("one/guides/first.md", "no front matter\n"),
    ("one/guides/first.md", nil),
    ("one/guides/tasks/third.md", "---\ntitle: Third\nsummary: s\n---\n"),
    ("one/specs/contrast.md", "---\ntitle: Changed\nsummary: s\n---\n"),
    ("one/rules/button.md", "---\nsummary: s\n---\n"),
    ("one/examples/home.yaml", "name: Changed\nagent:\n  component: Card\n"),
    ("one/components/badge/component.yaml", "name: Label\nlayer: component\nsummary: A word.\n"),
    ("one/components/badge/preview.css", nil),
    ("one/components/badge/preview.css", "b { margin: 1px; }\n"),
    ("one/components/badge/guide.md", "> [!NOET]\n> text\n"),
    ("one/tokens/base.tokens.json", #"{"b":{"$type":"number","$value":2}}"#),
    ("one/tokens/base.tokens.json", "{"),
    ("one/Sources/Badge.swift", "public struct Label {}\n"),
    ("one/Sources/Kit.docc/Badge.md", "# ``Badge``\n\nText.\n"),
    ("one/system.yaml", "name: Other\nsummary: The first.\n"),
    ("catalog.yaml", "title: Changed\nsystems: [one, two]\n"),
  ]

  @Test func aLoadAfterEachChangeIsThatOfAFreshLoad() {
    var tree = content(files)
    var cache = LoadCache()
    check(tree, &cache)
    for (path, text) in Self.changes {
      tree[path] = text.map { Array($0.utf8) }
      check(tree, &cache)
    }
  }

  @Test func whatWentAndComesAgainIsReadAnew() {
    var cache = LoadCache()
    let whole = content(files)
    check(whole, &cache)
    check(content(), &cache)
    check(whole, &cache)
  }

  @Test func systemsThatAreNotLoadedAreForgotten() {
    var cache = LoadCache()
    let tree = content(files)
    _ = CatalogLoader(tree).load(keeping: &cache)
    _ = CatalogLoader(["system.yaml": "name: Solo\nsummary: s\n"]).load(keeping: &cache)
    check(tree, &cache)
  }

  private func check(
    _ tree: FileTree, _ cache: inout LoadCache,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let kept = CatalogLoader(tree).load(keeping: &cache)
    let fresh = CatalogLoader(tree).load()
    #expect(kept.diagnostics == fresh.diagnostics, sourceLocation: location)
    #expect(kept.catalog?.title == fresh.catalog?.title, sourceLocation: location)
    #expect(described(kept.system) == described(fresh.system), sourceLocation: location)
  }

  private func described(_ system: System?) -> [String] {
    guard let system else { return [] }
    return system.guides.map { "\($0.slug) \($0.title) \($0.document)" }
      + system.specifications.map { "\($0.slug) \($0.document)" }
      + system.rules.map { "\($0.slug) \($0.document)" }
      + system.screens.map { "\($0.slug) \($0.root)" }
      + system.components.map { "\($0.contract) \($0.preview) \($0.fences)" }
      + system.components.map { "\(String(describing: $0.guide))" }
      + system.tokens.map { "\($0)" } + system.modules.flatMap(\.symbols).map { "\($0)" }
      + ["\(system.gaps.tokens) \(system.gaps.components) \(system.gaps.files.sorted())"]
      + system.vocabulary.tokens.keys.sorted() + system.documentationExtensions.map { "\($0)" }
  }
}
