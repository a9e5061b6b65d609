import CatalogModel
import Testing

@Suite struct ReportTests {
  @Test func symbolsWithACommentAreCounted() throws {
    let report = try report(
      replacing: ["one/Sources/A.swift": "/// A.\npublic struct A {}\npublic struct B {}\n"],
      appending: ["one/system.yaml": "\nmodules: [{ name: One, path: Sources }]\n"])
    #expect(report.documentedSymbols == Tally(good: 1, total: 2))
  }

  @Test func aPairIsCountedWhereItStandsWorst() throws {
    let report = try report(appending: [
      badge: "contrast:\n  - { foreground: grey, background: back }\n"
    ])
    #expect(report.contrast.below == 1)
    #expect(report.contrast.measured == Tally(good: 0, total: 1))
    #expect(report.contrast.open == 0)
    let table = try #require(report.contrastTables.values.first)
    #expect(table.rows.map(\.contexts.label) == ["light", "dark"])
  }

  @Test func aClaimIsGoodWhenItIsTrueInEveryContext() throws {
    let report = try report(appending: [
      badge: """
      contrast:
        - { foreground: grey, background: back, claimed: 5.3, contexts: { appearance: dark } }
        - { foreground: grey, background: back, claimed: 5.3 }
      """
    ])
    #expect(report.contrast.claims == Tally(good: 1, total: 2))
  }

  @Test func anExceptionMakesNoRatioGood() throws {
    let report = try report(appending: [
      "one/system.yaml":
        "\ncontrast: { exceptions: [{ foreground: grey, background: back, reason: r }] }\n",
      badge: "contrast:\n  - { foreground: grey, background: back }\n",
    ])
    #expect(report.contrast.excused == 1)
    #expect(report.contrast.measured == Tally(good: 0, total: 1))
    #expect(report.usedExceptions.map(\.reason) == ["r"])
  }

  @Test func theMatrixHasTheTokensOfDeclaredPairs() throws {
    let report = try report(appending: [
      badge: "contrast:\n  - { foreground: grey, background: back }\n"
    ])
    #expect(report.matrix.texts.map(\.path.text) == ["grey"])
    #expect(report.matrix.backgrounds.map(\.path.text) == ["back"])
    #expect(report.matrix.sheets.map(\.contexts.label) == ["light", "dark"])
  }

  @Test func validTreesAreCounted() throws {
    let report = try report(replacing: [
      "one/examples/a.yaml": "name: A\nagent: { component: Badge }\n",
      "one/examples/b.yaml": "name: B\nagent: { component: Nope }\n",
    ])
    #expect(report.validExamples == Tally(good: 1, total: 2))
  }

  @Test func tokensWithADescriptionAreCounted() throws {
    let tokens = """
      { "a": { "$type": "number", "$value": 1, "$description": "One." },
        "b": { "$type": "number", "$value": 2 } }
      """
    let report = try report(replacing: [
      "one/system.yaml": "name: One\nsummary: x\ntokens: { files: [t/x.json] }\n",
      "one/t/x.json": tokens,
    ])
    #expect(report.describedTokens == Tally(good: 1, total: 2))
  }

  @Test func aComponentIsCompleteWithExamplesNotesAndAGuide() throws {
    let more = """
      accessibility: { notes: [A note.] }
      examples:
        - { name: A, agent: { component: Badge } }
        - { name: B, agent: { component: Badge } }
      """
    #expect(try report(appending: [badge: more]).completeComponents == Tally(good: 0, total: 2))
    let report = try report(
      replacing: ["one/components/badge/guide.md": "text\n"], appending: [badge: more])
    #expect(report.completeComponents == Tally(good: 1, total: 2))
  }

  private let numbers = """
    { "n": { "$type": "dimension", "a": { "$value": { "value": 1, "unit": "px" } },
      "b": { "$value": { "value": 2, "unit": "px" } } } }
    """

  private func comparison(with swift: String) throws -> SystemReport {
    try report(replacing: [
      "one/system.yaml": "name: One\nsummary: x\ntokens: { files: [x.json], swift: [DS.swift] }\n",
      "one/x.json": numbers, "one/DS.swift": swift,
    ])
  }

  @Test func tokensThatAgreeWithSwiftAreCounted() throws {
    let report = try comparison(
      with: """
        public enum DS { public enum N {
          public static let a: CGFloat = 1
          public static let b: CGFloat = 3
          public static let c: CGFloat = 4
        } }
        """)
    #expect(report.agreeingTokens == Tally(good: 1, total: 2))
    #expect(report.drift.keys.map(\.text) == ["n.b"])
    #expect(report.drift["n.b"]?.swiftLocation?.description == "one/DS.swift:3:21")
  }

  @Test func missingConstantsDoNotAgreeAndUnknownOnesAreNotCounted() throws {
    let report = try comparison(
      with: "public enum DS { public enum N { public static let a: Double = f() } }")
    #expect(report.agreeingTokens == Tally(good: 0, total: 1))
    #expect(report.drift["n.b"]?.kind == .missingInSwift)
  }

  @Test func withoutSwiftSourceNothingIsCompared() throws {
    #expect(try report().agreeingTokens == nil)
    #expect(try comparison(with: "public enum Other {}").agreeingTokens == nil)
  }
}
