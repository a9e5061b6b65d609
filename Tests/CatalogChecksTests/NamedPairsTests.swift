import Testing

@Suite struct NamedPairsTests {
  private let tokens = [
    "one/system.yaml": "name: One\nsummary: x\ntokens: { files: [x.json] }\n",
    "one/x.json": """
    { "badge": { "$type": "color",
      "text": { "$value": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] } },
      "background": { "$value": { "colorSpace": "srgb", "components": [0.6, 0.6, 0.6] } } },
      "space": { "s": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } },
      "grey": { "$type": "color",
        "$value": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] } } }
    """,
  ]

  @Test func namesMakePairsThatAreNoFindings() throws {
    let report = try report(replacing: tokens)
    #expect(report.pairs.named.map(\.name) == ["badge.text on badge.background"])
    #expect(report.pairs.named.allSatisfy { report.contrastTables[$0] != nil })
    #expect(try findings(replacing: tokens) == [])
  }

  @Test func whatIsDeclaredIsNotNamedAsWell() throws {
    let report = try report(
      replacing: tokens,
      appending: [
        badge: "contrast:\n  - { foreground: badge.text, background: badge.background }\n"
      ])
    #expect(report.pairs.named == [])
    #expect(report.pairs.declared["Badge"]?.count == 1)
  }
}
