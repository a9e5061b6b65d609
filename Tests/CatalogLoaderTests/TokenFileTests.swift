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
