import DesignTokens
import Diagnostics
import Testing

private let color =
  #""c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#

/// Every mistake that a reader of the format must tell, each by its own rule.
@Suite("1.15: the error catalogue") struct ErrorCatalogueTests {
  @Test(
    "Format module",
    arguments: [
      (
        "bad-json", 7, #"{"a": }"#,
        "expected a value, but found '}'"
      ),
      (
        "bad-json", 1, "[]",
        "a token file holds one object, not an array"
      ),
      (
        "name-empty", 2, #"{"": {"$type": "number", "$value": 1}}"#,
        "a name is empty"
      ),
      (
        "name-starts-with-dollar", 2, #"{"$a": {"$type": "number", "$value": 1}}"#,
        "the name '$a' begins with '$'"
      ),
      (
        "name-has-brace-or-dot", 2, #"{"a{b": {"$type": "number", "$value": 1}}"#,
        "the name 'a{b' contains '{'"
      ),
      (
        "token-and-group", 40, #"{"a": {"$type": "number", "$value": 1, "b": {}}}"#,
        "'a' has a '$value' and the member 'b'"
      ),
      (
        "value-and-ref", 40, ##"{"a": {"$type": "number", "$value": 1, "$ref": "#/b"}}"##,
        "'a' has both a '$value' and a '$ref'"
      ),
      (
        "unknown-property", 40, #"{"a": {"$type": "number", "$value": 1, "$unit": "px"}}"#,
        "'$unit' is not a property of a token"
      ),
      (
        "missing-type", 18, #"{"a": {"$value": 1}}"#,
        "'a' has no type"
      ),
      (
        "unknown-type", 17, #"{"a": {"$type": "string", "$value": "x"}}"#,
        "'string' is not a token type"
      ),
      (
        "type-not-string", 17, #"{"a": {"$type": 1, "$value": 1}}"#,
        "'$type' must be a string, not a number"
      ),
      (
        "value-null", 37, #"{"a": {"$type": "number", "$value": null}}"#,
        "the value of 'a' is null"
      ),
      (
        "description-not-string", 56,
        #"{"a": {"$type": "number", "$value": 1, "$description": 1}}"#,
        "'$description' must be a string, not a number"
      ),
      (
        "deprecated-bad-type", 55, #"{"a": {"$type": "number", "$value": 1, "$deprecated": {}}}"#,
        "'$deprecated' must be true, false or a text, not an object"
      ),
      (
        "extensions-not-object", 55, #"{"a": {"$type": "number", "$value": 1, "$extensions": []}}"#,
        "'$extensions' must be an object, not an array"
      ),
      (
        "alias-syntax", 37, #"{"a": {"$type": "number", "$value": "{a.}"}}"#,
        "'{a.}' is not a well-formed alias"
      ),
      (
        "alias-missing", 37, #"{"a": {"$type": "number", "$value": "{b}"}}"#,
        "there is no token 'b'"
      ),
      (
        "alias-to-group", 46, #"{"g": {}, "a": {"$type": "number", "$value": "{g}"}}"#,
        "'g' is a group, not a token"
      ),
      (
        "alias-into-value", 121,
        #"{\#(color), "a": {"$type": "number", "$value": "{c.components.0}"}}"#,
        "an alias cannot reach into the value of 'c'"
      ),
      (
        "pointer-syntax", 37, #"{"a": {"$type": "number", "$value": {"$ref": "b/c"}}}"#,
        "'b/c' is not a JSON Pointer into this document"
      ),
      (
        "pointer-missing", 37, ##"{"a": {"$type": "number", "$value": {"$ref": "#/b/$value"}}}"##,
        "'#/b/$value' points at nothing: there is no 'b' at the top"
      ),
      (
        "pointer-bad-index", 121,
        ##"{\##(color), "a": {"$type": "number", "$value": {"$ref": "#/c/$value/components/-"}}}"##,
        "'-' is not an index of the array pointed at, which has 3 elements"
      ),
      (
        "pointer-to-metadata", 121,
        ##"{\##(color), "a": {"$type": "number", "$value": {"$ref": "#/c/$type"}}}"##,
        "'#/c/$type' points at '$type', not at a value"
      ),
      (
        "pointer-to-token", 102, ##"{\##(color), "a": {"$value": {"$ref": "#/c"}}}"##,
        "'#/c' points at a token where a value is expected"
      ),
      (
        "cycle", 2, #"{"a": {"$type": "number", "$value": "{a}"}}"#,
        "'a' refers to itself"
      ),
      (
        "type-mismatch", 121, #"{\#(color), "a": {"$type": "number", "$value": "{c}"}}"#,
        "'a' must be of type number, but 'c' is of type color"
      ),
      (
        "extends-missing", 20, #"{"a": {"$extends": "{b}"}}"#,
        "there is no group 'b' to extend"
      ),
      (
        "extends-token", 104, #"{\#(color), "a": {"$extends": "{c}"}}"#,
        "'c' is a token, not a group"
      ),
      (
        "extends-cycle", 20, #"{"a": {"$extends": "{a}"}}"#,
        "'a' extends a group that contains it"
      ),
      (
        "extends-on-token", 49,
        #"{"g": {}, "a": {"$type": "number", "$value": 1, "$extends": "{g}"}}"#,
        "'a' is a token and cannot have '$extends'"
      ),
    ])
  func format(rule: String, column: Int, text: String, headline: String) throws {
    let found = load(text).diagnostics
    let diagnostic = try #require(found.first { $0.id.name == "tokens/" + rule }, "\(found.rules)")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.location == SourceLocation("t.json", line: 1, column: column))
    #expect(diagnostic.summary == headline)
    // Of a syntax error nobody can say what was meant.
    #expect(diagnostic.suggestion != nil || text == #"{"a": }"#)
  }

