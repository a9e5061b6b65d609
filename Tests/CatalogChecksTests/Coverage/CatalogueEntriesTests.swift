import CatalogModel
import SwiftSymbols
import Testing

@Suite struct CatalogueEntriesTests {
  /// The states of the symbols by their paths.
  private func states(
    _ source: String, appending: [String: String] = [:], replacing: [String: String] = [:]
  ) throws -> [String: SymbolDocumentation.State] {
    let report = try sourceReport(source, replacing: replacing, appending: appending)
    let symbols = report.coverage.modules.flatMap(\.symbols)
    return Dictionary(
      symbols.map { ($0.symbol.path.joined(separator: "."), $0.state) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func aComponentDocumentsItsTypeAndItsPropsTheProperties() throws {
    let found = try states(
      "public struct Badge { public let text: String; public let size: Int; public var other = 1 }",
      appending: [
        badge: """
        props:
          - { name: text, type: string, description: The word. }
          - { name: size, type: integer }
        """
      ])
    #expect(
      found == [
        "Badge": .catalogue, "Badge.text": .catalogue, "Badge.size": .none,
        "Badge.other": .none,
      ])
  }

  @Test func aModifierDocumentsItsMethod() throws {
    let found = try states(
      "public struct Badge {}\nextension View { public func badge(_ level: Int) -> Self { self } }",
      appending: [badge: "swift: { form: modifier, call: badge }\n"])
    #expect(found == ["Badge": .none, "View.badge(_:)": .catalogue])
  }

  @Test func aHeadingOfOneCodeSpanDocumentsASymbol() throws {
    let guide = """
      ---
      title: Start
      summary: s
      ---
      ## `Tone.init(value:)`
      ## About `Tone`
      ## Tone
      """
    let found = try states(
      "public struct Tone { public init(value: Int) {} }",
      replacing: ["one/guides/start.md": guide])
    #expect(found == ["Tone": .none, "Tone.init(value:)": .catalogue])
  }

  @Test func theGuideOfAComponentCountsToo() throws {
    let found = try states(
      "public enum Tone {}", replacing: ["one/components/badge/guide.md": "# `Tone`\n"])
    #expect(found == ["Tone": .catalogue])
  }
}
