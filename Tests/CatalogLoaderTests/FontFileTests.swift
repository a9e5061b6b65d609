import CatalogLoader
import CatalogModel
import Files
import Testing

@Suite struct FontFileTests {
  private func loaded(
    _ font: String, _ files: [String: [UInt8]] = ["one/brand/a.woff2": Array("wOF2 glyphs".utf8)]
  ) -> CatalogLoader.Result {
    let system = "name: One\nsummary: S.\ntheme:\n  text: Harbour\n  fonts:\n    - { \(font) }\n"
    let texts = ["catalog.yaml": "title: T\nsystems: [one]\n", "one/system.yaml": system]
    return CatalogLoader(FileTree(texts.mapValues { Array($0.utf8) }.merging(files) { $1 })).load()
  }

  @Test func aFontIsRead() throws {
    let result = loaded(
      "family: Harbour, file: brand/a.woff2, weight: 100 900, italic: true, license: OFL 1.1")
    #expect(result.messages == [])
    let theme = try #require(result.system).theme
    #expect(theme.typefaces.map(\.choice.name) == ["Harbour"])
    let font = try #require(theme.fonts.first)
    #expect(font.family == "Harbour")
    #expect(font.weight == "100 900")
    #expect(font.isItalic)
    #expect(font.license == "OFL 1.1")
    #expect(font.bytes == Array("wOF2 glyphs".utf8))
  }

  @Test func aFontWithoutALicenceIsRefused() throws {
    let result = loaded("family: Harbour, file: brand/a.woff2")
    #expect(
      result.messages == [
        "one/system.yaml:6:32: the font 'brand/a.woff2' has no licence, so it is not published "
          + "[theme/font]"
      ])
    #expect(
      result.suggestions == [
        "add 'license: …' with the name of the licence that allows a site to load it"
      ])
    #expect(try #require(result.system).theme.fonts == [])
  }

  @Test func aBlankLicenceIsNone() {
    let result = loaded("family: Harbour, file: brand/a.woff2, license: ' '")
    #expect(result.diagnostics.map(\.id.name) == ["theme/font"])
  }

  @Test func aFontIsAFileOfTheSystem() {
    let result = loaded("family: Harbour, file: brand/b.woff2, license: OFL 1.1")
    #expect(
      result.messages == ["one/system.yaml:6:32: there is no font 'brand/b.woff2' [theme/font]"])
    #expect(result.suggestions == ["did you mean 'brand/a.woff2'?"])
  }

  @Test func aFontIsOfTheKindThatItsEndingSays() {
    let files = ["one/a.ttf": Array("<html>".utf8), "one/a.txt": Array("wOF2".utf8)]
    for name in ["a.ttf", "a.txt"] {
      let result = loaded("family: Harbour, file: \(name), license: OFL 1.1", files)
      #expect(
        result.messages == [
          "one/system.yaml:6:32: '\(name)' is no font that browsers load [theme/font]"
        ])
    }
  }

  @Test func aFontIsSmall() {
    let bytes = Array("OTTO".utf8) + [UInt8](repeating: 0, count: 140_000)
    let result = loaded("family: Harbour, file: a.otf, license: OFL 1.1", ["one/a.otf": bytes])
    #expect(
      result.messages == [
        "one/system.yaml:6:32: the font has 140004 bytes; pages load it, so it may have 131072 "
          + "[theme/font]"
      ])
  }

  @Test func aWeightIsANumberOrARange() {
    for weight in ["bold", "0", "1001", "100 200 300", "400; } body { color: red"] {
      let result = loaded(
        "family: Harbour, file: brand/a.woff2, license: OFL 1.1, weight: '\(weight)'")
      #expect(
        result.messages == [
          "one/system.yaml:6:65: '\(weight)' is no weight of a font [theme/font]"
        ])
    }
  }
}
