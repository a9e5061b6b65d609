import CatalogModel
import Testing

@Suite struct TokenFileTests {
  private func system(_ tokens: String) -> String { "name: One\nsummary: x\ntokens: \(tokens)\n" }

  private let space = #"{ "space": { "$type": "number", "s": { "$value": 8 } } }"#

  @Test func listedFilesLieOverEachOther() {
    let result = load([
      "one/system.yaml": system("{ files: [tokens/a.tokens.json, tokens/b.tokens.json] }"),
      "one/tokens/a.tokens.json": space,
      "one/tokens/b.tokens.json": #"{ "more": { "$type": "number", "$value": 1 } }"#,
      "one/tokens/c.tokens.json": "not read",
    ])
    #expect(result.messages == [])
    #expect(result.system?.tokens.map(\.path.text) == ["space.s", "more"])
    #expect(result.system?.gaps.tokens == false)
  }

  @Test func aMissingFileIsReportedWhereItIsNamed() {
    let result = load([
      "one/system.yaml": system("{ resolver: tokens/on.resolver.json }"),
      "one/tokens/one.resolver.json": "{}",
    ])
    #expect(
      result.messages == [
        "one/system.yaml:3:21: there is no file one/tokens/on.resolver.json [content/missing-file]"
      ])
    #expect(result.suggestions == ["did you mean 'tokens/one.resolver.json'?"])
    #expect(result.system?.gaps.tokens == true)
  }

  @Test func aFolderStandsForItsTokenFiles() {
    let result = load([
      "one/system.yaml": system("{ files: [tokens/] }"), "one/tokens/a.json": space,
      "one/tokens/in/b.json": #"{ "more": { "$type": "number", "$value": 1 } }"#,
      "one/tokens/package.json": #"{ "name": "x" }"#, "one/other.json": "not read",
    ])
    #expect(result.messages == [])
    #expect(result.system?.tokens.map(\.path.text) == ["space.s", "more"])
    #expect(result.system?.gaps.tokens == false)
  }

  @Test func modesInAFolderAreContexts() {
    let result = load([
      "one/system.yaml": system("{ files: [tokens] }"), "one/tokens/light.json": space,
      "one/tokens/dark.json": #"{ "space": { "s": { "$type": "number", "$value": 9 } } }"#,
    ])
    #expect(
      result.messages == [
        "one/tokens/dark.json: files give tokens different values, so 'dark', 'light' are taken as "
          + "the contexts of 'color-scheme' [tokens/proposed-resolver]"
      ])
    #expect(result.system?.tokens.modifiers.map(\.contexts) == [["dark", "light"]])
  }

  @Test func aResolverDocumentInAFolderCounts() {
    let result = load([
      "one/system.yaml": system("{ files: [tokens] }"), "one/tokens/space.tokens.json": space,
      "one/tokens/one.resolver.json": #"""
      { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "space.tokens.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }] }
      """#,
    ])
    #expect(result.messages == [])
    #expect(result.system?.tokens.map(\.path.text) == ["space.s"])
  }

  @Test(arguments: ["resolver: tokens/$themes.json", "files: [tokens/$themes.json]"])
  func themesOfTokensStudioStandForTheirFolder(tokens: String) {
    func set(_ value: Int) -> String { #"{ "s": { "$type": "number", "$value": \#(value) } }"# }
    let result = load([
      "one/system.yaml": system("{ \(tokens) }"), "one/tokens/a.json": set(1),
      "one/tokens/b.json": set(2),
      "one/tokens/$themes.json": #"""
      [{ "name": "A", "group": "Mode", "selectedTokenSets": { "a": "enabled" } },
       { "name": "B", "group": "Mode", "selectedTokenSets": { "b": "enabled" } }]
      """#,
    ])
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    #expect(result.system?.tokens.modifiers.map(\.contexts) == [["A", "B"]])
    #expect(result.system?.gaps.tokens == false)
  }

  @Test func aFileBesideTheSystemMayBeNamed() {
    let result = load([
      "one/system.yaml": system("{ files: [../shared/a.json] }"), "shared/a.json": space,
    ])
    #expect(result.messages == [])
    #expect(result.system?.tokens.map(\.path.text) == ["space.s"])
  }

  @Test(arguments: [
    (
      "../../sd/a.json", "../../sd/a.json is outside the content, where token files are not read",
      "copy it into the folder of the system, or put a link to it there and use --follow-links"
    ),
    ("components", "there are no token files in one/components", "name the folder that holds them"),
  ])
  func whatHoldsNoTokenFilesIsNamedForWhatItIs(name: String, summary: String, advice: String) {
    let result = load(
      component().merging(["one/system.yaml": system("{ files: [\(name)] }")]) { $1 })
    #expect(result.messages.contains("one/system.yaml:3:19: \(summary) [content/missing-file]"))
    #expect(result.suggestions.contains(advice))
    #expect(result.system?.gaps.tokens == true)
  }

  @Test func brokenTokensAreAGap() {
    let result = load([
      "one/system.yaml": system("{ files: [a.tokens.json] }"), "one/a.tokens.json": "{,}",
    ])
    #expect(result.diagnostics.map(\.id.name) == ["tokens/bad-json"])
    #expect(result.diagnostics.map(\.location?.description) == ["one/a.tokens.json:1:2"])
    #expect(result.system?.gaps.tokens == true)
  }

  @Test func tokensThatAreNotUnderstoodInTheManifestAreAGap() {
    let result = load(["one/system.yaml": system("[a.tokens.json]")])
    #expect(
      result.messages == [
        "one/system.yaml:3:9: tokens must be a mapping, not a list [yaml/wrong-kind]"
      ])
    #expect(result.system?.gaps == Gaps(tokens: true))
  }
}
