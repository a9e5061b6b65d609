import DesignTokens
import Testing

private let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
private let one = #"{"value": 1, "unit": "px"}"#

@Suite struct CompositeValueTests {
  @Test(arguments: [
    ("border", #"{"color": \#(black), "width": \#(one), "style": "solid"}"#, "1px solid #000000"),
    (
      "border",
      #"{"color": \#(black), "width": \#(one), "style": {"dashArray": [\#(one)], "lineCap": "butt"}}"#,
      "1px dashed #000000"
    ),
    (
      "transition",
      #"{"duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}"#,
      "200ms cubic-bezier(0, 0, 1, 1) 0ms"
    ),
    (
      "shadow",
      #"{"color": \#(black), "offsetX": \#(one), "offsetY": \#(one), "blur": \#(one), "spread": \#(one), "inset": true}"#,
      "inset 1px 1px 1px 1px #000000"
    ),
    (
      "gradient",
      #"[{"color": \#(black), "position": 0}, {"color": \#(black), "position": 0.333}]"#,
      "#000000 0%, #000000 33.3%"
    ),
    (
      "typography",
      #"{"fontFamily": ["A", "serif"], "fontSize": \#(one), "fontWeight": 700, "letterSpacing": \#(one), "lineHeight": 1.2}"#,
      #"700 1px/1.2 "A", serif"#
    ),
  ])
  func reads(type: String, value: String, css: String) {
    let load = single(type, value)
    #expect(load.problems == [])
    #expect(load.css("t") == css)
  }

  @Test func readsAliasesAndPointersInside() {
    let load = load(
      #"""
      {
        "ink": {"$type": "color", "$value": \#(black)},
        "thin": {"$type": "dimension", "$value": \#(one)},
        "line": {"$type": "border", "$value": {
          "color": "{ink}", "width": {"$ref": "#/thin/$value"}, "style": "solid"}}
      }
      """#)
    #expect(load.problems == [])
    #expect(load.css("line") == "1px solid #000000")
    #expect(load.tokens["line"]?.value()?.references == ["ink", "thin"])
  }

  @Test func checksTypesInside() {
    let load = load(
      #"""
      {"thin": {"$type": "dimension", "$value": \#(one)},
       "line": {"$type": "border", "$value":
         {"color": "{thin}", "width": "{thin}", "style": "solid"}}}
      """#)
    #expect(
      load.problems == [
        "type-mismatch 3:14 'color' of 'line' must be of type color, but 'thin' is of type dimension"
      ])
  }

  @Test func reportsMissingKeysAndALineHeightThatIsNoFactor() {
    let value =
      #"{"fontFamily": "A", "fontSize": \#(one), "fontWeight": 700, "lineHeight": "150%"}"#
    #expect(
      single("typography", value).problems == ["invalid-typography 2:1 't' has no 'letterSpacing'"]
    )
    let complete = value.replacing(
      "\"lineHeight\"", with: "\"letterSpacing\": \(one), \"lineHeight\"")
    let load = single("typography", complete)
    #expect(load.diagnostics.first?.suggestion == "write 1.5")
  }

  @Test func clampsGradientPositions() {
    let load = single("gradient", #"[{"color": \#(black), "position": 42}]"#)
    #expect(load.diagnostics.map(\.id.name) == ["tokens/gradient-position"])
    #expect(load.diagnostics.map(\.severity) == [.warning])
    #expect(load.css("t") == "#000000 100%")
  }

  /// Each token puts in the one before it twice.
  @Test func boundsPartsThatDouble() {
    let layer = #"""
      {"color": \#(black), "offsetX": \#(one), "offsetY": \#(one), "blur": \#(one), "spread": \#(one)}
      """#
    let stop = #"{"color": \#(black), "position": 0}"#
    for (type, part) in [("shadow", layer), ("gradient", stop)] {
      var lines = [#"{"$type": "\#(type)", "t0": {"$value": [\#(part)]}"#]
      for level in 1...40 {
        lines.append(#","t\#(level)": {"$value": ["{t\#(level - 1)}", "{t\#(level - 1)}"]}"#)
      }
      let load = load(lines.joined(separator: "\n") + "}", .tolerant)
      let errors = load.diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.summary) == ["'t10' has more than 1000 parts"])
      #expect(errors.map(\.id.name) == ["tokens/invalid-\(type)"])
      #expect(errors.first?.location?.line == 11)
      #expect(load.tokens["t9"]?.value() != nil)
      #expect(load.tokens["t40"]?.value() == nil)
    }
  }
}
