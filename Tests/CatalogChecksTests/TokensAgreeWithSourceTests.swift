import CatalogChecks
import Diagnostics
import Testing

@Suite struct TokensAgreeWithSourceTests {
  private func drift(_ source: String, comparing: Bool = true) throws -> [String] {
    let change = Change(
      replacing: ["one/Sources/DS.swift": source],
      appending: ["one/system.yaml": "\nmodules: [{ name: One, path: Sources }]\n"])
    let catalog = try #require(change.catalog)
    return CatalogChecks.run(catalog, comparesSources: comparing).diagnostics
      .filter { $0.id.name.hasPrefix("tokens/drift") }.map(\.summary)
  }

  private let source = "public enum DS { public enum Space { public static let s: CGFloat = 9 } }"

  @Test func aValueThatDiffersIsAnError() throws {
    #expect(try drift(source).contains("'space.s' is 8px in the tokens and 9px in Swift"))
  }

  @Test func theSiteDoesNotDependOnIt() throws {
    #expect(try drift(source, comparing: false).isEmpty)
  }

  @Test func withoutSwiftThereIsNothingToCompare() throws {
    let catalog = try #require(Change().catalog)
    #expect(
      !CatalogChecks.run(catalog, comparesSources: true).diagnostics.contains {
        $0.id.name.hasPrefix("tokens/drift")
      })
  }
}
