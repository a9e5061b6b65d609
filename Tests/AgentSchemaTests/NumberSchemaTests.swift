import AgentUI
import Testing

/// The bounds of numbers as JSON Schema.
@Suite struct NumberSchemaTests {
  private func schema(_ kind: PropContract.Kind, _ bounds: NumberBounds) -> String {
    definition(of: PropContract(name: "a", kind: kind, bounds: bounds))
  }

  @Test func boundsAreKeywordsBesideTheType() {
    #expect(
      schema(.number, NumberBounds(minimum: 0, maximum: 0.5))
        == ##"{"$ref":"#/$defs/number","minimum":0,"maximum":0.5}"##)
    #expect(
      schema(.integer, NumberBounds(maximum: 12)) == ##"{"$ref":"#/$defs/integer","maximum":12}"##)
  }

  @Test(arguments: [
    (NumberBounds(step: 2), ##","multipleOf":2"##),
    (NumberBounds(minimum: 4, step: 2), ##","minimum":4,"multipleOf":2"##),
    (NumberBounds(minimum: -0.5, step: 0.25), ##","minimum":-0.5,"multipleOf":0.25"##),
    // Counted from 1, and in decimals, which validators divide inexactly.
    (NumberBounds(minimum: 1, step: 2), ##","minimum":1"##),
    (NumberBounds(minimum: 0, step: 0.1), ##","minimum":0"##),
  ])
  func aStepIsAMultipleWhereItMeansTheSame(bounds: NumberBounds, keywords: String) {
    #expect(schema(.number, bounds) == ##"{"$ref":"#/$defs/number"\##(keywords)}"##)
  }
}
