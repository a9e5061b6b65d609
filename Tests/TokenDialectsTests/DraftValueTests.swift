import Testing

@Suite struct DraftValueTests {
  @Test(arguments: [
    (
      "color", ##""#0af""##,
      ##"{"colorSpace":"srgb","components":[0,0.6666666667,1],"hex":"#00aaff"}"##
    ),
    (
      "color", ##""#00000080""##,
      ##"{"colorSpace":"srgb","components":[0,0,0],"alpha":0.5019607843,"hex":"#000000"}"##
    ),
    ("color", #""red""#, #"{"colorSpace":"srgb","components":[1,0,0]}"#),
    (
      "color", #""rgba(255, 0, 0, 0.5)""#,
      #"{"colorSpace":"srgb","components":[1,0,0],"alpha":0.5}"#
    ),
    ("color", #""hsl(10 20% 30%)""#, #"{"colorSpace":"hsl","components":[10,20,30]}"#),
    ("color", #""oklch(0.7 0.1 none)""#, #"{"colorSpace":"oklch","components":[0.7,0.1,"none"]}"#),
    ("color", #""color(display-p3 1 0 0)""#, #"{"colorSpace":"display-p3","components":[1,0,0]}"#),
    ("color", #""{ marker }""#, #""{marker}""#),
    ("color", #""banana""#, #""banana""#),
    ("dimension", #""16px""#, #"{"value":16,"unit":"px"}"#),
    ("dimension", #""-.50REM""#, #"{"value":-0.50,"unit":"rem"}"#),
    ("dimension", #""0""#, #"{"value":0,"unit":"px"}"#),
    ("dimension", "0", #"{"value":0,"unit":"px"}"#),
    ("dimension", #""16foo""#, #""16foo""#),
    ("duration", #""100ms""#, #"{"value":100,"unit":"ms"}"#),
    ("duration", #"".2s""#, #"{"value":0.2,"unit":"s"}"#),
    ("duration", #""2px""#, #""2px""#),
    ("number", #""1.5""#, "1.5"), ("number", #""30%""#, "0.3"), ("number", "2", "2"),
    ("fontWeight", #""SemiBold""#, #""semi-bold""#), ("fontWeight", #""600""#, "600"),
    ("fontWeight", #""Regular""#, #""regular""#), ("fontWeight", #""Wide""#, #""Wide""#),
    ("fontFamily", #""Inter""#, #""Inter""#),
    ("fontFamily", #""'Segoe UI', Suisse Int'l, serif""#, #"["Segoe UI","Suisse Int'l","serif"]"#),
    ("cubicBezier", #""cubic-bezier(.1, 0, 1, -2)""#, "[0.1,0,1,-2]"),
    ("cubicBezier", #""ease-in-out""#, "[0.42,0,0.58,1]"),
    ("strokeStyle", #""Dashed""#, #""dashed""#),
    (
      "strokeStyle", #"{"dashArray":["1px","{w}"],"lineCap":"round"}"#,
      #"{"dashArray":[{"value":1,"unit":"px"},"{w}"],"lineCap":"round"}"#
    ),
    (
      "border", ##""1px solid #fff""##,
      ##"{"color":{"colorSpace":"srgb","components":[1,1,1],"hex":"#ffffff"},"width":{"value":1,"unit":"px"},"style":"solid"}"##
    ),
    (
      "transition", #"{"duration":"1s","delay":"0ms","timingFunction":"linear"}"#,
      #"{"duration":{"value":1,"unit":"s"},"delay":{"value":0,"unit":"ms"},"timingFunction":[0,0,1,1]}"#
    ),
    (
      "gradient", #"[{"color":"red","position":"25%"},"{g}"]"#,
      #"[{"color":{"colorSpace":"srgb","components":[1,0,0]},"position":0.25},"{g}"]"#
    ),
    (
      "shadow",
      #"{"color":"{marker}","offsetX":"0px","offsetY":"1px","blur":"2px","spread":"0px","inset":true}"#,
      #"{"color":"{marker}","offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":2,"unit":"px"},"spread":{"value":0,"unit":"px"},"inset":true}"#
    ),
    (
      "typography",
      #"{"fontFamily":"A, B","fontSize":"16px","fontWeight":"Bold","letterSpacing":"0.1em","lineHeight":"24px"}"#,
      #"{"fontFamily":["A","B"],"fontSize":{"value":16,"unit":"px"},"fontWeight":"bold","letterSpacing":{"value":1.6,"unit":"px"},"lineHeight":1.5}"#
    ),
    (
      "typography", #"{"fontSize":"1rem","letterSpacing":"-5%","lineHeight":"150%"}"#,
      #"{"fontSize":{"value":1,"unit":"rem"},"letterSpacing":{"value":-0.05,"unit":"rem"},"lineHeight":1.5}"#
    ),
    (
      "typography", #"{"fontSize":"16px","letterSpacing":"normal","lineHeight":"1.2em"}"#,
      #"{"fontSize":{"value":16,"unit":"px"},"letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.2}"#
    ),
  ])
  func translatesExactly(type: String, value: String, expected: String) {
    let found = Reading.draftValue(value, type: type)
    #expect(found.value == expected)
    #expect(found.messages.isEmpty)
  }

  @Test(arguments: [
    (
      "dimension", "16", #"{"value":16,"unit":"px"}"#, "2:39 a number without a unit is taken as px"
    ),
    (
      "dimension", #""16""#, #"{"value":16,"unit":"px"}"#,
      "2:39 a number without a unit is taken as px"
    ),
    (
      "duration", "200", #"{"value":200,"unit":"ms"}"#,
      "2:38 a number without a unit is taken as ms"
    ),
    (
      "fontWeight", #""Bold Italic""#, #""bold""#,
      "2:40 the style in a font weight is left out: DTCG 2025.10 has no type for it"
    ),
    (
      "shadow", #"{"color":"{c}","offsetX":"0","offsetY":"0","blur":"0"}"#,
      #"{"color":"{c}","offsetX":{"value":0,"unit":"px"},"offsetY":{"value":0,"unit":"px"},"blur":{"value":0,"unit":"px"},"spread":{"value":0,"unit":"px"}}"#,
      "2:36 a shadow value without 'spread' is given 0px"
    ),
    (
      "typography", #"{"fontSize":"1rem","lineHeight":1}"#,
      #"{"fontSize":{"value":1,"unit":"rem"},"lineHeight":1,"letterSpacing":{"value":0,"unit":"px"}}"#,
      "2:40 a typography value without 'letterSpacing' is given 0px"
    ),
    (
      "typography", #"{"lineHeight":1,"letterSpacing":"0","fontStyle":"italic"}"#,
      #"{"lineHeight":1,"letterSpacing":{"value":0,"unit":"px"}}"#,
      "2:76 'fontStyle' of a typography value is kept in '$extensions': DTCG 2025.10 has no such part"
    ),
    (
      "transition", #"{"duration":"1s","timingFunction":"{e}"}"#,
      #"{"duration":{"value":1,"unit":"s"},"timingFunction":"{e}","delay":{"value":0,"unit":"ms"}}"#,
      "2:40 a transition value without 'delay' is given 0ms"
    ),
  ])
  func saysWhatItAssumes(type: String, value: String, expected: String, message: String) {
    let found = Reading.draftValue(value, type: type)
    #expect(found.value == expected)
    #expect(found.messages == [message])
  }

  @Test(arguments: [
    ("dimension", #""2em""#), ("dimension", #""50%""#), ("dimension", #""calc(1px + 2em)""#),
    ("dimension", #""{a} {b}""#), ("dimension", #""1px 2px""#), ("color", #""currentColor""#),
    ("color", #""color-mix(in srgb, red, blue)""#), ("cubicBezier", #""steps(4)""#),
    ("strokeStyle", #""none""#), ("border", #""1px solid""#), ("shadow", #""0 1px red""#),
    ("gradient", #""linear-gradient(red, blue)""#), ("string", #""x""#),
    (
      "typography",
      #"{"fontSize":{"value":1,"unit":"rem"},"lineHeight":"24px","letterSpacing":"1em"}"#
    ),
    ("typography", #"{"letterSpacing":"1em"}"#),
  ])
  func passesOnWhatHasNoCounterpart(type: String, value: String) {
    let found = Reading.draftValue(value, type: type)
    #expect(found.value == (value.contains("24px") ? related : value))
    #expect(found.messages == [])
  }

  /// The letter spacing is a part of a size that is known, the line height of another unit.
  private let related =
    #"{"fontSize":{"value":1,"unit":"rem"},"lineHeight":"24px","letterSpacing":{"value":1,"unit":"rem"}}"#

  @Test func countsEqualFindings() throws {
    let tokens = (1...8).map { "\"t\($0)\": {\"$type\": \"dimension\", \"$value\": \($0)}" }
    let reading = Reading(
      ##"{"a": {"$type": "color", "$value": "#fff"},"## + "\n" + tokens.joined(separator: ",\n")
        + "}")
    let warning = try #require(reading.document.diagnostics.last)
    #expect(warning.id.name == "tokens/dialect-assumed")
    #expect(warning.summary == "8 numbers without a unit are taken as px")
    #expect(
      warning.notes.map(\.message) == [
        "also here", "also here", "also here", "also here", "and in 3 more places",
      ])
    #expect(warning.notes.first?.location?.line == 3)
    #expect(warning.suggestion == "write the unit, 16px for example")
  }

  @Test func keepsWhatRefersToWhatIsPassedOn() {
    let reading = Reading(
      """
      {"w": {"$type": "dimension", "$value": "2em"}, "v": {"$type": "dimension", "$value": "{w}"},
      "b": {"$type": "border", "$value": {"color": "#fff", "width": "{v}", "style": "solid"}}}
      """)
    #expect(reading.tokenText("w") == #"{"$type":"dimension","$value":"2em"}"#)
    #expect(reading.tokenText("v") == #"{"$type":"dimension","$value":"{w}"}"#)
    #expect(reading.tokenText("b")?.contains(#""width":"{v}""#) == true)
    #expect(reading.messages == [])
  }

  @Test func keepsGroupTypesOrderAndMetadata() {
    let reading = Reading(
      """
      {"$description":"d","g":{"$type":"color","$extensions":{"x":1},"b":{"$value":"#000","$description":"e","$deprecated":"no"},"a":{"$value":"{g.b}"}}}
      """)
    #expect(
      reading.json == """
        {"$description":"d","g":{"$type":"color","$extensions":{"x":1},"b":{"$value":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},"$description":"e","$deprecated":"no"},"a":{"$value":"{g.b}"}}}
        """)
    #expect(reading.messages.isEmpty)
  }

  @Test func keepsPlaces() {
    let reading = Reading("{\n  \"a\": {\"$type\": \"dimension\",\n    \"$value\": \"16px\"}}")
    let value = reading.document.root?.object?["a"]?.object?["$value"]
    #expect(value?.position.line == 3)
    #expect(value?.object?["unit"]?.position.column == 15)
  }
}
