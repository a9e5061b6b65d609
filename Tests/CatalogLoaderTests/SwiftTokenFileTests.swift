import CatalogModel
import Testing

/// Systems whose tokens are compared with Swift source, or stand in nothing else.
@Suite struct SwiftTokenFileTests {
  private func system(_ tokens: String) -> String { "name: One\nsummary: x\ntokens: \(tokens)\n" }

  private let space = """
    { "space": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } } } }
    """
  private let source = """
    public enum DS {
      public enum Space { public static let s: CGFloat = 8 }
    }
    """

  @Test func tokensComeFromSwiftWhereThereAreNoTokenFiles() {
    let result = load([
      "one/system.yaml": system("{ swift: [Sources/Tokens] }"),
      "one/Sources/Tokens/DS.swift": source, "one/Sources/Other.swift": "let other = 1.0\n",
    ])
    #expect(result.messages == [])
    #expect(result.system?.tokenOrigin == .swift)
    #expect(result.system?.tokens.map(\.path.text) == ["space.s"])
    #expect(
      result.system?.tokens["space.s"]?.location?.description == "one/Sources/Tokens/DS.swift:2:41")
    #expect(result.system?.drift == nil)
  }

  @Test func tokenFilesComeFirstAndAreComparedWithSwift() throws {
    let result = load([
      "one/system.yaml": system("{ files: [a.tokens.json], swift: [DS.swift] }"),
      "one/a.tokens.json": space, "one/DS.swift": source,
    ])
    #expect(result.messages == [])
    #expect(result.system?.tokenOrigin == .files)
    #expect(result.system?.tokens["space.s"]?.location?.path == "one/a.tokens.json")
    let drift = try #require(result.system?.drift)
    #expect(drift.matched == 1)
    #expect(drift.entries == [])
  }

  @Test func aFolderWithoutSwiftIsReportedWhereItIsNamed() {
    let result = load(["one/system.yaml": system("{ swift: [Sources/Token] }")])
    #expect(
      result.messages == [
        "one/system.yaml:3:19: there are no Swift files in Sources/Token [content/no-sources]"
      ])
    #expect(result.system?.swiftTokens == nil)
  }

  @Test func aNamespaceThatIsNotThereLeavesNoTokens() throws {
    let result = load([
      "one/system.yaml": system("{ swift: [DS.swift], swiftNamespace: Design }"),
      "one/DS.swift": source,
    ])
    #expect(
      result.messages == [
        "one/system.yaml:3:30: the Swift sources declare no type 'Design' [tokens/drift-namespace]"
      ])
    #expect(result.suggestions == ["correct 'swiftNamespace', or declare 'public enum Design'"])
    #expect(result.system?.tokens.map(\.path.text) == [])
  }

  @Test func theOrderOfHexDigitsIsOneOfTwo() {
    let result = load([
      "one/system.yaml": system("{ swift: [DS.swift], hexDigits: rgba }"), "one/DS.swift": source,
    ])
    #expect(
      result.messages == [
        "one/system.yaml:3:41: 'hexDigits' cannot be the text \"rgba\" [yaml/unknown-value]"
      ])
  }

  @Test func theOrderOfHexDigitsDecidesWhatEightMean() throws {
    let hex = "public enum DS { public static let ink = Color(hex: 0x11223380) }\n"
    let result = load([
      "one/system.yaml": system("{ swift: [DS.swift], hexDigits: rrggbbaa }"), "one/DS.swift": hex,
    ])
    #expect(result.messages == [])
    #expect(result.system?.swiftTokens?.diagnostics == [])
  }

  @Test func agentYAMLIsTurnedIntoTheNamesOfTheSource() {
    let source = "public enum DS { public static let muted = SwiftUI.Color.secondary }\n"
    let result = load([
      "one/system.yaml": system("{ swift: [DS.swift] }"), "one/DS.swift": source,
    ])
    #expect(result.system?.vocabulary.tokens["muted"]?.swiftName == "DS.muted")
  }
}
