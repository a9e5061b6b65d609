import DesignTokens
import Testing

/// Several values in one text, with references among them.
@Suite struct ShorthandTests {
  @Test(arguments: [
    ("dimension", "{s} {s} 4px", "1px 1px 4px"), ("dimension", "0 {s.value}", "0 1px"),
    ("color", "0 0 0 {s} {c}", "0 0 0 1px #0000ff"),
  ])
  func shorthandTakesTheValuesThatItRefersTo(type: String, value: String, css: String) {
    let load = load(
      ##"""
      {"s": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
      "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
      "t": {"$type": "\##(type)", "$value": "\##(value)"}}
      """##, .tolerant)
    #expect(load.css("t") == css)
    #expect(load.diagnostics.rules == ["kept"])
  }

  @Test func shorthandSaysWhichReferenceLeadsNowhere() {
    let load = load(
      #"{"t": {"$type": "dimension", "$value": "0 {gone}"}}"#, .tolerant)
    #expect(load.diagnostics.rules == ["alias-missing"])
  }
}