  @Test(
    "a value that does not fit is an error by its type",
    arguments: [
      (
        TokenType.color, "'t' must be an object, not a boolean",
        #"write { "colorSpace": "srgb", "components": [0.2, 0.4, 1] }"#
      ),
      (
        TokenType.dimension, "'t' must be an object, not a boolean",
        #"write { "value": 16, "unit": "px" }"#
      ),
      (
        TokenType.fontFamily, "'t' must be a font name or an array of them, not a boolean",
        #"write "Inter", or ["Inter", "sans-serif"]"#
      ),
      (
        TokenType.fontWeight, "'t' must be a number or a keyword, not a boolean",
        #"write a number from 1 to 1000, or "bold""#
      ),
      (
        TokenType.duration, "'t' must be an object, not a boolean",
        #"write { "value": 200, "unit": "ms" }"#
      ),
      (
        TokenType.cubicBezier, "'t' must be an array of four numbers, not a boolean",
        "write [0.4, 0, 0.2, 1]"
      ),
      (
        TokenType.number, "'t' must be a number, not a boolean",
        "write a number, 1.5 for example"
      ),
      (
        TokenType.strokeStyle, "'t' must be an object, not a boolean",
        #"write "solid", or { "dashArray": …, "lineCap": … }"#
      ),
      (
        TokenType.border, "'t' must be an object, not a boolean",
        #"write { "color": …, "width": …, "style": … }"#
      ),
      (
        TokenType.transition, "'t' must be an object, not a boolean",
        #"write { "duration": …, "delay": …, "timingFunction": … }"#
      ),
      (
        TokenType.shadow, "'t' must be an object, not a boolean",
        #"write { "color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": … }"#
      ),
      (
        TokenType.gradient, "'t' must be an array of stops, not a boolean",
        #"write [{ "color": …, "position": 0 }, { "color": …, "position": 1 }]"#
      ),
      (
        TokenType.typography, "'t' must be an object, not a boolean",
        #"write { "fontFamily": …, "fontSize": …, "fontWeight": …, "letterSpacing": …, "lineHeight": … }"#
      ),
    ])
  func invalidValues(type: TokenType, headline: String, suggestion: String) throws {
    let load = load(#"{"t": {"$type": "\#(type.rawValue)", "$value": true}}"#)
    let diagnostic = try #require(load.diagnostics.first)
    #expect(load.diagnostics.count == 1)
    #expect(diagnostic.id.name == "tokens/invalid-\(type.rawValue)")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.summary == headline)
    #expect(diagnostic.suggestion == suggestion)
  }

  @Test("an unknown unit is told with those there are") func units() {
    let load = single("dimension", #"{"value": 1, "unit": "em"}"#)
    #expect(load.diagnostics.map(\.suggestion) == ["write the value in px or rem"])
  }

  @Test(
    "warnings of the Format module",
    arguments: [
      ("case-only-difference", #"{"a": {}, "A": {}}"#),
      ("incomplete-token", #"{"a": {"$type": "color"}}"#),
      (
        "hex-mismatch",
        ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#ffffff"}}}"##
      ),
      (
        "gradient-position",
        #"{\#(color), "a": {"$type": "gradient", "$value": [{"color": "{c}", "position": 2}]}}"#
      ),
      ("font-family-list", #"{"a": {"$type": "fontFamily", "$value": "A, B"}}"#),
    ])
  func warnings(rule: String, text: String) {
    let load = load(text)
    #expect(load.diagnostics.rules == [rule])
    #expect(load.diagnostics.allSatisfy { $0.severity == .warning && $0.location != nil })
  }

  @Test(
    "the chain that leads to a mistake is in the notes",
    arguments: [
      (
        // Seen from the broken token: who refers to it.
        #"{"$type": "number", "a": {"$value": "{b}"}, "b": {"$value": "{gone}"}}"#,
        ["'a' refers to 'b'"]
      ),
      (
        // Seen through an alias: what it leads to.
        #"{\#(color), "a": {"$value": "{c}"}, "b": {"$type": "number", "$value": "{a}"}}"#,
        ["'a' refers to 'c'", "'c' is defined here"]
      ),
      (
        // Seen through a pointer: where the value stands.
        ##"{\##(color), "a": {"$value": "{c}"}, "b": {"$type": "dimension", "$value": {"$ref": "#/a/$value/components/0"}}}"##,
        ["the value comes from here, through 'a' → 'c'"]
      ),
    ])
  func chains(text: String, notes: [String]) {
    let load = load(text)
    #expect(load.diagnostics.count == 1)
    #expect(load.diagnostics.first?.notes.map(\.message) == notes)
    #expect(load.diagnostics.first?.notes.allSatisfy { $0.location != nil } == true)
  }

  @Test("a broken token is told once, however many refer to it or inherit it")
  func onceOnly() {
    let aliases = (0..<20).map { #""a\#($0)": {"$value": "{g.bad}"}"# }.joined(separator: ", ")
    let load = load(
      ##"{"$type": "dimension", "g": {"bad": {"$value": 4}}, "h": {"$extends": "{g}"}, "i": {"$extends": "{h}"}, "p": {"$value": {"value": {"$ref": "#/g/bad/$value/value"}, "unit": "px"}}, \##(aliases)}"##
    )
    #expect(load.diagnostics.rules == ["invalid-dimension"])
    #expect(load.tokens.allSatisfy { $0.value() == nil })
  }
}
