import CatalogLoader
import Files
import Testing

@Suite struct CatalogFileTests {
  @Test func aCatalogIsReadWithItsSystems() throws {
    let text = """
      title: Sample
      summary: Two of them.
      baseURL: https://example.org/design
      language: pt-BR
      systems: [two, one]
      """
    let result = load(["catalog.yaml": text, "two/system.yaml": "name: Two\nsummary: More.\n"])
    #expect(result.messages == [])
    let catalog = try #require(result.catalog)
    #expect(catalog.title == "Sample")
    #expect(catalog.summary == "Two of them.")
    #expect(catalog.baseURL == "https://example.org/design/")
    #expect(catalog.language == "pt-BR")
    #expect(catalog.systems.map(\.slug) == ["two", "one"])
    #expect(!catalog.isSingleSystem)
  }

  @Test func aFolderWithASystemAtItsTopIsACatalogOfOne() throws {
    let result = CatalogLoader(["system.yaml": "name: Solo\nsummary: Alone.\n"]).load()
    #expect(result.messages == [])
    let catalog = try #require(result.catalog)
    #expect(catalog.isSingleSystem)
    #expect(catalog.title == "Solo")
    #expect(catalog.summary == "Alone.")
  }

  @Test func aFolderWithNeitherIsNoCatalog() {
    let result = CatalogLoader(["readme.md": "x"]).load()
    #expect(result.catalog == nil)
    #expect(
      result.messages == [
        "this folder holds neither catalog.yaml nor system.yaml [content/no-catalog]"
      ])
  }

  @Test func aMissingSystemIsReportedWhereItIsListed() {
    let result = load(["catalog.yaml": "title: Sample\nsystems: [onee]\n"])
    #expect(
      result.messages == [
        "catalog.yaml:2:11: the system 'onee' has no onee/system.yaml [content/missing-system]"
      ])
    #expect(result.suggestions == ["did you mean 'one'?"])
  }

  @Test func aSystemIsListedOnceWhateverItsLetterCase() {
    let result = load(["catalog.yaml": "title: Sample\nsystems: [one, One]\n"])
    #expect(
      result.messages == [
        "catalog.yaml:2:16: the system 'One' is listed twice [content/duplicate-system]"
      ])
    #expect(result.catalog?.systems.count == 1)
  }

  @Test(arguments: ["title: Sample\n", "title: Sample\nsystems: []\n"])
  func aCatalogListsSystems(text: String) {
    let result = load(["catalog.yaml": text])
    #expect(result.diagnostics.map(\.id.name) == ["content/no-systems"])
    #expect(result.suggestions == ["add 'systems: [one]'"])
  }

  @Test func anUnknownKeyIsReportedWithTheNearestOne() {
    let result = load(["catalog.yaml": "title: Sample\nsumary: x\nsystems: [one]\n"])
    #expect(
      result.messages == ["catalog.yaml:2:1: the catalog has no key 'sumary' [yaml/unknown-key]"])
    #expect(result.suggestions == ["did you mean 'summary'?"])
  }

  @Test func theAddressIsAWholeOne() {
    let result = load(["catalog.yaml": "title: Sample\nbaseURL: /design\nsystems: [one]\n"])
    #expect(
      result.messages == ["catalog.yaml:2:1: 'baseURL' cannot be '/design' [content/base-url]"])
    #expect(result.catalog?.baseURL == nil)
  }

  @Test func theLanguageIsATag() {
    let result = load(["catalog.yaml": "title: Sample\nlanguage: en_US\nsystems: [one]\n"])
    #expect(
      result.messages == ["catalog.yaml:2:1: 'en_US' is not a language tag [content/language]"])
    #expect(result.catalog?.language == "en")
  }
}
