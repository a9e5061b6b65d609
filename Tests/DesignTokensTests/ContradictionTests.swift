import DesignTokens
import Diagnostics
import Testing

private let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
private let one = #"{"value": 1, "unit": "px"}"#

/// Where the modules of DTCG 2025.10 contradict themselves, what is decided.
@Suite struct ContradictionTests {
  private static let wholeToken =
    ##"{"a": {"$type": "number", "$value": 1}, "b": {"$ref": "#/a"}}"##
  private static let value =
    ##"{"a": {"$type": "number", "$value": 1}, "b": {"$ref": "#/a/$value"}}"##

  @Test("1.13 #1: a whole-token $ref is read, as erratum 369 to the Format module has it")
  func wholeTokenReference() {
    for conformance in [TokenConformance.tolerant, .standard] {
      let load = load(Self.wholeToken, conformance)
      #expect(load.problems == [])
      #expect(load.css("b") == "1")
      #expect(load.tokens["b"]?.type == .number)
    }
  }

  @Test("1.13 #1: the form before erratum 369 is read with a warning")
  func valueReference() {
    let load = load(Self.value, .standard)
    #expect(load.problems == ["ref-to-value 1:55 the '$ref' of a token points into a value"])
    #expect(load.diagnostics.first?.severity == .warning)
    #expect(load.diagnostics.first?.suggestion == "point at the token itself: '#/a'")
    #expect(load.css("b") == "1")
  }

