import DesignTokens
import Testing

@Suite struct NameWordsTests {
  @Test(arguments: [
    ("infoBG", ["info", "BG"]), ("HTMLParser", ["HTML", "Parser"]), ("ABc", ["A", "Bc"]),
    ("on-primary_2", ["on", "primary", "2"]), ("", []),
  ])
  func splitsAsPeopleRead(name: String, words: [String]) {
    #expect(NameWords.split(name) == words)
  }
}
