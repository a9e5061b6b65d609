import DesignTokens
import Testing
import TokenContrast
import TokenDialects

@Suite struct UnderlayTests {
  private func underlay(_ color: String, _ over: String...) -> ContrastSettings.Underlay {
    ContrastSettings.Underlay(reference(color), over: over.map(reference))
  }

  @Test func theSystemSaysWhatLiesBelowATranslucentColour() throws {
    let tokens = try tokens([
      "ink": "#000000", "chip": "#ff000040", "card": "#ffffff80",
      "page": "#ffffff",
    ])
    let settings = ContrastSettings(underlays: [underlay("chip", "card"), underlay("card", "page")])
    let calculator = ContrastCalculator(tokens: tokens, settings: settings)
    #expect(calculator.table(for: pair("ink", on: "chip"))?.over == ["page", "card"])
    // What a pair says comes first; the system completes what lies below that.
    #expect(
      calculator.table(for: pair("ink", on: "chip", over: ["page"]))?.over == ["page"])
    #expect(
      calculator.table(for: pair("ink", on: "chip", over: ["card"]))?.over == ["page", "card"])
  }

  @Test func aCycleIsToldOnceAndEndsTheStack() throws {
    let settings = ContrastSettings(
      underlays: [underlay("d", "a"), underlay("a", "b"), underlay("b", "c"), underlay("c", "a")])
    #expect(settings.underlayCycles.map { $0.map(\.name) } == [["a", "b", "c", "a"]])
    let tokens = try tokens([
      "ink": "#000000", "a": "#00000040", "b": "#00000040",
      "c": "#00000040", "d": "#00000040",
    ])
    let calculator = ContrastCalculator(tokens: tokens, settings: settings)
    #expect(calculator.table(for: pair("ink", on: "a"))?.over == ["c", "b"])
  }

  @Test func aCycleMayGoThroughAnyOfTheLayers() throws {
    let settings = ContrastSettings(underlays: [underlay("a", "page", "b"), underlay("b", "a")])
    #expect(settings.underlayCycles.map { $0.map(\.name) } == [["a", "b", "a"]])
    #expect(
      ContrastSettings(underlays: [underlay("a", "b", "a")]).underlayCycles
        .map { $0.map(\.name) } == [["a", "a"]])
  }

  @Test func aLongChainEnds() throws {
    let names = (0..<200).map { "t\($0)" }
    let text = names.map {
      #""\#($0)": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1}}"#
    }
    let load = TokenLoad(
      parsing: Array(#"{"$type": "color", \#(text.joined(separator: ", "))}"#.utf8), path: "t.json")
    let settings = ContrastSettings(
      underlays: zip(names, names.dropFirst()).map { underlay($0, $1) })
    #expect(settings.underlayCycles.isEmpty)
    let table = ContrastCalculator(tokens: load.tokens, settings: settings)
      .table(for: pair("t0", on: "t0"))
    #expect(table?.over.count == 31)
  }

  @Test func aColourOverItselfIsACycle() {
    let settings = ContrastSettings(underlays: [underlay("a", "a")])
    #expect(settings.underlayCycles.map { $0.map(\.name) } == [["a", "a"]])
  }

  @Test func chainsThatMeetAreNoCycle() {
    let settings = ContrastSettings(
      underlays: [underlay("a", "c"), underlay("b", "c"), underlay("c", "d")])
    #expect(settings.underlayCycles.isEmpty)
  }

  @Test func everyColourIsGoneThroughOnce() {
    // There are two to the power of 48 ways through them.
    let underlays = (0..<48).map { underlay("t\($0)", "t\($0 + 1)", "t\($0 + 1)") }
    #expect(ContrastSettings(underlays: underlays).underlayCycles.isEmpty)
  }
}
