import DesignTokens
import Testing

private let gray =
  #""gray": {"$type": "color", "$description": "a grey", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#

/// What a JSON Schema of the format cannot see.
@Suite("1.16: semantic checks") struct SchemaBlindSpotTests {
  @Test(
    "a reference that leads nowhere",
    arguments: [
      (#""{gone}""#, "alias-missing"), (#""{ colors.gray }""#, "alias-missing"),
      (#""{colors.gray.components}""#, "alias-into-value"),
      (#""{colors.gray.$value}""#, "alias-into-value"), (#""{colors}""#, "alias-to-group"),
      (#""{}""#, "alias-syntax"), (#""{colors..gray}""#, "alias-syntax"),
      (#""{colors.gray""#, "invalid-color"), (#""colors.gray}""#, "invalid-color"),
      (#""x{colors.gray}""#, "invalid-color"), (#""{t}""#, "cycle"),
      (##"{"$ref": "#/gone/$value"}"##, "pointer-missing"),
      (##"{"$ref": "#/colors/gray/$value/gone"}"##, "pointer-missing"),
      (##"{"$ref": "#/colors/gray/$value/components/first"}"##, "pointer-bad-index"),
      (##"{"$ref": "#/colors/gray/$value/components/-1"}"##, "pointer-bad-index"),
      (##"{"$ref": "#/colors/gray/$value/components/3"}"##, "pointer-bad-index"),
      (##"{"$ref": "#/colors//gray/$value"}"##, "pointer-missing"),
      (##"{"$ref": "#/colors/gray/$value/"}"##, "pointer-missing"),
      (##"{"$ref": "#/colors.gray.$value"}"##, "pointer-missing"),
      (##"{"$ref": "#colors/gray/$value"}"##, "pointer-syntax"),
      (##"{"$ref": "/colors/gray/$value"}"##, "pointer-syntax"),
      (##"{"$ref": "#/colors/~2gray/$value"}"##, "pointer-syntax"),
      (##"{"$ref": "#/a grey/$value"}"##, "pointer-missing"),
      (##"{"$ref": "{colors.gray}"}"##, "pointer-syntax"), (##"{"$ref": "#"}"##, "alias-to-group"),
      (##"{"$ref": "#/colors"}"##, "alias-to-group"),
      (##"{"$ref": "#/colors/gray/$type"}"##, "pointer-to-metadata"),
      (##"{"$ref": "#/colors/gray/$description"}"##, "pointer-to-metadata"),
      (##"{"$ref": "#/colors/gray"}"##, "pointer-to-token"),
      (##"{"$ref": 1}"##, "pointer-syntax"), (##"{"$ref": "#/t/$value"}"##, "cycle"),
    ])
  func references(value: String, rule: String) {
    let load = load(
      #"{"colors": {\#(gray)}, "t": {"$type": "color", "$value": \#(value)}}"#, .standard)
    #expect(load.diagnostics.rules == [rule])
    #expect(load.tokens["t"]?.value() == nil)
  }

  @Test("half an alias is answered with how a whole one is written")
  func halfAnAlias() {
    #expect(
      load(#"{"t": {"$type": "color", "$value": "{colors.gray"}}"#).diagnostics.first?.suggestion
        == "put an alias between one pair of braces: '{group.token}'")
  }

  @Test(
    "a value put together from pointers that does not fit",
    arguments: [
      (
        "color", ##"{"colorSpace": {"$ref": "#/colors/gray/$value/colorSpace"}}"##,
        "invalid-color"
      ),
      ("color", ##"{"$ref": "#/colors/gray/$value/components"}"##, "invalid-color"),
      ("dimension", ##"{"value": {"$ref": "#/n/$value"}}"##, "invalid-dimension"),
      (
        "dimension", ##"{"value": {"$ref": "#/n/$value"}, "unit": {"$ref": "#/n/$value"}}"##,
        "invalid-dimension"
      ),
      ("dimension", ##"{"$ref": "#/n/$value"}"##, "type-mismatch"),
      ("number", ##"{"$ref": "#/colors/gray/$value/colorSpace"}"##, "invalid-number"),
      ("gradient", ##"[{"$ref": "#/colors/gray/$value"}]"##, "type-mismatch"),
      ("gradient", ##"["{colors.gray}"]"##, "type-mismatch"),
      ("cubicBezier", ##"["{n}", 0, 0, 1]"##, "alias-into-value"),
      ("dimension", ##"{"value": "{n}", "unit": "px"}"##, "alias-into-value"),
      ("duration", ##"{"value": "{n}", "unit": "ms"}"##, "alias-into-value"),
      ("color", ##"{"colorSpace": "srgb", "components": ["{n}", 0, 0]}"##, "alias-into-value"),
    ])
  func assembled(type: String, value: String, rule: String) {
    let load = load(
      #"{"colors": {\#(gray)}, "n": {"$type": "number", "$value": 1}, "t": {"$type": "\#(type)", "$value": \#(value)}}"#,
      .standard)
    #expect(load.diagnostics.rules == [rule])
    #expect(load.tokens["t"]?.value() == nil)
  }

  @Test(
    "every token in a cycle is without value, however the cycle is made",
    arguments: [
      #"{"$type": "number", "a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#,
      ##"{"$type": "number", "a": {"$ref": "#/b"}, "b": {"$ref": "#/a"}}"##,
      ##"{"$type": "number", "a": {"$value": "{b}"}, "b": {"$value": {"$ref": "#/a/$value"}}}"##,
      #"{"$type": "number", "g": {"a": {"$value": "{h.a}"}}, "h": {"$extends": "{g}"}}"#,
      ##"{"$type": "dimension", "a": {"$value": {"value": {"$ref": "#/b/$value/value"}, "unit": "px"}}, "b": {"$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "px"}}}"##,
    ])
  func cycles(text: String) {
    let load = load(text)
    #expect(load.diagnostics.rules == ["cycle"])
    #expect(load.tokens.allSatisfy { $0.value() == nil })
  }

  @Test("pointers decode escapes in the order of RFC 6901")
  func escapes() {
    let load = load(
      ##"{"$type": "number", "a~1b": {"$value": 1}, "c/d": {"$value": 2}, "x": {"$ref": "#/a~01b"}, "y": {"$ref": "#/c~1d"}}"##
    )
    #expect(load.problems == [])
    #expect(load.css("x") == "1")
    #expect(load.css("y") == "2")
  }
}
