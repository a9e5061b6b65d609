import DesignTokens
import Testing
import TokenDialects

@Suite struct StyleDictionaryTests {
  @Test func takesTypesFromCategories() throws {
    let reading = Reading(
      ##"""
      {"color":{"a":{"value":"#000","comment":"c"}},
      "size":{"font":{"value":"{size.m.value}","themeable":true},"m":{"value":"1rem"}},
      "time":{"t":{"value":".1s"}},"font":{"family":{"b":{"value":"'A', b"}}},
      "x":{"value":"1px","attributes":{"category":"size"}},"asset":{"i":{"value":"i.svg"}}}
      """##)
    #expect(
      reading.json == ##"""
        {"color":{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},"$description":"c"}},"size":{"font":{"$value":"{size.m}","$extensions":{"style-dictionary":{"themeable":true}}},"m":{"$type":"dimension","$value":{"value":1,"unit":"rem"}}},"time":{"t":{"$type":"duration","$value":{"value":0.1,"unit":"s"}}},"font":{"family":{"b":{"$type":"fontFamily","$value":["A","b"]}}},"x":{"$type":"dimension","$value":{"value":1,"unit":"px"},"$extensions":{"style-dictionary":{"attributes":{"category":"size"}}}},"asset":{"i":{"$value":"i.svg"}}}
        """##)
    #expect(
      reading.messages == [
        "1:24 the type of 5 tokens is taken from their category"
      ])
    let notes = try #require(reading.document.diagnostics.dropFirst().first).notes
    #expect(notes.first?.message == "'color.a' is taken as color")
  }

  @Test func aTokenKeepsTheGroupsInside() {
    let token = #"{"value":"1px","type":"spacing","group":{"b":{"value":"2px","type":"spacing"}}}"#
    let reading = Reading(#"{"a":\#(token)}"#)
    #expect(
      reading.tokenText("a")?.contains(#""group":{"b":{"$value":{"value":2,"unit":"px"}"#) == true)
    #expect(
      reading.messages == ["1:2 a token with tokens inside is read as a group and its '$root'"])
  }

  @Test func nestsNamesWithDots() {
    let reading = Reading(
      #"{"size":{"1.5":{"value":"1px"},"1.25":{"value":"{size.1.5}"},"2":{"value":"2px"},"2.5":{"value":"3px"}}}"#
    )
    #expect(
      reading.tokenText("size")
        == #"{"1":{"5":{"$type":"dimension","$value":{"value":1,"unit":"px"}},"25":{"$value":"{size.1.5}"}},"2":{"$type":"dimension","$value":{"value":2,"unit":"px"}},"2.5":{"$type":"dimension","$value":{"value":3,"unit":"px"}}}"#
    )
    #expect(
      reading.messages.first == "1:10 2 names with dots are read as groups and names in them")
  }

  @Test func keepsDeclaredTypesAndUnknownOnes() {
    let reading = Reading(
      #"{"a":{"value":"4","type":"size","deprecated":true},"b":{"value":"x","type":"sound"},"button":{"w":{"value":"1px"}}}"#
    )
    #expect(
      reading.json
        == #"{"a":{"$value":{"value":4,"unit":"px"},"$type":"dimension","$deprecated":true},"b":{"$value":"x","$type":"sound"},"button":{"w":{"$value":{"value":1,"unit":"px"},"$type":"dimension"}}}"#
    )
    #expect(
      reading.messages == [
        "1:108 the type of a token is taken from its value",
        "1:15 a number without a unit is taken as px",
      ])
  }
}

@Suite struct UntypedStyleDictionaryTests {
  @Test(arguments: [
    (##""#fff""##, "color"), (#""rgb(1, 2, 3)""#, "color"), (#""2px""#, "dimension"),
    (#""1.5rem""#, "dimension"), (#""250ms""#, "duration"),
    (#"{"colorSpace":"srgb","components":[0,0,0]}"#, "color"),
  ])
  func takesTheTypeFromAValueThatCanBeNothingElse(value: String, type: String) {
    let reading = Reading(#"{"button":{"a":{"value":\#(value)}}}"#)
    #expect(reading.tokenText("button")?.contains(#""$type":"\#(type)""#) == true)
    #expect(
      reading.messages.first?.hasSuffix("the type of a token is taken from its value") == true)
  }

  @Test(arguments: [#""red""#, #""4""#, "4", #""{size.s}""#, #""Inter""#])
  func guessesNothingFromOthers(value: String) {
    let reading = Reading(#"{"button":{"a":{"value":\#(value)}}}"#)
    #expect(reading.tokenText("button") == #"{"a":{"$value":\#(value)}}"#)
    #expect(reading.messages == [])
  }

  @Test func takesNoTypeFromACategoryThatTheValueCannotBe() {
    let reading = Reading(#"{"size":{"unit":{"value":"rem"},"s":{"value":"2px"}}}"#)
    #expect(
      reading.tokenText("size")
        == #"{"unit":{"$value":"rem"},"s":{"$type":"dimension","$value":{"value":2,"unit":"px"}}}"#)
  }

  @Test func readsPartsThatAreWrittenLikeTokens() {
    let reading = Reading(
      ##"{"s":{"type":"shadow","value":{"color":{"type":"color","value":"#000"},"x":"0px","y":"1px","radius":"2px","spread":"0px"}}}"##
    )
    #expect(
      reading.tokenText("s")
        == ##"{"$type":"shadow","$value":{"color":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000"},"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":2,"unit":"px"},"spread":{"value":0,"unit":"px"}}}"##
    )
  }
}

@Suite struct TerrazzoTests {
  @Test func makesAModifierOfModes() {
    let reading = Reading(
      ##"""
      {"g":{"$type":"number","a":{"$value":1,"$description":"d","$extensions":{"mode":{"s":1,"l":"2"}}},"b":{"$value":3}}}
      """##)
    #expect(reading.document.isResolver)
    #expect(
      reading.json == ##"""
        {"version":"2025.10","sets":{"tokens":{"sources":[{"g":{"$type":"number","a":{"$value":1,"$description":"d"},"b":{"$value":3}}}]}},"modifiers":{"mode":{"contexts":{"s":[],"l":[{"g":{"a":{"$type":"number","$value":2,"$description":"d"}}}]},"default":"s"}},"resolutionOrder":[{"$ref":"#/sets/tokens"},{"$ref":"#/modifiers/mode"}]}
        """##)
    #expect(reading.messages.isEmpty)
  }

  @Test func addsAContextWhereNoModeHasTheValues() {
    let reading = Reading(
      #"{"a":{"$type":"number","$value":1,"$extensions":{"mode":{"s":2,"l":3}}},"b":{"$type":"number","$value":1,"$extensions":{"mode":{"x":1}}}}"#
    )
    #expect(reading.json?.contains(#""s-l":{"contexts":{"default":[],"s":[{"#) == true)
    #expect(
      reading.json?.contains(#""x":{"contexts":{"default":[],"x":[]},"default":"default"}"#) == true
    )
  }
}

@Suite struct KeptMemberTests {
  /// What the format does not know goes under the name of the dialect it came from.
  @Test(arguments: [
    (##"{"a":{"$type":"color","$value":"#fff","x":1}}"##, "org.designtokens"),
    (#"{"a":{"value":"1px","x":1}}"#, "style-dictionary"),
    (
      #"{"a":{"$type":"number","$value":1,"x":1,"$extensions":{"mode":{"s":1,"l":2}}}}"#,
      "app.terrazzo"
    ),
    (
      #"{"a":{"$type":"number","$value":1,"x":1,"$extensions":{"com.figma.id":1}},"b":{"$type":"string","$value":"s"}}"#,
      "com.figma"
    ),
    (#"{"a":{"type":"sizing","value":"1px","x":1}}"#, "studio.tokens"),
  ])
  func areNamedByTheirDialect(text: String, vendor: String) {
    #expect(Reading(text).json?.contains(#""\#(vendor)":{"x":1}"#) == true)
  }

  @Test func countWhateverTheDialect() {
    let draft = Reading(##"{"a":{"$type":"color","$value":"#ffffff","alpha":0.5}}"##)
    #expect(
      draft.tokenText("a")
        == #"{"$type":"color","$value":{"colorSpace":"srgb","components":[1,1,1],"alpha":0.5}}"#)
    let category = Reading(
      ##"{"b":{"$type":"color","$value":"#fff"},"a":{"$value":"1px","attributes":{"category":"size"}}}"##
    )
    #expect(category.tokenText("a")?.hasPrefix(#"{"$type":"dimension""#) == true)
  }
}

@Suite struct RedHatTests {
  @Test func readsOwnTokensAndPairs() {
    let reading = Reading(
      """
      color:
        red:
          _:
            $value: 'red'
          '10': { $value: '{color.red._}' }
        text:
          $value: ['{color.red}', '{color.red.10}']
          attributes: { x: 1 }
      """, path: "a.yaml")
    #expect(
      reading.json == ##"""
        {"version":"2025.10","sets":{"tokens":{"sources":[{"color":{"red":{"$root":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}},"10":{"$value":"{color.red.$root}"}},"text":{"$value":"{color.red.$root}","$extensions":{"com.redhat.ux":{"attributes":{"x":1}}}}}}]}},"modifiers":{"color-scheme":{"contexts":{"light":[],"dark":[{"color":{"text":{"$value":"{color.red.10}","$extensions":{"com.redhat.ux":{"attributes":{"x":1}}}}}}]},"default":"light"}},"resolutionOrder":[{"$ref":"#/sets/tokens"},{"$ref":"#/modifiers/color-scheme"}]}
        """##)
    #expect(
      reading.messages == [
        "1:1 the file is YAML, not JSON",
        "7:13 lists of two aliases are taken as the values for light and dark",
        "4:15 the type of a token is taken from its category",
      ])
  }
}

@Suite struct SpectrumTests {
  private func schema(_ name: String) -> String {
    #""$schema":"https://opensource.adobe.com/spectrum-tokens/schemas/token-types/\#(name).json""#
  }

  @Test func readsSetsAsModifiers() {
    let reading = Reading(
      """
      {"a":{\(schema("color-set")),"sets":{"light":{\(schema("color")),"value":"rgb(255, 0, 0)"},"dark":{\(schema("alias")),"value":"{b}"}},"uuid":"1"},
      "b":{\(schema("color")),"value":"rgb(0, 0, 255)","deprecated":true,"deprecated_comment":"old"},
      "c":{\(schema("opacity")),"value":"0.1"}}
      """)
    #expect(
      reading.json?.contains(
        #""modifiers":{"color":{"contexts":{"light":[],"dark":[{"a":{"$extensions":{"com.adobe.spectrum":{"uuid":"1"}},"$type":"color","$value":"{b}"}}]},"default":"light"}}"#
      ) == true)
    #expect(reading.json?.contains(#""c":{"$type":"number","$value":0.1}"#) == true)
    #expect(reading.json?.contains(#""$deprecated":"old""#) == true)
    #expect(reading.messages.isEmpty)
  }

  @Test func leavesOutSetsOfSets() {
    let reading = Reading(
      """
      {"a":{\(schema("system-set")),"sets":{"x":{\(schema("color-set")),"sets":{"light":{"value":"red"}}}}},
      "b":{\(schema("color")),"value":"red"}}
      """)
    #expect(reading.tokenText("a") == nil)
    #expect(
      reading.messages.map { $0.drop { $0 != " " }.dropFirst() } == [
        "a token is left out: its modes have modes themselves"
      ])
  }
}

@Suite struct FigmaTests {
  @Test func passesOnStrings() {
    let reading = Reading(
      #"{"a":{"$type":"string","$value":"x","$extensions":{"com.figma.scopes":[]}},"n":{"$type":"number","$value":0.9843137264251709}}"#
    )
    #expect(
      reading.json
        == #"{"a":{"$type":"string","$value":"x","$extensions":{"com.figma.scopes":[]}},"n":{"$type":"number","$value":0.9843137264251709}}"#
    )
    #expect(reading.messages == [])
  }

  @Test(arguments: [
    ##"""
    [{"collection": "Colours", "mode": "Light", "variables": {"a": {"$type": "COLOR", "$value": "#000000"},
       "b": {"c": {"$type": "COLOR", "$value": "$.Colours.Light.a"}}}},
     {"collection": "Colours", "mode": "Dark", "variables": {"a": {"$type": "COLOR", "$value": "#ffffff"}}}]
    """##,
    ##"""
    [{"name": "Colours", "values": [
      {"mode": {"name": "Light"}, "color": [{"name": "a", "value": "#000000"}, {"name": "b/c", "value": "#000000"}]},
      {"mode": {"name": "Dark"}, "color": [{"name": "a", "value": "#ffffff"}]}]}]
    """##,
  ])
  func listsOfCollectionsOfFigmaAreRead(text: String) throws {
    let files = ["f.json": Array(text.utf8)]
    let load = TokenLoad(files: files, tokenFiles: ["f.json"])
    #expect(load.diagnostics.filter { $0.severity == .error }.isEmpty)
    let tokens = load.tokens
    #expect(tokens.modifiers.map(\.contexts) == [["Light", "Dark"]])
    #expect(tokens["b.c"]?.value()?.value == tokens["a"]?.value()?.value)
    #expect(
      tokens["a"]?.value(in: Context(["Colours": "Dark"]))?.value != tokens["a"]?.value()?.value)
  }
}
