import ColorScience
import DesignTokens
import Testing
import TokenContrast

@Suite struct ContrastCalculatorTests {
  @Test func onlyContextsThatDifferAreRows() throws {
    let tokens = try tokens(
      ["ink": "#000000", "page": "#ffffff", "grey": "#767676"], dark: ["page": "#1e1e1e"],
      macOS: ["grey": "#777777"])
    let calculator = ContrastCalculator(tokens: tokens)
    #expect(
      calculator.table(for: pair("ink", on: "page"))?.summary == ["light: 21.00", "dark: 1.25"])
    #expect(
      calculator.table(for: pair("grey", on: "page"))?.summary == [
        "light · iOS: 4.54", "light · macOS: 4.47", "dark · iOS: 3.67", "dark · macOS: 3.72",
      ])
  }

  @Test func oneRatioOfOtherColoursIsARowOfItsOwn() throws {
    let tokens = try tokens(
      ["ink": "#000000", "page": "#ffffff"], dark: ["ink": "#ffffff", "page": "#000000"])
    let table = try #require(ContrastCalculator(tokens: tokens).table(for: pair("ink", on: "page")))
    #expect(table.summary == ["light: 21.00", "dark: 21.00"])
  }

  @Test func translucentLayersAreCompositedFromTheBottomUp() throws {
    let tokens = try tokens([
      "ink": "#000000", "veil": "#00000080", "tint": "#ff000080", "page": "#ffffff",
    ])
    let table = try #require(
      ContrastCalculator(tokens: tokens).table(
        for: pair("ink", on: "veil", over: ["page", "tint"])))
    guard case .measured(let measure) = table.rows.first?.result else {
      Issue.record("not measured")
      return
    }
    let half = 128.0 / 255
    #expect(abs(measure.background.red - (1 - half)) < 1e-12)
    #expect(abs(measure.background.green - (1 - half) * (1 - half)) < 1e-12)
    #expect(table.over == ["page", "tint"])
  }

  @Test func theContextsOfAPairLimitItsRows() throws {
    let tokens = try tokens(["ink": "#000000", "page": "#ffffff"], dark: ["page": "#1e1e1e"])
    let calculator = ContrastCalculator(tokens: tokens)
    let limited = pair("ink", on: "page", contexts: ["appearance": ["dark"]])
    #expect(calculator.table(for: limited)?.rows.map(\.ratio?.text) == ["1.25"])
  }

  @Test(arguments: [
    (LargeTextRule.cssPoints, 23.9, 400, ContrastUse.normalText),
    (.cssPoints, 24, 400, .largeText), (.cssPoints, 18.67, 700, .largeText),
    (.applePoints, 18, 400, .largeText), (.applePoints, 14, 700, .largeText),
    (.applePoints, 17, 600, .normalText),
  ])
  func theRuleOfTheSystemSaysWhatIsLarge(
    rule: LargeTextRule, size: Double, weight: Int, use: ContrastUse
  ) throws {
    let style = #"""
      {"$type": "typography", "$value": {"fontFamily": "Sans", "fontWeight": \#(weight),
        "fontSize": {"value": \#(size), "unit": "px"}, "lineHeight": 1.2,
        "letterSpacing": {"value": 0, "unit": "px"}}}
      """#
    let tokens = try tokens(["ink": "#000000", "page": "#ffffff", "title": style])
    let table = ContrastCalculator(tokens: tokens, settings: ContrastSettings(largeText: rule))
      .table(for: pair("ink", on: "page", use: .text(typography: reference("title"))))
    #expect(table?.use == use)
    #expect(table?.required == (use == .largeText ? 3 : 4.5))
  }

  @Test func textThatIsSmallInOneContextIsNotLarge() throws {
    func style(_ size: Int) -> String {
      #"""
      {"$type": "typography", "$value": {"fontFamily": "Sans", "fontWeight": 400,
        "fontSize": {"value": \#(size), "unit": "px"}, "lineHeight": 1.2,
        "letterSpacing": {"value": 0, "unit": "px"}}}
      """#
    }
    let tokens = try tokens(
      ["ink": "#000000", "page": "#ffffff", "title": style(40)], dark: ["title": style(12)])
    func use(_ contexts: [String: [String]]) -> ContrastUse? {
      ContrastCalculator(tokens: tokens).table(
        for: pair(
          "ink", on: "page", use: .text(typography: reference("title")), contexts: contexts))?.use
    }
    #expect(use([:]) == .normalText)
    #expect(use(["appearance": ["light"]]) == .largeText)
  }

  @Test func aSystemMayAskForMore() throws {
    let tokens = try tokens(["ink": "#595959", "page": "#ffffff"])
    func required(_ settings: ContrastSettings, _ use: ContrastPair.Use) -> Double? {
      ContrastCalculator(tokens: tokens, settings: settings)
        .table(for: pair("ink", on: "page", use: use))?.required
    }
    let text = ContrastPair.Use.text(typography: nil)
    #expect(required(ContrastSettings(level: .aaa), text) == 7)
    #expect(required(ContrastSettings(level: .aaa), .nonText) == 3)
    #expect(required(ContrastSettings(minimum: [.normalText: 5]), text) == 5)
    #expect(required(ContrastSettings(minimum: [.normalText: 2]), text) == 4.5)
  }

  @Test func tokensThatAreNoColoursHaveNoTable() throws {
    let tokens = try tokens(["ink": "#000000", "gap": #"{"$type": "number", "$value": 4}"#])
    let calculator = ContrastCalculator(tokens: tokens)
    #expect(calculator.table(for: pair("ink", on: "gap")) == nil)
    #expect(calculator.table(for: pair("ink", on: "missing")) == nil)
    #expect(calculator.table(for: pair("ink", on: "ink", over: ["missing"])) == nil)
  }

  @Test func aColourOutsideTheGamutIsMappedAndItsClippedRatioKept() throws {
    let tokens = try tokens([
      "ink": #"""
      {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}}
      """#, "page": "#ffffff",
    ])
    let table = ContrastCalculator(tokens: tokens).table(for: pair("ink", on: "page"))
    guard case .measured(let measure) = table?.rows.first?.result else {
      Issue.record("not measured")
      return
    }
    #expect(measure.foreground.hex == "#00fb29")
    let clipped = SRGBColor(red: 0, green: 1, blue: 0)
    #expect(measure.clipped == ContrastRatio(clipped, .white))
  }

  @Test func theLeastConfidentVisibleColourCounts() throws {
    func token(_ hex: String, _ confidence: String) -> String {
      #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": \#(hex)}, "#
        + #""$extensions": {"catalog": {"confidence": "\#(confidence)"}}}"#
    }
    let tokens = try tokens([
      "ink": token("[0, 0, 0]", "confirmed"), "page": token("[1, 1, 1]", "one-source"),
      "hidden": token("[1, 1, 1]", "inferred"),
    ])
    let table = ContrastCalculator(tokens: tokens)
      .table(for: pair("ink", on: "page", over: ["hidden"]))
    guard case .measured(let measure) = table?.rows.first?.result else {
      Issue.record("not measured")
      return
    }
    #expect(measure.confidence == .oneSource)
  }
}
