import ColorScience
import Testing
import TokenContrast

@testable import ReportFacts

@Suite struct ContrastGapTests {
  private let text = ContrastText(words("en"))

  @Test(arguments: [(3.2, 12.1, "depends"), (4.5, 5, "pass over all"), (2, 4.49, "fail over all")])
  func boundsMayDecide(lowest: Double, highest: Double, word: String) {
    let bounds = BackdropDependence.Bounds(
      lowest: ContrastRatio(value: lowest), lowestOver: "a",
      highest: ContrastRatio(value: highest), highestOver: "b")
    #expect(text.word(bounds, threshold: 4.5) == word)
  }

  @Test(arguments: [
    (RatioGap.stated("Das Material ist neu"), "Das Material ist neu.", "Das Material ist neu."),
    (.unknownValue("a"), "The value of a is not known.", "Значение a неизвестно."),
    (.noValue("a"), "a has no value here.", "У a здесь нет значения."),
    (.noColor("a"), "a is not a colour.", "a — не цвет."),
    (
      .nothingBelow("a"), "a is translucent, and nothing is named below it.",
      "a полупрозрачен, и не указано, что находится под ним."
    ),
  ])
  func aGapIsToldInTheLanguageOfThePage(gap: RatioGap, english: String, russian: String) {
    #expect(ContrastText(words("en")).reason(gap) == english)
    #expect(ContrastText(words("ru")).reason(gap) == russian)
  }

  @Test func equalBoundsAreOneRatio() {
    let ratio = ContrastRatio(value: 3.2)
    let bounds = BackdropDependence.Bounds(
      lowest: ratio, lowestOver: "a", highest: ratio, highestOver: "b")
    #expect(text.range(bounds) == "3.20 : 1")
    #expect(
      text.gap(
        .dependsOnBackdrop(BackdropDependence(reason: .stated("It is a veil"), bounds: bounds)))
        == "It is a veil. "
        + "Over the system’s backdrops: 3.20 : 1 over each of them.")
  }
}
