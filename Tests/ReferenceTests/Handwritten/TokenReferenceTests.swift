import DesignTokens
import Testing
import TokenDialects

/// `reference-tokens.md` names what is read of token files, and nothing else.
struct TokenReferenceTests {
  private static func terms(_ heading: String) throws -> [String] {
    try MarkdownSection(heading, of: "reference-tokens").terms
  }

  @Test("Types") func types() throws {
    #expect(try Self.terms("Types") == TokenType.allCases.map(\.rawValue))
  }

  @Test("Levels of conformance") func conformance() throws {
    #expect(
      try Self.terms("How closely the standard is followed")
        == TokenConformance.allCases.map(\.rawValue))
  }

  @Test("Other formats") func dialects() throws {
    #expect(try Self.terms("Other formats") == TokenDialect.allCases.map(\.rawValue))
  }

  @Test("Keys of the extension are the properties of what they are read into")
  func extensionKeys() throws {
    let properties = Mirror(reflecting: CatalogMetadata()).children.compactMap(\.label)
    // `false` under the key `swift` is a property of its own.
    let keys = properties.filter { $0 != "hasSwift" }.map { $0 == "isInternal" ? "internal" : $0 }
    #expect(try Set(Self.terms("What catalog adds")) == Set(keys))
  }

  @Test("Words of the extension")
  func extensionWords() throws {
    let codes = try MarkdownSection("What catalog adds", of: "reference-tokens").codes
    #expect(codes.isSuperset(of: CatalogMetadata.Status.allCases.map(\.rawValue)))
    #expect(codes.isSuperset(of: CatalogMetadata.Confidence.allCases.map(\.rawValue)))
  }
}
