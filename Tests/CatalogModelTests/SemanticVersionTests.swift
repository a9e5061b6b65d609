import CatalogModel
import Testing

struct SemanticVersionTests {
  @Test("Versions have the order of section 11 of Semantic Versioning")
  func order() throws {
    let texts = [
      "0.9", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
      "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.1", "1.10", "2",
    ]
    let versions = try texts.map { try #require(SemanticVersion($0)) }
    #expect(versions.reversed().sorted().map(\.text) == texts)
  }

  @Test(
    "Other texts are no versions",
    arguments: ["", "v1.0", "1.", "1.2.3.4", "next", "01.0", "1.0-", "1.0-a..b", "1.0+", "1.0 b"])
  func otherTexts(text: String) {
    #expect(SemanticVersion(text) == nil)
  }

  @Test("A version may be written shorter, and build metadata make no other")
  func same() throws {
    let short = try #require(SemanticVersion("1.2"))
    #expect(short.isSame(as: try #require(SemanticVersion("1.2.0+5"))))
    #expect(!short.isSame(as: try #require(SemanticVersion("1.2.0-rc.1"))))
  }

  @Test("What is deprecated stays until a version that may break something")
  func nextBreaking() {
    #expect(SemanticVersion("1.3")?.nextBreaking == "2.0")
    #expect(SemanticVersion("0.3.1")?.nextBreaking == "0.4")
    #expect(SemanticVersion("\(Int.max).0")?.nextBreaking == nil)
  }
}
