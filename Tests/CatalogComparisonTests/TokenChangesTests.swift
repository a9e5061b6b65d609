import Testing

@testable import CatalogComparison

struct TokenChangesTests {
  private static let gap = #""value": 8, "unit": "px""#

  static let cases: [ChangeCase] = [
    .init(
      "A token is removed", .tokens,
      ",\n  \"slow\": { \"$type\": \"duration\", \"$value\": { \"value\": 300, \"unit\": \"ms\" } }",
      "", "breaking token slow removed"),
    .init(
      "A token is added", .tokens, #"{ "ink""#,
      #"{ "calm": { "$type": "number", "$value": 3 }, "ink""#,
      "additive token calm added ( → 3)"),
    .init(
      "A token has another name", .tokens, #""slow""#, #""calm""#,
      "breaking token slow renamed ( → calm)"),
    .init(
      "A token has another name and value", .tokens,
      #""slow": { "$type": "duration", "$value": { "value": 300"#,
      #""calm": { "$type": "duration", "$value": { "value": 200"#,
      "breaking token slow removed", "additive token calm added ( → 200ms)"),
    .init(
      "A value changes in every context", .tokens, gap, #""value": 12, "unit": "px""#,
      "repair token gap value (8px → 12px)"),
    .init(
      "A value changes in one context", .dark, "0.9, 0.9, 0.9", "0.8, 0.8, 0.8",
      "repair token paper value in dark (#e6e6e6 → #cccccc)"),
    .init(
      "A value no longer differs in a context", .dark, "0.9, 0.9, 0.9", "1, 1, 1",
      "repair token paper value in dark (#e6e6e6 → #ffffff)"),
    .init(
      "A type changes", .tokens, #""dimension", "$value": { "value": 8, "unit": "px" }"#,
      #""number", "$value": 8"#, "breaking token gap type (dimension → number)"),
    .init(
      "A token is deprecated", .tokens, #""gap": {"#, #""gap": { "$deprecated": "use slow", "#,
      "additive token gap deprecated"),
    .init(
      "A hexadecimal form is added", .tokens, #""components": [0, 0, 1]"#,
      ##""components": [0, 0, 1], "hex": "#0000ff""##),
    .init(
      "A description is added", .tokens, #""gap": {"#, #""gap": { "$description": "Room.", "#),
    .init(
      "Swift calls a token by another name", .tokens, #""gap": {"#,
      #""gap": { "$extensions": { "catalog": { "swift": "DS.room" } }, "#,
      "breaking token gap swift-name (DS.gap → DS.room)"),
    .init(
      "A token is kept from those who use the system", .tokens, #""gap": {"#,
      #""gap": { "$extensions": { "catalog": { "internal": true } }, "#,
      "breaking token gap removed"),
    .init(
      "A context is added", .resolver, #""light": [],"#, #""light": [], "night": [],"#,
      "additive context appearance=night added"),
    .init(
      "A context is removed", .resolver, #", "dark": [{ "$ref": "dark.tokens.json" }]"#, "",
      "breaking context appearance=dark removed"),
    .init(
      "The default context changes", .resolver, #""default": "light""#, #""default": "dark""#,
      "breaking context appearance default-context (light → dark)"),
  ]

  @Test("Tokens", arguments: cases)
  func changes(_ change: ChangeCase) throws {
    #expect(try change.changes() == change.expected)
  }

  @Test("Of several tokens with one value none has another name")
  func ambiguousNames() throws {
    let sample = SampleSystem()
    let two = try sample.replacing(
      #"{ "ink""#,
      with:
        #"{ "a": { "$type": "number", "$value": 3 }, "b": { "$type": "number", "$value": 3 }, "ink""#,
      in: .tokens)
    let one = try sample.replacing(
      #"{ "ink""#, with: #"{ "c": { "$type": "number", "$value": 3 }, "ink""#, in: .tokens)
    let changes = SystemComparison(try two.version(), try one.version()).changes
    #expect(
      changes.map(ChangeCase.text) == [
        "breaking token a removed", "breaking token b removed", "additive token c added ( → 3)",
      ])
  }

  @Test("The reason of a deprecation is told")
  func deprecationReason() throws {
    let sample = SampleSystem()
    let other = try sample.replacing(
      #""gap": {"#, with: #""gap": { "$deprecated": "use slow", "#, in: .tokens)
    let change = try #require(
      SystemComparison(try sample.version(), try other.version()).changes.first)
    #expect(change.note == "use slow")
    #expect(change.after?.path == "base.tokens.json")
    let back = SystemComparison(try other.version(), try sample.version()).changes
    #expect(back.map(ChangeCase.text) == ["repair token gap restored"])
  }
}
