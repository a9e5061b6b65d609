import CatalogModel
import Testing

@Suite struct UniqueSlugsTests {
  @Test func namesThatDifferOnlyInLetterCaseGetNumbers() {
    var slugs = UniqueSlugs()
    let given = ["URL", "Url", "url", "Other"].map { slugs.slug(of: $0) }
    #expect(given == ["url", "url-2", "url-3", "other"])
  }

  @Test func aNumberThatIsTakenIsLeftOut() {
    var slugs = UniqueSlugs()
    let names = ["A 2", "A", "a", "A 4", "a", "a"]
    #expect(names.map { slugs.slug(of: $0) } == ["a-2", "a", "a-3", "a-4", "a-5", "a-6"])
  }

  @Test func reservedSlugsAreNotGivenOut() {
    var slugs = UniqueSlugs(reserved: ["main"])
    #expect(slugs.slug(of: "main") == "main-2")
  }

  @Test func longNamesAreCutToBytes() {
    var slugs = UniqueSlugs(limit: 5)
    #expect(slugs.slug(of: "ÄÖÜß") == "äö")
    #expect(slugs.slug(of: "ÄÖÜ") == "äö-2")
  }
}
