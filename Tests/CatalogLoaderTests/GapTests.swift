import CatalogLoader
import CatalogModel
import Diagnostics
import Files
import Testing

@Suite struct GapTests {
  @Test func aComponentThatCannotBeReadIsAGap() {
    var files = component()
    files["one/components/badge/component.yaml"] = "name: [\n"
    files["one/components/badge/guide.md"] = "text\n"
    let gaps = load(files).system?.gaps
    #expect(
      gaps
        == Gaps(
          components: true,
          files: ["one/components/badge/component.yaml", "one/components/badge/guide.md"],
          unpublished: [
            UnpublishedComponent(
              folder: "badge", reason: "its files cannot be read",
              location: SourceLocation("one/components/badge/component.yaml"))
          ]))
  }

  @Test func foldersThatMakeNoPageAreListed() {
    var files = component(in: "card").merging(component(in: "badge")) { $1 }
    files["one/components/card/preview.css"] = .some(nil)
    files["one/components/draft/notes.txt"] = "later"
    files["one/primitives/text/component.yaml"] = "name: [\n"
    let unpublished = load(files).system?.gaps.unpublished ?? []
    #expect(unpublished.map(\.folder) == ["card", "draft"])
    #expect(
      unpublished.map(\.reason) == ["there is no preview.css", "there is no component.yaml"])
    #expect(
      unpublished.map(\.location.path) == [
        "one/components/card/preview.css", "one/components/draft/component.yaml",
      ])
  }

  @Test func aPropThatCannotBeReadIsAGap() {
    let gaps = load(component("props:\n  - { name: a, type: strin }\n")).system?.gaps
    #expect(gaps == Gaps(props: true))
  }

  @Test func otherMistakesOfAComponentAreNone() {
    let result = load(component("statu: beta\n"))
    #expect(result.diagnostics.map(\.id.name) == ["yaml/unknown-key"])
    #expect(result.system?.gaps == Gaps())
  }

  @Test(arguments: ["catalog.yaml", "one/system.yaml", "one"])
  func aBeginningThatCannotBeReadIsNotMissing(path: String) {
    let files: [String: String?] =
      path == "catalog.yaml" ? ["catalog.yaml": nil] : ["one/system.yaml": nil]
    let result = load(files, unread: [path])
    #expect(result.messages == [])
    #expect(result.system == nil)
  }

  @Test func filesThatCannotBeReadAreNotMissing() {
    let system = """
      name: One
      summary: x
      tokens: { files: [a.tokens.json] }
      modules: [{ name: One, path: Sources }]
      """
    var files = component()
    files["one/system.yaml"] = system
    files["one/components/badge/preview.css"] = .some(nil)
    let unread: Set = [
      "one/a.tokens.json", "one/Sources/A.swift", "one/components/badge/preview.css",
    ]
    let result = load(files, unread: unread)
    #expect(result.messages == [])
    #expect(result.system?.gaps.tokens == true)
    #expect(result.system?.gaps.components == true)
  }

  @Test func aTokenFileThatCannotBeReadIsNotAMissingReference() {
    let resolver = """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }] }
      """
    let files: [String: String?] = [
      "one/system.yaml": "name: One\nsummary: x\ntokens: { resolver: a.resolver.json }\n",
      "one/a.resolver.json": resolver,
    ]
    #expect(load(files).diagnostics.map(\.id.name) == ["tokens/ref-missing"])
    #expect(load(files, unread: ["one/a.tokens.json"]).messages == [])
  }

  @Test func aFileThatIsNotTextIsReportedAtTheByte() {
    var tree = content(component())
    tree["one/components/badge/preview.css"] = Array("b {}\nc".utf8) + [0xE9]
    let result = CatalogLoader(tree).load()
    #expect(
      result.messages == [
        "one/components/badge/preview.css:2:2: the file is not UTF-8 text [files/not-utf8]"
      ])
    #expect(result.system?.gaps.components == true)
  }
}
