import DesignTokens
import Diagnostics
import Testing

@Suite struct StructureTests {
  @Test(arguments: [
    ("[]", "bad-json 1:1 a token file holds one object, not an array"),
    ("{", "bad-json 1:2 expected a name in double quotes, but the file ends here"),
    (#"{"a.b": {}}"#, "name-has-brace-or-dot 1:2 the name 'a.b' contains '.'"),
    (#"{"": {}}"#, "name-empty 1:2 a name is empty"),
    (#"{"$a": {"$value": 1}}"#, "name-starts-with-dollar 1:2 the name '$a' begins with '$'"),
    (
      #"{"a": 1}"#,
      "unknown-property 1:7 'a' is neither a token nor a group: expected an object, found a number"
    ),
    (
      #"{"a": {"$type": "number", "$value": 1, "b": {}}}"#,
      "token-and-group 1:40 'a' has a '$value' and the member 'b'"
    ),
    (
      ##"{"a": {"$type": "number", "$value": 1, "$ref": "#/b"}}"##,
      "value-and-ref 1:40 'a' has both a '$value' and a '$ref'"
    ),
    (
      #"{"a": {"$type": "number", "$value": 1, "$valu": 1}}"#,
      "unknown-property 1:40 '$valu' is not a property of a token"
    ),
    (#"{"a": {"$extnds": "{b}"}}"#, "unknown-property 1:8 '$extnds' is not a property of a group"),
    (#"{"a": {"$value": 1}}"#, "missing-type 1:18 'a' has no type"),
    (#"{"a": {"$type": "colour", "$value": 1}}"#, "unknown-type 1:17 'colour' is not a token type"),
    (
      #"{"a": {"$type": 1, "$value": 1}}"#,
      "type-not-string 1:17 '$type' must be a string, not a number"
    ),
    (#"{"a": {"$type": "number", "$value": null}}"#, "value-null 1:37 the value of 'a' is null"),
    (
      #"{"$description": 1}"#,
      "description-not-string 1:18 '$description' must be a string, not a number"
    ),
    (
      #"{"$deprecated": 1}"#,
      "deprecated-bad-type 1:17 '$deprecated' must be true, false or a text, not a number"
    ),
    (
      #"{"$extensions": 1}"#,
      "extensions-not-object 1:17 '$extensions' must be an object, not a number"
    ),
    (
      #"{"a": {"$type": "color"}}"#,
      "incomplete-token 1:2 'a' has a type but neither a value nor members"
    ),
    (#"{"a": {}, "A": {}}"#, "case-only-difference 1:11 'A' and 'a' differ only in case"),
    (#"{"a": {}, "a": {}}"#, "duplicate-key 1:11 the name 'a' occurs twice in one object"),
    (
      #"{"a": {"$type": "number", "$value": 1, "$extends": "{b}"}}"#,
      "extends-on-token 1:40 'a' is a token and cannot have '$extends'"
    ),
  ])
  func reports(text: String, problem: String) {
    #expect(load(text).problems.contains(problem), "\(load(text).problems)")
  }

  @Test(arguments: [TokenConformance.standard, .tolerant])
  func aMisspeltValueIsOneFinding(conformance: TokenConformance) {
    let load = load(#"{"a": {"$type": "number", "$vaule": 1}}"#, conformance)
    #expect(load.problems == ["unknown-property 1:27 '$vaule' is not a property of a group"])
    #expect(load.diagnostics.map(\.suggestion) == ["did you mean '$value'?"])
  }

  @Test func suggestsThePropertyThatAKeyOfNoToolWasMeantToBe() {
    let load = load(#"{"a": {"$typ": "number", "$value": 1}}"#, .tolerant)
    #expect(load.diagnostics.compactMap(\.suggestion).contains("did you mean '$type'?"))
  }

  @Test func suggestsWhatWasMeant() {
    #expect(
      load(#"{"a": {"$type": "colour", "$value": 1}}"#).diagnostics.first?.suggestion
        == "did you mean 'color'?")
    #expect(
      load(#"{"a": {"value": "x"}}"#, .standard).diagnostics.first?.suggestion
        == "write '$value': what the format defines begins with '$'")
  }

  @Test func inheritsTypeAndDeprecationButNotDescription() throws {
    let load = load(
      #"""
      {"$schema": "x", "$description": "all",
       "g": {"$type": "number", "$deprecated": "use h",
         "a": {"$value": 1},
         "b": {"$value": 2, "$deprecated": false, "$description": "bee"},
         "in": {"$type": "fontWeight", "c": {"$value": 400}}}}
      """#)
    #expect(load.problems == [])
    #expect(load.tokens.map(\.path.text) == ["g.a", "g.b", "g.in.c"])
    #expect(load.tokens["g.a"]?.deprecation == .deprecated(reason: "use h"))
    #expect(load.tokens["g.b"]?.deprecation == .active)
    #expect(load.tokens["g.a"]?.description == nil)
    #expect(load.tokens["g.b"]?.description == "bee")
    #expect(load.tokens["g.in.c"]?.type == .fontWeight)
    #expect(load.tokens.group("")?.description == "all")
    #expect(load.tokens.group("g.in")?.deprecation == .deprecated(reason: "use h"))
    #expect(load.tokens["g.b"]?.location == SourceLocation("t.json", line: 4, column: 4))
  }

  @Test func readsRootTokens() {
    let load = load(
      #"{"g": {"$type": "number", "$root": {"$value": 1}, "x": {"$value": "{g.$root}"}}}"#)
    #expect(load.problems == [])
    #expect(load.css("g.$root") == "1")
    #expect(load.css("g.x") == "1")
  }

  @Test func keepsExtensions() {
    let load = load(
      #"{"g": {"$extensions": {"a": 1}, "t": {"$type": "number", "$value": 1, "$extensions": {"b": [2]}}}}"#
    )
    #expect(load.tokens["g.t"]?.extensions?["b"]?.array?.first?.double == 2)
    #expect(load.tokens.group("g")?.extensions?["a"]?.double == 1)
  }

  @Test func boundsNesting() {
    func nested(_ depth: Int) -> TokenLoad {
      load(
        String(repeating: #"{"a": "#, count: depth) + #"{"$type": "number", "$value": 1}"#
          + String(repeating: "}", count: depth))
    }
    #expect(nested(33).tokens.count == 1)
    #expect(nested(34).problems == ["too-deep 1:194 groups are nested more than 32 levels deep"])
    #expect(nested(100_000).diagnostics.map(\.id.name) == ["tokens/bad-json"])
  }
}
