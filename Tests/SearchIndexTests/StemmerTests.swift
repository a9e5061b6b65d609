import SearchIndex
import Testing

struct StemmerTests {
  @Test(
    "Forms of one word",
    arguments: [
      ["validate", "validated", "validating", "validation"], ["colors", "color"],
      ["accessible", "accessibility", "a11y"], ["gray", "grey"], ["8px", "8pt"],
      ["0.5px", "0.5pt"],
      ["кнопка", "кнопки", "кнопку"],
    ])
  func oneStem(words: [String]) {
    #expect(Set(words.map(Stemmer.stem)).count == 1, "\(words.map(Stemmer.stem))")
  }

  @Test(
    "Words that mean different things", arguments: [("contrast", "contrary"), ("glass", "glas")])
  func differentStems(one: String, other: String) {
    #expect(Stemmer.stem(one) != Stemmer.stem(other))
  }

  @Test("What is too short or a number stays", arguments: ["is", "120", "0.15"])
  func stays(word: String) {
    #expect(Stemmer.stem(word) == word)
  }
}
