import ColorScience
import Testing

/// Ratios that decide: neighbours on either side of a threshold, wrong claims, and Apple's labels.
@Suite struct ContrastGateTests {
  struct Gate: Sendable, CustomTestStringConvertible {
    let hex: String
    let ratio: Double
    let text: String
    let use: ContrastUse
    let level: ContrastLevel?

    var testDescription: String { "\(hex) on white" }

    init(
      _ hex: String, _ ratio: Double, _ text: String, _ use: ContrastUse, _ level: ContrastLevel?
    ) {
      (self.hex, self.ratio, self.text, self.use, self.level) = (hex, ratio, text, use, level)
    }
  }

  static let gates = [
    Gate("#767676", 4.5422, "4.54", .normalText, .aa),
    Gate("#777777", 4.4781, "4.47", .normalText, nil),
    Gate("#767676", 4.5422, "4.54", .largeText, .aaa),
    Gate("#777777", 4.4781, "4.47", .largeText, .aa),
    Gate("#949494", 3.0335, "3.03", .largeText, .aa),
    Gate("#949494", 3.0335, "3.03", .nonText, .aa),
    Gate("#959595", 2.9953, "2.99", .largeText, nil),
    Gate("#959595", 2.9953, "2.99", .nonText, nil),
    Gate("#595959", 7.0047, "7.00", .normalText, .aaa),
    Gate("#5a5a5a", 6.8969, "6.89", .normalText, .aa),
  ]

  @Test(arguments: gates)
  func decidesAtTheThresholds(gate: Gate) throws {
    let ratio = ContrastRatio(try #require(SRGBColor(hex: gate.hex)), .white)
    #expect(abs(ratio.value - gate.ratio) < 5e-5)
    #expect(ratio.text == gate.text)
    #expect(ratio.level(for: gate.use) == gate.level)
  }

  @Test(arguments: [
    (2.999, ContrastUse.nonText, "2.99"), (2.999, .largeText, "2.99"),
    (4.499, .normalText, "4.49"), (4.4999999, .normalText, "4.49"),
  ])
  func doesNotRoundUp(value: Double, use: ContrastUse, text: String) {
    let ratio = ContrastRatio(value: value)
    #expect(!ratio.meets(.aa, for: use))
    #expect(ratio.level(for: use) == nil)
    #expect(ratio.text == text)
  }

  @Test(arguments: [
    ("#dbeafe", "#1e3a8a", 8.4897, ContrastLevel.aaa), ("#e9d5ff", "#6b21a8", 6.4060, .aa),
    ("#e2e8f0", "#1e293b", 11.8664, .aaa), ("#ccfbf1", "#134e4a", 8.4087, .aaa),
    ("#fee2e2", "#991b1b", 6.8027, .aa), ("#d1fae5", "#065f46", 6.7751, .aa),
    ("#ffedd5", "#9a3412", 6.3768, .aa),
  ])
  func measuresBadges(background: String, text: String, ratio: Double, level: ContrastLevel)
    throws
  {
    let contrast = ContrastRatio(
      try #require(SRGBColor(hex: text)), try #require(SRGBColor(hex: background)))
    #expect(abs(contrast.value - ratio) < 5e-5)
    #expect(contrast.level(for: .normalText) == level)
  }

  /// macOS 11 to 15: nominal alphas of black and white over the control and window backgrounds.
  static let macOSLabels: [(ink: SRGBColor, alpha: Double, backgrounds: [(String, Double)])] = [
    (.black, 0.85, [("#ffffff", 15.0848), ("#ececec", 13.2383)]),
    (.white, 0.85, [("#1e1e1e", 12.3034), ("#323232", 9.7353)]),
    (.black, 0.5, [("#ffffff", 3.9767), ("#ececec", 3.8449)]),
    (.white, 0.55, [("#1e1e1e", 5.9062), ("#323232", 5.0676)]),
    (.black, 0.26, [("#ffffff", 1.8848), ("#ececec", 1.8644)]),
    (.white, 0.25, [("#1e1e1e", 2.2803), ("#323232", 2.2079)]),
    (.black, 0.1, [("#ffffff", 1.2539), ("#ececec", 1.2498)]),
    (.white, 0.1, [("#1e1e1e", 1.3490), ("#323232", 1.3691)]),
  ]

  @Test func measuresMacOSLabels() throws {
    for (ink, alpha, backgrounds) in Self.macOSLabels {
      for (hex, expected) in backgrounds {
        let background = try #require(SRGBColor(hex: hex))
        let ratio = try #require(ContrastRatio.of(ink.with(alpha: alpha), over: [background]))
        #expect(abs(ratio.value - expected) < 5e-5, "\(alpha) on \(hex): \(ratio.value)")
      }
    }
  }

  @Test(arguments: [
    (SRGBColor.black, 0.26, "#ffffff", 9.0119), (.black, 0.26, "#ececec", 7.8862),
    (.white, 0.25, "#1e1e1e", 5.8410), (.white, 0.25, "#323232", 4.7366),
  ])
  func measuresMacOSLabelsOnAFill(
    ink: SRGBColor, fill: Double, background: String, expected: Double
  ) throws {
    let layers = [try #require(SRGBColor(hex: background)), ink.with(alpha: fill)]
    let ratio = try #require(ContrastRatio.of(ink.with(alpha: 0.85), over: layers))
    #expect(abs(ratio.value - expected) < 5e-5)
  }

  /// The iOS tertiary label with increased contrast misses AA by a hair: 4.487 rounds to 4.49, but
  /// ratios are cut.
  @Test func failsTheTertiaryLabelInIncreasedContrast() throws {
    let label = try #require(SRGBColor(hex: "#3c3c43")).with(alpha: 0.7)
    let ratio = try #require(ContrastRatio.of(label, over: [.white]))
    #expect(abs(ratio.value - 4.48685) < 5e-5)
    #expect(ratio.text == "4.48")
    #expect(ratio.level(for: .normalText) == nil)
    #expect(ratio.level(for: .largeText) == .aa)
  }
}
