import CatalogModel
import Testing

@Suite struct SiteAddressTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org/"),
    ("https://example.org/", "https://example.org/"),
    ("HTTP://example.org:8080/design", "HTTP://example.org:8080/design/"),
    ("http://[::1]/x", "http://[::1]/x/"),
  ])
  func endsInOneSlash(text: String, address: String) {
    #expect(SiteAddress(text)?.text == address)
  }

  @Test(arguments: [
    "", "example.org", "ftp://example.org", "javascript:alert(1)", "https://", "https:///x",
    "https://example.org/?a", "https://example.org/#a", "https://a b", "https://a\"b",
  ])
  func anythingElseIsNone(text: String) {
    #expect(SiteAddress(text) == nil)
  }

  @Test func languageTagsHaveTheShapeOfBCP47() {
    #expect(["en", "pt-BR", "zh-Hant-TW", "de-CH-1901"].allSatisfy(LanguageTag.isValid))
    #expect(
      !["", "e n", "1en", "en-", "en_US", "abcdefghi", "é"].contains(where: LanguageTag.isValid))
  }
}
