import AgentSchema
import AgentUI
import Diagnostics
import Testing

@Suite struct ComponentSchemaTests {
  @Test func propsMayBeMissingWhereNoneIsRequired() {
    let component = contract("Badge", props: [.init(name: "text", kind: .string)])
    #expect(
      definition(of: component) == #"{"properties":{"props":{"type":["object","null"],"#
        + #""properties":{"text":{"type":"string"}},"additionalProperties":false}}}"#)
  }

  @Test func aRequiredPropNeedsItsProps() {
    let component = contract(
      "Badge", props: [.init(name: "text", kind: .string, isRequired: true)])
    #expect(
      definition(of: component) == #"{"properties":{"props":{"type":"object","#
        + #""properties":{"text":{"type":"string"}},"additionalProperties":false,"#
        + #""required":["text"]}},"required":["props"]}"#)
  }

  private func children(_ component: ComponentContract) -> String {
    schema([component])[
      "$defs", "component", "$defs", component.name, "properties", "children"
    ].text
  }

  @Test func childrenFollowTheRule() {
    #expect(children(contract("Card")) == "null")
    #expect(children(contract("Card", children: .none)) == #"{"maxItems":0}"#)
    #expect(
      children(contract("Card", children: .only(["Badge", "Text"])))
        == #"{"items":{"properties":{"component":{"enum":["Badge","Text"]},"#
        + #""view":{"enum":["Badge","Text"]}}}}"#)
  }

  @Test(arguments: [SwiftForm.Grammar.modifier, .environment])
  func whatChangesItsChildrenNeedsOne(grammar: SwiftForm.Grammar) {
    let component = contract("Style", grammar: grammar)
    #expect(children(component) == #"{"type":"array","minItems":1}"#)
    let required = schema([component])["$defs", "component", "$defs", "Style", "required"]
    #expect(required.text == #"["children"]"#)
  }

  @Test func aModifierThatTakesNoChildrenNeedsNone() {
    #expect(
      children(contract("Style", children: .none, grammar: .modifier)) == #"{"maxItems":0}"#)
  }

  @Test func semanticsThatAreRequiredSaySomething() {
    let definition = schema([contract("Card", requiresSemantics: true)])[
      "$defs", "component", "$defs", "Card"]
    #expect(definition["required"].text == #"["semantics"]"#)
    #expect(definition["properties", "semantics", "type"].text == #""string""#)
    let pattern = definition["properties", "semantics", "pattern"].text
    #expect(pattern.hasPrefix(#""[^\t-\r "#))
  }

  @Test func whatIsToldOfAComponentIsAtItsNameAndDefinition() {
    let example = AgentNode(
      keyword: .view, component: "Card",
      props: [
        .init(
          name: "level", value: .integer(2), nameLocation: .init(""), valueLocation: .init(""))
      ], children: [AgentNode(component: "Card", location: .init(""))], semantics: "group",
      location: SourceLocation(""))
    let kit = schema(
      [contract("Card")], notes: ["Card": .init(summary: "A surface.", examples: [example])])
    #expect(
      kit["$defs", "name"].text
        == #"{"enum":["Card"],"oneOf":[{"description":"A surface.","const":"Card"}]}"#)
    let definition = kit["$defs", "component", "$defs", "Card"]
    #expect(definition["description"].text == #""A surface.""#)
    #expect(
      definition["examples"].text == #"[{"view":"Card","props":{"level":2},"semantics":"group","#
        + #""children":[{"component":"Card"}]}]"#)
  }
}
