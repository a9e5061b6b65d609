import ColorScience
import Testing
import TokenContrast

@Suite struct ContrastClaimTests {
  private func claim(_ ratio: Double?, _ decimals: Int, _ level: ContrastLevel? = nil)
    -> ContrastClaim
  {
    ContrastClaim(ratio: ratio, decimals: decimals, level: level, location: nowhere)
  }

  @Test(arguments: [
    (7.2, 1, 7.2499, true), (7.2, 1, 7.1501, true), (7.2, 1, 7.2999, true), (7.2, 1, 7.1499, false),
    (7.2, 1, 8.4897, false), (8.49, 2, 8.4897, true), (8.48, 2, 8.4897, true), (21, 0, 21, true),
    (7, 0, 7.6, true), (8, 0, 7.6, true), (6, 0, 7.6, false), (4.50, 2, 4.4999, true),
    (4.5, 1, 4.499, true),
  ])
  func aRatioIsMeantAsPreciselyAsItIsWritten(
    claimed: Double, decimals: Int, measured: Double, isTrue: Bool
  ) {
    #expect(claim(claimed, decimals).states(ContrastRatio(value: measured)) == isTrue)
  }

  @Test func aLevelIsJudgedByTheUnroundedRatio() {
    let ratio = ContrastRatio(value: 6.9999)
    #expect(claim(7.0, 1, .aaa).states(ratio) == true)
    #expect(claim(7.0, 1, .aaa).isReached(by: ratio, for: .normalText) == false)
    #expect(claim(7.0, 1, .aaa).isReached(by: ratio, for: .largeText) == true)
    #expect(!claim(7.0, 1, .aaa).isTrue(of: ratio, for: .normalText))
    #expect(claim(nil, 0, .aa).isTrue(of: ratio, for: .normalText))
  }

  @Test func whatIsNotTextHasTheRatioOfAAForAAA() {
    #expect(claim(nil, 0, .aaa).isReached(by: ContrastRatio(value: 2.9), for: .nonText) == false)
    #expect(claim(nil, 0, .aaa).isReached(by: ContrastRatio(value: 3), for: .nonText) == true)
  }

  @Test func rowsInWhichTheClaimIsFalseAreTold() throws {
    let tokens = try tokens(
      ["ink": "#1e3a8a", "badge": "#dbeafe"], dark: ["badge": "#ffffff"])
    let table = try #require(
      ContrastCalculator(tokens: tokens).table(
        for: pair("ink", on: "badge", claim: claim(8.5, 1, .aaa))))
    #expect(table.rows.map(\.ratio?.text) == ["8.48", "10.35"])
    #expect(table.falseClaims.map(\.contexts.label) == ["dark"])
  }
}
