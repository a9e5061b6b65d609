import Testing

@testable import CatalogDriver

@Suite struct TokenFileNamesTests {
  @Test func recommendedEndingsComeBeforeAllElse() {
    let paths = [
      "a.json", "b.tokens.json", "c.tokens", "d.resolver.json", "e.swift", "sub/resolver.json",
    ]
    #expect(
      TokenFileNames.chosen(paths) == [
        "b.tokens.json", "c.tokens", "d.resolver.json", "sub/resolver.json",
      ])
  }

  @Test func allWithTokensAreReadWhereNoResolverSaysWhichBelongTogether() {
    let paths = ["a.tokens.json", "b.token.json", "package.json", "dist/c.json", "d.swift"]
    #expect(TokenFileNames.chosen(paths) == ["a.tokens.json", "b.token.json"])
  }

  @Test func swiftSourceComesWithItsAssetCatalogs() {
    let paths = [
      "DS.swift", "Media.xcassets/Brand.colorset/Contents.json", "package.json",
      "notes/Contents.json",
    ]
    #expect(
      TokenFileNames.chosen(paths) == ["DS.swift", "Media.xcassets/Brand.colorset/Contents.json"])
  }

  @Test func otherwiseAllThatCouldBeTokens() {
    #expect(TokenFileNames.chosen(["a.json", "b.yml", "c.md"]) == ["a.json", "b.yml"])
  }
}

@Suite struct TokenUpgradesTests {
  @Test func upgradesKeepTheFoldersBelowTheCommonOne() {
    #expect(TokenUpgrades.commonFolder(of: ["a/b/c.json", "a/b/d/e.json"]) == "a/b/")
    #expect(TokenUpgrades.commonFolder(of: ["a/bc/c.json", "a/b/d.json"]) == "a/")
    #expect(TokenUpgrades.commonFolder(of: ["c.json"]) == "")
  }
}

@Suite struct ContextChoiceTests {
  @Test func aChoiceIsTwoNames() {
    #expect(TokenSelection.Input("appearance=dark")?.context == "dark")
    #expect(TokenSelection.Input("a=b=c")?.context == "b=c")
    for text in ["dark", "=dark", "appearance=", ""] {
      #expect(TokenSelection.Input(text) == nil)
    }
  }
}
