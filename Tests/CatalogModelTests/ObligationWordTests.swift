import CatalogModel
import Testing

@Suite struct ObligationWordTests {
  private func words(_ text: String) -> [ObligationWord] {
    ObligationWord.all(in: text).map(\.word)
  }

  @Test func wordsInCapitalsAreFoundInTheirOrder() {
    #expect(words("It SHALL be, SHOULD last and MAY shine.") == [.shall, .should, .may])
    #expect(words("обязан (SHALL) читаться") == [.shall])
  }

  @Test func theFirstIsTheFirstOfAll() {
    #expect(ObligationWord.first(in: "A SHALLOW Pier MUST NOT sink, and SHALL float.") == .mustNot)
    #expect(ObligationWord.first(in: "It may.") == nil)
  }

  @Test func aWordWithNotIsOneWord() {
    #expect(
      words("It SHALL NOT, MUST NOT and is NOT RECOMMENDED.") == [
        .shallNot, .mustNot, .notRecommended,
      ])
  }

  @Test(arguments: ["it shall", "SHALLOW", "MAYBE", "X_MUST", "MUSTN", ""])
  func partsOfOtherWordsDoNotCount(_ text: String) {
    #expect(words(text).isEmpty)
  }

  @Test func rangesAreThoseOfTheText() {
    let text = "Это SHALL NOT быть"
    #expect(ObligationWord.all(in: text).map { String(text[$0.range]) } == ["SHALL NOT"])
  }
}
