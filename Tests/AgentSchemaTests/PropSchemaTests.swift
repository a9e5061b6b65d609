import AgentUI
import Testing

@Suite struct PropSchemaTests {
  @Test(
    arguments: [
      (.string, #"{"type":"string"}"#), (.action, #"{"type":"string"}"#),
      (.boolean, #"{"type":"boolean"}"#), (.number, ##"{"$ref":"#/$defs/number"}"##),
      (.integer, ##"{"$ref":"#/$defs/integer"}"##),
      (.token, ##"{"$ref":"#/$defs/token"}"##),
    ] as [(PropContract.Kind, String)])
  func aKindIsAType(kind: PropContract.Kind, text: String) {
    #expect(definition(of: PropContract(name: "a", kind: kind)) == text)
  }

  @Test func numbersAreThoseThatSwiftHolds() {
    let kit = schema([contract("Badge")])
    #expect(
      kit["$defs", "integer"].text == #"{"type":"integer","minimum":-9223372036854775808,"#
        + #""maximum":9223372036854775807}"#)
    #expect(
      kit["$defs", "number"].text == #"{"type":"number","minimum":-1.7976931348623157e+308,"#
        + #""maximum":1.7976931348623157e+308}"#)
  }

  @Test func theValuesOfAnEnumAreExplained() {
    let prop = PropContract(
      name: "level", kind: .enum,
      choices: [.init("info", description: "Neutral."), .init("error")], defaultValue: "info",
      description: "How serious.")
    #expect(
      definition(of: prop) == #"{"description":"How serious.","enum":["info","error"],"#
        + #""oneOf":[{"enum":["error"]},{"description":"Neutral.","const":"info"}],"#
        + #""default":"info"}"#)
  }

  @Test(
    arguments: [
      (.string, "1", #""1""#), (.integer, "1", "1"), (.number, "1.5", "1.5"),
      (.boolean, "false", "false"), (.integer, "Self.count", "null"), (.boolean, "yes", "null"),
    ] as [(PropContract.Kind, String, String)])
  func aDefaultHasTheTypeOfItsKind(kind: PropContract.Kind, text: String, json: String) {
    let prop = PropContract(name: "a", kind: kind, defaultValue: text)
    let component = contract("Badge", props: [prop])
    let path = schema([component])[
      "$defs", "component", "$defs", "Badge", "properties", "props", "properties", "a", "default"]
    #expect(path.text == json)
  }

  private let tokens: [String: Vocabulary.Token] = [
    "spacing.m": .init(swiftName: "DS.Spacing.m"), "spacing.l": .init(swiftName: "DS.Spacing.l"),
    "spacing.old": .init(swiftName: "DS.Spacing.old", deprecation: "Use spacing.m."),
  ]

  @Test func tokensAreListedInTheirOrderAndDeprecatedOnesMarked() {
    let kit = schema([contract("Badge")], tokens: tokens)
    #expect(
      kit["$defs", "token"].text == #"{"description":"The path of a token.","#
        + #""enum":["spacing.l","spacing.m","spacing.old"],"oneOf":[{"enum":["spacing.l","#
        + #""spacing.m"]},{"description":"Use spacing.m.","const":"spacing.old","#
        + #""deprecated":true}]}"#)
  }

  @Test func onlyTokensThatExistAreAllowed() {
    let prop = PropContract(
      name: "gap", kind: .token, choices: [.init("spacing.m"), .init("spacing.none")])
    #expect(definition(of: prop, tokens: tokens) == #"{"enum":["spacing.m"]}"#)
    #expect(definition(of: prop) == #"{"not":{}}"#)
  }
}
