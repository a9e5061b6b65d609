import DesignTokens
import Diagnostics
import Testing

private let gray = #"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}"#

@Suite struct ReferenceTests {
  @Test func followsChains() {
    let load = load(
      ##"{"a": {"$value": "{b}"}, "b": {"$ref": "#/c"}, "c": {"$type": "number", "$value": 1}}"##)
    #expect(load.problems == [])
    let value = load.tokens["a"]?.value()
    #expect(value?.type == .number)
    #expect(value?.aliasChain == ["b", "c"])
    #expect(value?.directReferences == ["b"])
    #expect(value?.references == ["b", "c"])
    #expect(load.tokens["c"]?.dependents.map(\.path) == ["b"])
  }

  @Test func pointsIntoValues() {
    let load = load(
      #"""
      {"$type": "color", "system": {"gray": {"$value": \#(gray)}, "dim": {"$value": "{system.gray}"}},
       "a": {"$value": {"colorSpace": "srgb", "alpha": 0.18,
         "components": {"$ref": "#/system/gray/$value/components"}}},
       "b": {"$value": {"colorSpace": {"$ref": "#/a/$value/colorSpace"},
         "components": [{"$ref": "#/system/dim/$value/components/0"}, 0,
                        {"$ref": "#/a/$value/components/2"}]}},
       "n": {"$type": "number", "$value": {"$ref": "#/a/$value/components/1"}}}
      """#)
    #expect(load.problems == [])
    #expect(load.css("a") == "rgb(51 102 153 / 0.18)")
    #expect(load.css("b") == "#330099")
    #expect(load.css("n") == "0.4")
    #expect(load.tokens["b"]?.value()?.references == ["a", "system.dim", "system.gray"])
  }

  @Test func decodesPointers() {
    let load = load(
      #"""
      {"$type": "number", "a/b": {"$value": 1}, "c~d": {"$value": 2}, "e f": {"$value": 3},
       "x": {"$ref": "#/a~1b"}, "y": {"$ref": "#/c~0d"}, "z": {"$ref": "#/e%20f"},
       "w": {"$ref": "#/e f"}}
      """#)
    #expect(load.problems == [])
    #expect(["x", "y", "z", "w"].map { load.css($0) } == ["1", "2", "3", "3"])
  }

  @Test(arguments: [
    (#""{b}""#, "alias-missing 1:34 there is no token 'b'"),
    (#""{g}""#, "alias-to-group 1:34 'g' is a group, not a token"),
    (#""{c.components.0}""#, "alias-into-value 1:34 an alias cannot reach into the value of 'c'"),
    (#""{}""#, "alias-syntax 1:34 '{}' is not a well-formed alias"),
    (#""{a}""#, "cycle 1:3 'a' refers to itself"),
    (#"{"$ref": "/c"}"#, "pointer-syntax 1:34 '/c' is not a JSON Pointer into this document"),
    (
      ##"{"$ref": "#/c"}"##,
      "pointer-to-token 1:34 '#/c' points at a token where a value is expected"
    ),
    (
      ##"{"$ref": "#/x/$value"}"##,
      "pointer-missing 1:34 '#/x/$value' points at nothing: there is no 'x' at the top"
    ),
    (
      ##"{"$ref": "#//c"}"##,
      "pointer-missing 1:34 '#//c' points at nothing: there is no '' at the top"
    ),
    (
      ##"{"$ref": "#/c/$type"}"##,
      "pointer-to-metadata 1:34 '#/c/$type' points at '$type', not at a value"
    ),
    (
      ##"{"$ref": "#/c/$value/components/3"}"##,
      "pointer-bad-index 1:34 '3' is not an index of the array pointed at, which has 3 elements"
    ),
    (
      ##"{"$ref": "#/c/$value/components/01"}"##,
      "pointer-bad-index 1:34 '01' is not an index of the array pointed at, which has 3 elements"
    ),
    (
      ##"{"$ref": "#/c/$value/alpha"}"##, "pointer-missing 1:34 the value pointed at has no 'alpha'"
    ),
    (
      ##"{"$ref": "#/c/$value", "x": 1}"##,
      "unknown-property 1:34 an object with a '$ref' has no other key, but 'x' is here"
    ),
    (#""{c}""#, "type-mismatch 1:34 'a' must be of type number, but 'c' is of type color"),
  ])
  func reports(value: String, problem: String) {
    let load = load(
      #"{ "a":{"$type":"number","$value":\#(value)}, "g": {}, "c": {"$type": "color", "$value": \#(gray)}}"#
    )
    #expect(load.problems == [problem])
    #expect(load.tokens["a"]?.value() == nil)
  }

  @Test func showsTheCycle() throws {
    let load = load(
      ##"{"$type": "number", "a": {"$value": "{b}"}, "b": {"$ref": "#/c"}, "c": {"$value": "{a}"}}"##
    )
    let diagnostic = try #require(load.diagnostics.first)
    #expect(load.diagnostics.count == 1)
    #expect(diagnostic.summary == "references form a cycle: a → b → c → a")
    #expect(
      diagnostic.notes.map(\.message).prefix(2) == ["'b' is defined here", "'c' is defined here"])
    #expect(load.tokens.allSatisfy { $0.value() == nil })
  }

  @Test func showsWhoIsHitByAMissingToken() throws {
    let load = load(
      #"""
      {"$type": "number", "color": {"base": {"$value": 1}},
       "a": {"$value": "{b}"},
       "b": {"$value": "{color.bass}"}}
      """#)
    #expect(load.problems == ["alias-missing 3:18 there is no token 'color.bass'"])
    let diagnostic = try #require(load.diagnostics.first)
    #expect(diagnostic.suggestion == "did you mean '{color.base}'?")
    #expect(
      diagnostic.notes == [
        Diagnostic.Note("'a' refers to 'b'", at: SourceLocation("t.json", line: 2, column: 2))
      ])
  }

  @Test func warnsAboutAPointerToAValueInPlaceOfAToken() {
    let load = load(##"{"a": {"$type": "number", "$value": 1}, "b": {"$ref": "#/a/$value"}}"##)
    #expect(load.problems == ["ref-to-value 1:55 the '$ref' of a token points into a value"])
    #expect(load.css("b") == "1")
  }

  @Test func survivesLongChains() {
    let count = 20_000
    let chain = (1..<count).map { #""t\#($0)": {"$value": "{t\#($0 - 1)}"}"# }
    let text = #"{"t0": {"$type": "number", "$value": 7}, \#(chain.joined(separator: ","))}"#
    let load = load(text)
    #expect(load.problems == [])
    #expect(load.css(TokenPath("t\(count - 1)")) == "7")
  }
}
