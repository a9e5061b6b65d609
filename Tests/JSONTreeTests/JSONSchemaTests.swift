import JSONTree
import Testing

@Suite struct JSONSchemaTests {
  private func text(_ schema: JSONSchema) -> String { JSONWriter().string(schema.value) }

  @Test func anObjectHasItsPropertiesAndNoOthers() {
    let schema = JSONSchema.object(
      [("b", ["type": "string"]), ("a", ["type": "integer"])], required: ["b"])
    #expect(
      text(schema) == #"{"type":"object","properties":{"b":{"type":"string"},"#
        + #""a":{"type":"integer"}},"additionalProperties":false,"required":["b"]}"#)
  }

  @Test func plainChoicesAreAnEnum() {
    #expect(text(.choice(of: [.init("a"), .init("b")])) == #"{"enum":["a","b"]}"#)
  }

  @Test func choicesThatAreExplainedAreSaidTwice() {
    let schema = JSONSchema.choice(of: [
      .init("a"), .init("b", description: "The second."), .init("c", isDeprecated: true),
    ])
    #expect(
      text(schema) == #"{"enum":["a","b","c"],"oneOf":[{"enum":["a"]},"#
        + #"{"description":"The second.","const":"b"},{"const":"c","deprecated":true}]}"#)
  }

  @Test func noChoiceLeavesNothing() {
    #expect(text(.choice(of: [])) == #"{"not":{}}"#)
  }

  @Test func nullIsTakenIn() {
    #expect(text((["type": "string"] as JSONSchema).orNull) == #"{"type":["string","null"]}"#)
    #expect(
      text((["type": ["string", "number"]] as JSONSchema).orNull)
        == #"{"type":["string","number","null"]}"#)
    #expect(
      text(JSONSchema.choice(of: [.init("a", description: "One.")]).orNull)
        == #"{"enum":["a",null],"oneOf":[{"description":"One.","const":"a"},{"type":"null"}]}"#)
  }

  @Test func referencesArePointersInAnAddress() {
    #expect(text(.reference(to: "node")) == ##"{"$ref":"#/$defs/node"}"##)
    #expect(
      text(.reference(to: "a", "x/y ~ü")) == ##"{"$ref":"#/$defs/a/$defs/x~1y%20~0%C3%BC"}"##)
  }

  @Test func aDocumentBeginsWithItsDialect() {
    let document = (["type": "null"] as JSONSchema).document(
      title: "T", description: "D.", id: "https://example.org/a.json",
      definitions: [("node", .nothing)])
    #expect(
      JSONWriter().string(document)
        == #"{"$schema":"https://json-schema.org/draft/2020-12/schema","#
        + #""$id":"https://example.org/a.json","title":"T","description":"D.","type":"null","#
        + #""$defs":{"node":{"not":{}}}}"#)
  }

  @Test func anEmptyDescriptionIsNone() {
    #expect(text((["type": "null"] as JSONSchema).described("")) == #"{"type":"null"}"#)
  }
}
