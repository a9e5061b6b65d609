import DesignTokens
import Testing

/// What older tools write and can be understood.
@Suite struct ToleranceTests {
  @Test func mapsOfModesAreContexts() {
    let reading = Reading(
      ##"{"c":{"$type":"color","$value":{"light":"#ffffff","dark":"#000000"}}}"##)
    #expect(reading.document.isResolver)
    #expect(reading.messages == ["1:32 a value by mode is taken as the contexts of 'color-scheme'"])
    #expect(
      reading.document.root?.object?["modifiers"]?.object?["color-scheme"]?.object?["default"]?
        .string == "light")
  }

  @Test func mapsOfBrandsAreContexts() {
    let reading = Reading(
      #"{"s":{"type":"number","value":{"brand-a":1,"brand-b":2}}}"#)
    #expect(reading.messages == ["1:31 a value by mode is taken as the contexts of 'brand'"])
  }

  @Test func oneModeAloneIsNone() {
    let reading = Reading(##"{"c":{"$type":"color","$value":{"light":"#ffffff"}}}"##)
    #expect(!reading.document.isResolver)
  }

  @Test func aCompositeValueIsNoMap() {
    let reading = Reading(
      #"{"s":{"type":"size","value":{"width":1,"default":2}}}"#)
    #expect(!reading.document.isResolver)
  }

  @Test func keysOfToolsAreKept() {
    let reading = Reading(
      #"{"a":{"$type":"number","$value":1,"$comment":"x"},"$themeable":true}"#)
    #expect(
      reading.json
        == #"{"a":{"$type":"number","$value":1,"$extensions":{"org.designtokens":{"$comment":"x"}}},"#
        + #""$extensions":{"org.designtokens":{"$themeable":true}}}"#)
    #expect(
      reading.messages == [
        "1:35 '$comment' is no property of the format, and is kept in '$extensions'",
        "1:51 '$themeable' is no property of the format, and is kept in '$extensions'",
      ])
  }

  @Test func aTokenWithTokensInsideIsAGroup() {
    let reading = Reading(
      #"{"a":{"$type":"number","$value":1,"b":{"$value":2}},"c":{"$value":"{a}"}}"#)
    #expect(
      reading.json
        == #"{"a":{"$root":{"$type":"number","$value":1},"$type":"number","b":{"$value":2}},"#
        + #""c":{"$value":"{a.$root}"}}"#)
    #expect(
      reading.messages == ["1:2 a token with tokens inside is read as a group and its '$root'"])
  }

  @Test(arguments: [
    (##""#fff""##, "color"), (#""4px""#, "dimension"), (#""1.5em""#, "dimension"),
    (#""200ms""#, "duration"), (#"{"value":1,"unit":"px"}"#, "dimension"),
  ])
  func typesAreTakenFromValues(value: String, type: String) {
    let reading = Reading(#"{"x":{"a":{"value":\#(value)}}}"#)
    let token = reading.document.root?.object?["x"]?.object?["a"]?.object
    #expect(token?["$type"]?.string == type)
  }

  @Test(arguments: [
    ("font-weight", "700", "fontWeight"), ("fontFamily", "Inter", "fontFamily"),
    ("line-height", "1.5", "number"), ("z-index", "10", "number"),
  ])
  func typesAreTakenFromNames(name: String, value: String, type: String) {
    let reading = Reading(#"{"button":{"\#(name)":{"value":"\#(value)"}}}"#)
    let token = reading.document.root?.object?["button"]?.object?[name]?.object
    #expect(token?["$type"]?.string == type)
  }

  @Test func aBareNumberIsNoLengthByItsNameAlone() {
    let reading = Reading(#"{"size":{"columns":{"value":12}}}"#)
    #expect(reading.json == #"{"size":{"columns":{"$value":12}}}"#)
    #expect(reading.messages == [])
  }

  @Test func whatCannotBeComputedIsLeftToCSS() {
    let reading = Reading(
      #"{"a":{"value":"{b} * 2","type":"sizing"},"n":{"value":"-{b}","type":"sizing"}}"#)
    #expect(reading.tokenText("a") == #"{"$value":"calc({b} * 2)","$type":"dimension"}"#)
    #expect(reading.tokenText("n") == #"{"$value":"calc(-1 * {b})","$type":"dimension"}"#)
  }

  @Test func aTranslucentColorOfAnotherFileIsLeftToCSS() {
    let reading = Reading(#"{"a":{"value":"rgba({b}, 0.5)","type":"color"}}"#)
    #expect(reading.tokenText("a") == #"{"$value":"rgb(from {b} r g b / 0.5)","$type":"color"}"#)
  }

  @Test func whatIsLeftOutIsNotMissingElsewhere() {
    let files = [
      "a.json":
        ##"{"a":{"value":"#fff","type":"color","$extensions":{"studio.tokens":{"modify":{"type":"invert","value":"1"}}}}}"##,
      "b.json": #"{"b":{"value":"{a}","type":"color"},"c":{"value":"{b}","type":"color"}}"#,
    ].mapValues { Array($0.utf8) }
    let load = TokenLoad(files: files, tokenFiles: ["a.json", "b.json"])
    let errors = load.diagnostics.filter { $0.severity == .error }.map(\.summary)
    #expect(
      errors == [
        "a token is left out: DTCG 2025.10 has no colour modifier 'invert'",
        "2 tokens are left out, since others that they need are",
      ])
  }

  @Test func variablesOfFigmaHaveTheirModes() throws {
    let text = #"""
      {"meta": {"variableCollections": {"c": {"name": "Mode", "defaultModeId": "1:0",
          "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}]}},
        "variables": {
          "a": {"name": "base/ink", "resolvedType": "COLOR", "variableCollectionId": "c",
            "valuesByMode": {"1:0": {"r": 0, "g": 0, "b": 0, "a": 1},
              "1:1": {"r": 1, "g": 1, "b": 1, "a": 0.5}}},
          "b": {"name": "text/default", "resolvedType": "COLOR", "variableCollectionId": "c",
            "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "a"},
              "1:1": {"type": "VARIABLE_ALIAS", "id": "a"}}},
          "g": {"name": "gap", "resolvedType": "FLOAT", "scopes": ["GAP"],
            "variableCollectionId": "c", "valuesByMode": {"1:0": 8, "1:1": 8}}}}}
      """#
    let load = TokenLoad(parsing: Array(text.utf8), path: "a.json")
    #expect(!load.diagnostics.contains { $0.severity == .error })
    let dark = Context(["Mode": "Dark"])
    func css(_ path: TokenPath, _ context: Context = Context()) -> String? {
      load.tokens[path]?.value(in: context).map { CSSValue.text(of: $0.value) }
    }
    #expect(css("text.default") == "#000000")
    #expect(css("text.default", dark) == "rgb(255 255 255 / 0.5)")
    #expect(css("gap", dark) == "8px")
  }

  @Test func aUnitBesideANumberBelongsToIt() {
    let reading = Reading(#"{"a":{"$type":"dimension","$value":"1.5","unit":"rem"}}"#)
    #expect(
      reading.tokenText("a")?.contains(#""$value":{"value":1.5,"unit":"rem"}"#) == true)
  }

  @Test(arguments: ["0.5", #""0.5""#])
  func anAlphaBesideAnAliasChangesIt(alpha: String) {
    let reading = Reading(#"{"a":{"$type":"color","$value":"{b}","alpha":\#(alpha)}}"#)
    #expect(
      reading.document.root?.object?["a"]?.object?["$value"]?.string
        == "rgb(from {b} r g b / 0.5)")
  }
}
