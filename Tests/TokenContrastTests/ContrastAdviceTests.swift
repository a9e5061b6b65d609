import ColorScience
import DesignTokens
import JSONTree
import Testing
import TokenContrast
import TokenDialects

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

  @Test func everyTokenThatStatesTheColourIsNamed() throws {
    let tokens = try tokens(["ink": "#888888", "page": "#f0f0f0"], dark: ["ink": "#888888"])
    let rows = try advice(tokens, pair("ink", on: "page"))
    #expect(rows.map { $0.map(\.location?.path) } == [["base.json"]])
    let other = try TokenContrastTests.tokens(
      ["ink": "{a}", "a": "#888888", "b": "#888888", "page": "#f0f0f0"], dark: ["ink": "{b}"])
    #expect(try advice(other, pair("ink", on: "page")).map { $0.map(\.token) } == [["a", "b"]])
  }

  @Test func aColourThatBreaksAnotherContextIsForItsOwnAlone() throws {
    let tokens = try tokens(["ink": "#767676", "page": "#ffffff"], dark: ["page": "#111111"])
    let rows = try advice(tokens, pair("ink", on: "page"))
    #expect(rows.map(\.count) == [0, 2])
    #expect(rows[1].map(\.isLocal) == [true, false])
  }

  @Test func oneContextOfARowThatBreaksIsEnough() throws {
    // In dark appearance another token states the same colour.
    let tokens = try tokens(
      ["ink": "{a}", "a": "#767676", "b": "#767676", "page": "#ffffff"], dark: ["ink": "{b}"],
      macOS: ["page": "#111111"])
    let rows = try advice(tokens, pair("ink", on: "page"))
    let failing = try #require(rows.first { !$0.isEmpty })
    #expect(failing.map(\.token) == ["a", "page", "b"])
    #expect(failing.map(\.isLocal) == [true, false, true])
  }

  @Test func aFactWithSourcesStays() throws {
    let fact = #"""
      {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]},
       "$extensions": {"catalog": {"confidence": "confirmed", "sources": ["a", "b"]}}}
      """#
    let tokens = try tokens(["ink": "{fact}", "fact": fact, "page": "#f0f0f0"])
    let rows = try advice(tokens, pair("ink", on: "page"))
    #expect(rows.map { $0.first?.token } == ["ink"])
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
