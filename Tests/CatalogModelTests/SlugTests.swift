import CatalogModel
import Testing

@Suite struct SlugTests {
  @Test(arguments: [
    ("infoBG", "infobg"), ("Two words", "two-words"), ("a..b -- c", "a-b-c"), ("--x--", "x"),
    ("Größe 2", "größe-2"), ("init(text:)", "init-text"),
  ])
  func isLettersDigitsAndSingleHyphens(text: String, slug: String) {
    #expect(Slug.of(text) == slug)
  }

  @Test func aTextWithoutLettersIsNamedByTheNumbersOfItsCharacters() {
    #expect(Slug.of("==") == "3d-3d")
    #expect(Slug.of("🎨") == "1f3a8")
    #expect(Slug.of("") == "")
  }
}
