import ColorScience
import Diagnostics
import Testing
import TokenContrast

@testable import CatalogRenderer

@Suite struct ContrastTextTests {
  @Test(arguments: [
    (7.2, 1, "7.2 : 1"), (7.2, 2, "7.20 : 1"), (7, 0, "7 : 1"), (4.05, 2, "4.05 : 1"),
    (4.5123, 4, "4.5123 : 1"), (21, 1, "21.0 : 1"),
  ])
  func aClaimIsShownAsItIsWritten(ratio: Double, decimals: Int, text: String) {
    let claim = ContrastClaim(ratio: ratio, decimals: decimals, location: SourceLocation("a"))
    #expect(ContrastText.claim(claim) == text)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func aClaimOutOfAnyRangeIsStillText(ratio: Double) {
    let claim = ContrastClaim(ratio: ratio, decimals: 2, location: SourceLocation("a"))
    #expect(!ContrastText.claim(claim).isEmpty)
  }

  @Test func verdictsAreOfTheUnroundedRatio() {
    func text(_ ratio: Double, _ use: ContrastUse, _ required: Double) -> String {
      ContrastText.verdict(ContrastRatio(value: ratio), for: use, required: required).text
    }
    #expect(text(4.4999, .normalText, 4.5) == "below 4.5 : 1")
    #expect(text(4.5, .normalText, 4.5) == "passes AA")
    #expect(text(4.5, .largeText, 3) == "passes AAA")
    #expect(text(3, .nonText, 3) == "passes 3 : 1")
    #expect(text(6.99, .normalText, 7) == "below 7 : 1")
  }

  @Test func whatWCAGHasNoSecondLevelForNeedsOneRatio() {
    #expect(ContrastText.requirement(.nonText, required: 3) == "needs 3 : 1")
    #expect(
      ContrastText.requirement(.largeText, required: 4.5)
        == "needs 3 : 1 for AA and 4.5 : 1 for AAA; this system asks for 4.5 : 1")
  }

  @Test(arguments: [(3.2, 12.1, "depends"), (4.5, 5, "pass over all"), (2, 4.49, "fail over all")])
  func boundsMayDecide(lowest: Double, highest: Double, word: String) {
    let bounds = BackdropDependence.Bounds(
      lowest: ContrastRatio(value: lowest), lowestOver: "a",
      highest: ContrastRatio(value: highest), highestOver: "b")
    #expect(ContrastText.word(bounds, threshold: 4.5) == word)
  }

  @Test func equalBoundsAreOneRatio() {
    let ratio = ContrastRatio(value: 3.2)
    let bounds = BackdropDependence.Bounds(
      lowest: ratio, lowestOver: "a", highest: ratio, highestOver: "b")
    #expect(ContrastText.range(bounds) == "3.20 : 1")
    #expect(
      ContrastText.dependence(BackdropDependence(reason: "It is a veil", bounds: bounds))
        == "Depends on what lies below. It is a veil. "
        + "Were what lies there one of the system’s backdrops: 3.20 : 1 over each of them.")
  }

  @Test func reasonsEndInOneFullStop() {
    #expect(ContrastText.sentence("Because.") == "Because.")
    #expect(ContrastText.sentence("because") == "because.")
  }
}
