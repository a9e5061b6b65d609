import Testing

@testable import SearchIndex

struct WordSplitterTests {
  @Test(
    "What the words of a text are",
    arguments: [
      ("Don't repeat the reader's words", ["don", "repeat", "the", "reader", "words"]),
      ("color.accent-2", ["color", "accent", "2"]), ("0.15 s", ["0.15", "s"]),
      ("Ёлка и Café", ["елка", "и", "cafe"]), ("a…b—c", ["a", "b", "c"]), ("😀 !?", []),
    ])
  func words(text: String, words: [String]) {
    #expect(WordSplitter.words(of: text).map(\.text) == words)
  }

  @Test(
    "What a name is composed of",
    arguments: [
      ("BadgeLevel", ["badge", "level"], "bl"),
      ("DSHTTPClient2", ["dshttp", "client", "2"], "dc2"),
      ("badge", [], ""), ("H1", ["h", "1"], "h1"),
    ])
  func parts(text: String, parts: [String], initials: String) throws {
    let word = try #require(WordSplitter.words(of: text).first)
    #expect(word.parts == parts)
    #expect(WordSplitter.initials(of: word.parts) == initials)
  }

  @Test func aWordKnowsWhereItStands() throws {
    let text = "of BadgeLevel."
    let word = try #require(WordSplitter.words(of: text).last)
    #expect(text[word.range] == "BadgeLevel")
  }

  @Test func aNameIsComparedWithoutWhatStandsBetween() {
    #expect(WordSplitter.key(of: "--Badge_level.max") == "badgelevelmax")
  }
}
