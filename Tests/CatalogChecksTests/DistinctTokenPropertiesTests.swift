import Testing

@Suite struct DistinctTokenPropertiesTests {
  @Test func twoTokensOfOnePropertyAreAnError() throws {
    let found = try findings(
      replacing: [
        "one/t/light.tokens.json": """
        { "spaceS": { "$type": "number", "$value": 1 } }
        """
      ])
    #expect(
      found.contains(
        "one/t/light.tokens.json:1:3: 'spaceS' and 'space.s' both become '--space-s' [tokens/css-name-collision]"
      ))
  }
}