  @Test("1.13 #1: as published, a $ref points into a value and never at a whole token")
  func frozen() throws {
    #expect(load(Self.value, .frozen).problems == [])
    let diagnostic = try #require(load(Self.wholeToken, .frozen).diagnostics.first)
    #expect(diagnostic.id.name == "tokens/erratum-369")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.suggestion == "point at the value: '#/a/$value'")
    #expect(
      diagnostic.notes.map(\.message) == [
        "as published on 28 October 2025 it points at a value; erratum 369 turned that round"
      ])
    #expect(load(Self.wholeToken, .frozen).tokens["b"]?.value() == nil)
  }

  @Test("1.13 #1: a $ref into a value needs a type of its own, to a whole token it does not")
  func referencesToPartsNeedAType() {
    let text = #"""
      {"c": {"$type": "color", "$value": \#(black)},
       "typed": {"$type": "number", "$ref": "#/c/$value/components/0"},
       "untyped": {"$ref": "#/c/$value/components/0"}}
      """#
    let load = load(text)
    #expect(load.css("typed") == "0")
    #expect(
      load.diagnostics.filter { $0.severity == .error }.map(\.summary) == [
        "'untyped' has no type"
      ])
  }

  @Test("1.13 #2: JSON Pointers are supported everywhere, however strict the reading")
  func pointersAreMandatory() {
    let text = #"""
      {"d": {"$type": "dimension", "$value": \#(one)},
       "e": {"$type": "dimension", "$value": {"value": {"$ref": "#/d/$value/value"}, "unit": "rem"}}}
      """#
    for conformance in TokenConformance.allCases {
      let load = load(text, conformance)
      #expect(load.problems == [])
      #expect(load.css("e") == "1rem")
    }
  }

  @Test("1.13 #3: an alias of a $root token is accepted, which the schema forgets")
  func rootAliases() {
    let text =
      #"{"g": {"$type": "number", "$root": {"$value": 1}}, "x": {"$value": "{g.$root}"}}"#
    for conformance in TokenConformance.allCases {
      #expect(load(text, conformance).problems == [])
    }
    #expect(load(text).css("x") == "1")
  }

  @Test("1.13 #4: a $ref at a group extends it, at a token it is an alias")
  func groupReferences() {
    let load = load(
      ##"{"g": {"$type": "number", "a": {"$value": 1}}, "h": {"$ref": "#/g", "b": {"$value": 2}}, "t": {"$ref": "#/g/a"}}"##
    )
    #expect(load.problems == [])
    #expect(load.css("h.a") == "1")
    #expect(load.css("h.b") == "2")
    #expect(load.tokens["t"]?.value()?.aliasChain == ["g.a"])
  }

  @Test("1.13 #4: with a $type beside it a $ref at a group is a broken token")
  func typedReferencesAreTokens() {
    let load = load(
      ##"{"g": {"a": {"$type": "number", "$value": 1}}, "h": {"$ref": "#/g", "$type": "number"}}"##)
    #expect(load.problems == ["alias-to-group 1:62 '#/g' points at a group, not a token"])
    #expect(
      load.diagnostics.first?.suggestion
        == "point at one of its tokens; to extend the group, write '$extends'")
  }

  private static let stops = #"""
    {"$type": "gradient", "one": {"$value": [{"color": \#(black), "position": 0}]},
     "two": {"$value": [{"color": \#(black), "position": 0}, {"color": \#(black), "position": 1}]},
     "good": {"$value": ["{one}", {"$ref": "#/two/$value/1"}, {"$ref": "#/one/$value"}]},
     "bad": {"$value": ["{one}", "{two}"]}}
    """#

  @Test("1.13 #5: an element that refers to a list of one part stands for that part")
  func elementsOfOnePart() {
    #expect(
      load(Self.stops, .standard).css("good") == "#000000 0%, #000000 100%, #000000 0%")
  }

  @Test("1.13 #5: an element that refers to several parts is an error")
  func elementsOfSeveralPartsAreRefused() {
    let load = load(Self.stops, .standard)
    #expect(
      load.problems == [
        "invalid-gradient 4:30 '[1]' of 'bad' refers to a gradient of 2 parts, "
          + "where one part is expected"
      ])
    #expect(load.diagnostics.first?.suggestion == "refer to its parts one by one")
    #expect(load.tokens["bad"]?.value() == nil)
  }

  @Test("1.13 #5: a tolerant reading puts all parts in, with a warning")
  func elementsOfSeveralPartsAreSpliced() {
    let load = load(Self.stops, .tolerant)
    #expect(
      load.problems == [
        "spliced 4:30 '[1]' of 'bad' refers to a gradient of 2 parts, where one part is expected"
      ])
    #expect(load.diagnostics.first?.severity == .warning)
    #expect(load.css("bad") == "#000000 0%, #000000 0%, #000000 100%")
  }

  @Test("1.13 #5: shadows behave as gradients do")
  func shadowsOfSeveralLayers() {
    let layer =
      #"{"color": \#(black), "offsetX": \#(one), "offsetY": \#(one), "blur": \#(one), "spread": \#(one)}"#
    let text = #"""
      {"$type": "shadow", "two": {"$value": [\#(layer), \#(layer)]}, "one": {"$value": \#(layer)},
       "all": {"$value": ["{two}", "{one}"]}}
      """#
    let tolerant = load(text, .tolerant)
    #expect(tolerant.diagnostics.rules == ["spliced"])
    guard case .shadow(let layers)? = tolerant.tokens["all"]?.value()?.value else {
      Issue.record("no shadow")
      return
    }
    #expect(layers.count == 3)
    #expect(load(text, .standard).diagnostics.rules == ["invalid-shadow"])
  }

  @Test("1.13 #5: a file that names the schema of 2025.10 is held to the standard")
  func schemaMakesStrict() {
    let schema = #""$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "#
    let load = load("{" + schema + Self.stops.dropFirst())
    #expect(load.diagnostics.rules == ["invalid-gradient"])
  }

  @Test("1.13 #6: a gradient position outside of 0 and 1 is moved there with a warning")
  func gradientPositions() {
    let load = load(
      #"{"g": {"$type": "gradient", "$value": [{"color": \#(black), "position": -99}, {"color": \#(black), "position": 42}]}}"#,
      .frozen)
    #expect(load.diagnostics.rules == ["gradient-position", "gradient-position"])
    #expect(load.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(load.css("g") == "#000000 0%, #000000 100%")
  }

  @Test("1.13 #7: a value is checked against an inherited $type, unlike in the schema")
  func inheritedTypesAreChecked() {
    #expect(
      load(#"{"g": {"$type": "dimension", "a": {"$value": 4}}}"#).diagnostics.rules
        == ["invalid-dimension"])
  }

  @Test(
    "1.13 #8: forms that only occur in faulty examples of the specification are refused",
    arguments: [
      ("dimension", #"{"value": 10, "unit": "%"}"#), ("string", #""x""#),
      ("dimension", #""100px""#),
      (
        "typography",
        #"{"fontFamily": "A", "fontSize": \#(one), "fontWeight": 700, "lineHeight": 1}"#
      ),
      (
        "shadow",
        #"{"color": {"$type": "color", "$value": \#(black)}, "offsetX": \#(one), "offsetY": \#(one), "blur": \#(one), "spread": \#(one)}"#
      ),
    ])
  func faultyExamples(type: String, value: String) {
    let load = load(#"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#, .standard)
    #expect(load.diagnostics.contains { $0.severity == .error })
  }

  @Test("1.13 #9: an alias inherits neither description nor deprecation from its target")
  func aliasesKeepTheirOwnMetadata() {
    let load = load(
      #"{"a": {"$type": "number", "$value": 1, "$description": "one", "$deprecated": "old"}, "b": {"$value": "{a}"}}"#
    )
    #expect(load.tokens["b"]?.description == nil)
    #expect(load.tokens["b"]?.deprecation == .active)
    #expect(load.diagnostics.rules == ["alias-of-deprecated"])
  }
}
