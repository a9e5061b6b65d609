import DesignTokens
import Testing
import TokenDialects

/// Forms of values and references that people bring.
@Suite struct BroughtFormsTests {
  @Test func referencesToOtherFilesAreAliases() {
    let reading = Reading(
      ##"{"t":{"$ref":"core/color.json#/core/color/black"},"u":{"$ref":"a.json#/core/a~1b"}}"##)
    #expect(reading.dialect == .plain)
    #expect(
      reading.json == #"{"t":{"$value":"{core.color.black}"},"u":{"$value":"{core.a/b}"}}"#)
    #expect(reading.messages == ["1:6 2 references to other files are read as aliases"])
  }

  @Test func theyAreAliasesAmongMarkedTokensToo() {
    let reading = Reading(
      ##"{"t":{"$type":"number","$ref":"b.json#/a/b/$value"},"u":{"$type":"number","$value":1}}"##)
    #expect(reading.tokenText("t")?.contains(##""$value":"{a.b}""##) == true)
  }

  @Test(arguments: [
    ##"{"t":{"$ref":"#/a"},"a":{"$type":"number","$value":1}}"##,
    ##"{"t":{"$ref":"b.json#/a/$value/blur"},"a":{"$type":"number","$value":1}}"##,
    ##"{"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","t":{"$ref":"b.json#/a"}}"##,
  ])
  func otherReferencesStayAsTheyAre(text: String) {
    #expect(Reading(text).json == text)
  }

  @Test(arguments: [("var(--space-1, 4px)", 4), ("var(--a, var(--b, 2px))", 2)])
  func aCustomPropertyHasTheValueBesideIt(text: String, value: Int) {
    let reading = Reading(#"{"space":{"s":"\#(text)","s-id":"--space-1"}}"#)
    #expect(
      reading.json?.contains(#""$value":{"value":\#(value),"unit":"px"}"#) == true)
    #expect(reading.json?.contains("s-id") == false)
    #expect(
      reading.messages.first
        == "1:15 a custom property is given the value that is written beside it")
  }

  @Test(arguments: ["var(--a)", "var(--a, 1px) + var(--b, 2px)"])
  func otherUsesOfCustomPropertiesStay(text: String) {
    let reading = Reading(#"{"s":{"type":"spacing","value":"\#(text)"}}"#)
    #expect(reading.json?.contains(text) == true)
  }

  @Test func aWordOfANameTellsTheTypeOfANumber() {
    let reading = Reading(##"{"base":{"opacity-a0":0,"opacity-a50":0.5,"black-opacity":"#000"}}"##)
    #expect(reading.dialect == .plain)
    #expect(reading.json?.contains(#""opacity-a50":{"$type":"number","$value":0.5}"#) == true)
    #expect(reading.json?.contains(#""black-opacity":{"$value":{"colorSpace""#) == true)
  }

  @Test func collectionsByNameAreReadWithTheirModes() {
    let reading = Reading(
      ##"""
      [{"Core": {"modes": {
        "light": {"bg": {"$scopes": ["ALL_SCOPES"], "$type": "color", "$value": "#ffffff"}},
        "dark": {"bg": {"$scopes": ["ALL_SCOPES"], "$type": "color", "$value": "#000000"}}}}},
      {"Size": {"modes": {"default": {"gap": {"$scopes": ["GAP"], "$type": "float", "$value": 4}}}}}]
      """##)
    #expect(reading.dialect == .figma)
    #expect(
      reading.json?.contains(#""gap":{"$type":"dimension","$value":{"value":4,"unit":"px"}}"#)
        == true)
    #expect(reading.json?.contains(#""Core":{"contexts":{"#) == true)
  }

  @Test func emptyValuesAreToldOnceAndWaitForAnotherFile() {
    let text =
      #"{"a":{"$type":"component","$value":""},"b":{"$type":"color","$value":" "},"c":{"$value":"{b}"}}"#
    #expect(Reading(text).messages == ["1:36 2 tokens are left out: their values are empty"])
    let files = [
      "a.json": Array(text.utf8),
      "b.json": Array(##"{"b":{"$type":"color","$value":"#ffffff"}}"##.utf8),
    ]
    let load = TokenLoad(files: files, tokenFiles: ["a.json", "b.json"])
    #expect(load.tokens["c"]?.type == .color)
    #expect(load.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func channelsAreComponents() {
    let value = ##"{"colorSpace":"rgb","channels":[51,0,255],"alpha":0.1}"##
    let reading = Reading(#"{"c":{"$type":"color","$value":\#(value)}}"#)
    #expect(
      reading.tokenText("c")
        == #"{"$type":"color","$value":{"colorSpace":"srgb","components":[0.2,0,1],"alpha":0.1}}"#)
    #expect(reading.messages == ["1:32 the channels of a colour are read as its components"])
  }
}
