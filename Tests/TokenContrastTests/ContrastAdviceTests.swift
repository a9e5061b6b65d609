import ColorScience
import DesignTokens
import JSONTree
import Testing
import TokenContrast

@Suite struct ContrastAdviceTests {
  private func advice(_ tokens: ResolvedTokens, _ pair: ContrastPair) throws -> [[ContrastAdvice]] {
    try #require(ContrastCalculator(tokens: tokens).table(for: pair)).rows.map(\.advice)
  }

  @Test func aFailingRowHasANearestForegroundAndBackground() throws {
    let tokens = try tokens(["ink": "#777777", "page": "#ffffff"])
    let advice = try #require(try advice(tokens, pair("ink", on: "page")).first)
    // White cannot become lighter, and nobody wants a black page.
    #expect(advice.map(\.side) == [.foreground])
    #expect(advice.first?.token == "ink")
    #expect(advice.first?.value.hex == "#767676")
    #expect(advice.first.map { $0.passing.ratio.meets(.aa, for: .normalText) } == true)
  }

  @Test func eitherSideMayGiveWay() throws {
    let tokens = try tokens(["ink": "#777777", "page": "#f0f0f0"])
    let advice = try #require(try advice(tokens, pair("ink", on: "page")).first)
    #expect(advice.map(\.side) == [.foreground])
    let dark = try TokenContrastTests.tokens(["ink": "#888888", "page": "#222222"])
    #expect(
      try self.advice(dark, pair("ink", on: "page")).first?.map(\.side)
        == [.foreground, .background])
  }

  @Test func theValueIsToldWhereItIsStated() throws {
    let tokens = try tokens(
      ["ink": "{grey}", "grey": "#888888", "page": "#f0f0f0"], dark: ["grey": "#777777"])
    let rows = try advice(tokens, pair("ink", on: "page"))
    #expect(rows.map { $0.first?.token } == ["grey", "grey"])
    #expect(rows.map { $0.first?.location?.path } == ["base.json", "dark.json"])
  }

  @Test func aRowThatPassesHasNone() throws {
    let tokens = try tokens(["ink": "#000000", "page": "#ffffff"])
    #expect(try advice(tokens, pair("ink", on: "page")) == [[]])
  }

  @Test func theValueCanBePasted() throws {
    let tokens = try tokens(["ink": "#777777", "page": "#ffffff"])
    let advice = try #require(try advice(tokens, pair("ink", on: "page")).first?.first)
    let value = JSONExporter.value(of: .color(advice.value))
    let text = #"{"t": {"$type": "color", "$value": \#(JSONWriter().string(value))}}"#
    let load = TokenLoad(parsing: Array(text.utf8), path: "t.json", conformance: .standard)
    #expect(load.diagnostics == [])
    #expect(load.tokens["t"]?.value()?.value == .color(advice.value))
  }
}
