import ColorScience
import Testing

@Suite struct ContrastTests {
  @Test(arguments: [
    ("#767676", 4.5422, true), ("#777777", 4.4781, false), ("#0066cc", 5.567, true),
  ])
  func decidesNormalText(hex: String, ratio: Double, passes: Bool) throws {
    let contrast = ContrastRatio(try #require(SRGBColor(hex: hex)), .white)
    #expect(abs(contrast.value - ratio) < 1e-3)
    #expect(contrast.meets(.aa, for: .normalText) == passes)
  }

  @Test(arguments: [("#949494", ContrastLevel.aa), ("#959595", nil)])
  func decidesNonText(hex: String, level: ContrastLevel?) throws {
    #expect(ContrastRatio(try #require(SRGBColor(hex: hex)), .white).level(for: .nonText) == level)
  }

  @Test func decidesAAA() throws {
    let contrast = ContrastRatio(try #require(SRGBColor(hex: "#595959")), .white)
    #expect(contrast.level(for: .normalText) == .aaa)
    #expect(ContrastRatio(value: 4.6).level(for: .largeText) == .aaa)
    #expect(ContrastRatio(value: 4.6).level(for: .normalText) == .aa)
  }

  @Test(arguments: [(4.499, "4.49"), (21.0, "21.00"), (1.0, "1.00"), (10.5, "10.50")])
  func cutsDecimals(value: Double, text: String) {
    #expect(ContrastRatio(value: value).text == text)
  }

  @Test func hasNoRatioOverAnUnknownBackdrop() {
    let glass = SRGBColor.white.with(alpha: 0.5)
    #expect(ContrastRatio.of(.black, over: [glass]) == nil)
    #expect(ContrastRatio.of(.black, over: []) == nil)
    #expect(ContrastRatio.of(.black, over: [.white, glass])?.value == 21)
  }

  @Test func tellsLargeText() {
    #expect(ContrastUse.text(size: 24, weight: 400) == .largeText)
    #expect(ContrastUse.text(size: 22, weight: 600) == .normalText)
    #expect(ContrastUse.text(size: 18.67, weight: 700) == .largeText)
    #expect(ContrastUse.text(size: 18.5, weight: 700) == .normalText)
  }

  @Test func levelsAreOrdered() {
    #expect(ContrastLevel.aa < .aaa)
    #expect(!(ContrastLevel.aaa < .aa))
    for level in ContrastLevel.allCases { #expect(!(level < level)) }
  }
}
