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
      ("bad-json", #"{"a": }"#), ("bad-json", "[]"),
      ("name-empty", #"{"": {"$type": "number", "$value": 1}}"#),
      ("name-starts-with-dollar", #"{"$a": {"$type": "number", "$value": 1}}"#),
      ("name-has-brace-or-dot", #"{"a{b": {"$type": "number", "$value": 1}}"#),
      ("token-and-group", #"{"a": {"$type": "number", "$value": 1, "b": {}}}"#),
      ("value-and-ref", ##"{"a": {"$type": "number", "$value": 1, "$ref": "#/b"}}"##),
      ("unknown-property", #"{"a": {"$type": "number", "$value": 1, "$unit": "px"}}"#),
      ("missing-type", #"{"a": {"$value": 1}}"#),
      ("unknown-type", #"{"a": {"$type": "string", "$value": "x"}}"#),
      ("type-not-string", #"{"a": {"$type": 1, "$value": 1}}"#),
      ("value-null", #"{"a": {"$type": "number", "$value": null}}"#),
      ("description-not-string", #"{"a": {"$type": "number", "$value": 1, "$description": 1}}"#),
      ("deprecated-bad-type", #"{"a": {"$type": "number", "$value": 1, "$deprecated": {}}}"#),
      ("extensions-not-object", #"{"a": {"$type": "number", "$value": 1, "$extensions": []}}"#),
      ("alias-syntax", #"{"a": {"$type": "number", "$value": "{a.}"}}"#),
      ("alias-missing", #"{"a": {"$type": "number", "$value": "{b}"}}"#),
      ("alias-to-group", #"{"g": {}, "a": {"$type": "number", "$value": "{g}"}}"#),
      ("alias-into-value", #"{\#(color), "a": {"$type": "number", "$value": "{c.components.0}"}}"#),
      ("pointer-syntax", #"{"a": {"$type": "number", "$value": {"$ref": "b/c"}}}"#),
      ("pointer-missing", ##"{"a": {"$type": "number", "$value": {"$ref": "#/b/$value"}}}"##),
      (
        "pointer-bad-index",
        ##"{\##(color), "a": {"$type": "number", "$value": {"$ref": "#/c/$value/components/-"}}}"##
      ),
      (
        "pointer-to-metadata",
        ##"{\##(color), "a": {"$type": "number", "$value": {"$ref": "#/c/$type"}}}"##
      ),
      ("pointer-to-token", ##"{\##(color), "a": {"$value": {"$ref": "#/c"}}}"##),
      ("cycle", #"{"a": {"$type": "number", "$value": "{a}"}}"#),
      ("type-mismatch", #"{\#(color), "a": {"$type": "number", "$value": "{c}"}}"#),
      ("extends-missing", #"{"a": {"$extends": "{b}"}}"#),
      ("extends-token", #"{\#(color), "a": {"$extends": "{c}"}}"#),
      ("extends-cycle", #"{"a": {"$extends": "{a}"}}"#),
      ("extends-on-token", #"{"g": {}, "a": {"$type": "number", "$value": 1, "$extends": "{g}"}}"#),
    ])
  func format(rule: String, text: String) throws {
    let found = load(text).diagnostics
    let diagnostic = try #require(found.first { $0.id == "tokens/" + rule }, "\(found.rules)")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.location?.path == "t.json")
    #expect(diagnostic.location?.line == 1)
    #expect((diagnostic.location?.column ?? 0) > 0)
  }

  @Test("a value that does not fit is an error by its type", arguments: TokenType.allCases)
  func invalidValues(type: TokenType) throws {
    let load = load(#"{"t": {"$type": "\#(type.rawValue)", "$value": true}}"#)
    let diagnostic = try #require(load.diagnostics.first)
    #expect(load.diagnostics.count == 1)
    #expect(diagnostic.id == "tokens/invalid-\(type.rawValue)")
    #expect(diagnostic.severity == .error)
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
    "Resolver module",
    arguments: [
      ("version-missing", #"{"resolutionOrder": [S]}"#),
      ("version-wrong", #"{"version": "2024", "resolutionOrder": [S]}"#),
      ("order-missing", #"{V}"#), ("order-empty", #"{V, "resolutionOrder": []}"#),
      ("order-not-array", #"{V, "resolutionOrder": "x"}"#),
      ("inline-missing-name", #"{V, "resolutionOrder": [{"type": "set", "sources": []}]}"#),
      ("inline-missing-type", #"{V, "resolutionOrder": [{"name": "s", "sources": []}]}"#),
      ("duplicate-name", #"{V, "resolutionOrder": [S, S]}"#),
      ("set-without-sources", #"{V, "resolutionOrder": [{"name": "s", "type": "set"}]}"#),
      ("contexts-missing", #"{V, "resolutionOrder": [{"name": "m", "type": "modifier"}]}"#),
      (
        "contexts-empty",
        #"{V, "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {}}]}"#
      ),
      (
        "contexts-single",
        #"{V, "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": []}}]}"#
      ),
      (
        "default-unknown",
        #"{V, "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": [], "b": []}, "default": "c"}]}"#
      ),
      ("illegal-pointer", ##"{V, "resolutionOrder": [{"$ref": "#/resolutionOrder/0"}]}"##),
      (
        "ref-cycle",
        ##"{V, "sets": {"s": {"sources": [{"$ref": "#/sets/s"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##
      ),
      ("ref-missing", ##"{V, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##),
      ("unknown-root-key", #"{V, "order": [], "resolutionOrder": [S]}"#),
      (
        "unknown-property",
        #"{V, "resolutionOrder": [{"name": "s", "type": "set", "sources": [], "extra": 1}]}"#
      ),
      (
        "unknown-property",
        #"{V, "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": [], "b": []}, "extra": 1}]}"#
      ),
    ])
  func resolver(rule: String, text: String) throws {
    let written = text.replacing("V", with: #""version": "2025.10""#)
      .replacing("S", with: #"{"name": "s", "type": "set", "sources": []}"#)
    let found = resolve(["r.json": written]).diagnostics
    let diagnostic = try #require(found.first { $0.id == "tokens/" + rule }, "\(found.rules)")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.location?.path == "r.json")
    #expect(diagnostic.location?.line == 1)
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
