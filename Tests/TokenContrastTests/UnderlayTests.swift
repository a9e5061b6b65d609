import Testing
import TokenContrast

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

  @Test func aColourOverItselfIsACycle() {
    let settings = ContrastSettings(underlays: [underlay("a", "a")])
    #expect(settings.underlayCycles.map { $0.map(\.name) } == [["a", "a"]])
  }

  @Test func chainsThatMeetAreNoCycle() {
    let settings = ContrastSettings(
      underlays: [underlay("a", "c"), underlay("b", "c"), underlay("c", "d")])
    #expect(settings.underlayCycles.isEmpty)
  }
}
