import AgentSchema
import AgentUI
import JSONTree
import Testing

@Suite struct NodeSchemaTests {
  @Test func aNodeIsJudgedByItsNameAlone() {
    let kit = schema([contract("Text"), contract("Badge")])
    #expect(
      kit["$defs", "node", "allOf"].text
        == ##"[{"if":{"properties":{"component":{"const":"Badge"},"view":{"const":"Badge"}},"##
        + ##""anyOf":[{"required":["component"]},{"required":["view"]}]},"##
        + ##""then":{"$ref":"#/$defs/component/$defs/Badge"}},"##
        + ##"{"if":{"properties":{"component":{"const":"Text"},"view":{"const":"Text"}},"##
        + ##""anyOf":[{"required":["component"]},{"required":["view"]}]},"##
        + ##""then":{"$ref":"#/$defs/component/$defs/Text"}}]"##)
  }

  @Test func aNodeHasOneOfTwoNames() {
    let node = schema([contract("Text")])["$defs", "node"]
    #expect(node["if"].text == #"{"required":["view"]}"#)
    #expect(node["then"].text == #"{"properties":{"component":false}}"#)
    #expect(node["else"].text == #"{"required":["component"]}"#)
    #expect(node["additionalProperties"].text == "false")
  }

  @Test func withoutComponentsNothingIsValid() {
    let kit = schema([])
    #expect(kit["$defs", "name"].text == #"{"not":{}}"#)
    #expect(kit["$defs", "node", "allOf"].text == "null")
  }

  @Test func theShapeAloneTakesAnyName() {
    let node = AgentSchema.anyNode.value
    #expect(
      node["properties", "component"].text
        == #"{"description":"The component, for a part of a screen.","type":"string"}"#)
    #expect(node["allOf"].text == "null")
  }

  @Test func theDocumentSaysWhatItIs() {
    let kit = schema([contract("Text")])
    #expect(kit["$schema"].text == #""https://json-schema.org/draft/2020-12/schema""#)
    #expect(kit["$id"].text == "null")
    #expect(kit["title"].text == #""Agent YAML of Kit""#)
    let named = AgentSchema.schema(
      for: Vocabulary(components: [], tokens: [:]), name: "Kit", id: "https://example.org/a.json")
    #expect(named["$id"].text == #""https://example.org/a.json""#)
  }

  @Test func theOrderOfTheContractsDoesNotMatter() {
    let contracts = ["Text", "Badge", "Card", "Row"].map { contract($0) }
    #expect(schema(contracts) == schema(contracts.reversed()))
  }
}
