import CatalogModel
import Testing

@Suite struct LanguageTagTests {
  @Test func letterCaseMakesNoDifference() {
    #expect(LanguageTag.areEqual("pt-BR", "PT-br"))
    #expect(!LanguageTag.areEqual("pt-BR", "pt"))
  }
}
