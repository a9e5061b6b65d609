import ColorScience
import Diagnostics
import Testing
import TokenContrast

@testable import ReportFacts

@Suite struct ContrastTextTests {
  private let text = ContrastText(words("en"))

  @Test(arguments: [
    (7.2, 1, "7.2 : 1"), (7.2, 2, "7.20 : 1"), (7, 0, "7 : 1"), (4.05, 2, "4.05 : 1"),
    (4.5123, 4, "4.5123 : 1"), (21, 1, "21.0 : 1"),
  ])
  func aClaimIsShownAsItIsWritten(ratio: Double, decimals: Int, shown: String) {
    let claim = ContrastClaim(ratio: ratio, decimals: decimals, location: SourceLocation("a"))
    #expect(text.claim(claim) == shown)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func aClaimOutOfAnyRangeIsStillText(ratio: Double) {
    let claim = ContrastClaim(ratio: ratio, decimals: 2, location: SourceLocation("a"))
    #expect(!text.claim(claim).isEmpty)
  }

  @Test func verdictsAreOfTheUnroundedRatio() {
    func verdict(_ ratio: Double, _ use: ContrastUse, _ required: Double) -> String {
      text.verdict(ContrastRatio(value: ratio), for: use, required: required).text
    }
    #expect(verdict(4.4999, .normalText, 4.5) == "below 4.5 : 1")
    #expect(verdict(4.5, .normalText, 4.5) == "passes AA")
    #expect(verdict(4.5, .largeText, 3) == "passes AAA")
    #expect(verdict(3, .nonText, 3) == "passes 3 : 1")
    #expect(verdict(6.99, .normalText, 7) == "below 7 : 1")
  }

  @Test func whatWCAGHasNoSecondLevelForNeedsOneRatio() {
    #expect(text.requirement(.nonText, required: 3) == "needs 3 : 1")
    #expect(
      text.requirement(.largeText, required: 4.5)
        == "needs 3 : 1 for AA and 4.5 : 1 for AAA; this system requires 4.5 : 1")
  }

  @Test func reasonsEndInOneFullStop() {
    #expect(ContrastText.sentence("Because.") == "Because.")
    #expect(ContrastText.sentence("because") == "because.")
  }
}
