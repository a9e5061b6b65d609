import CatalogModel
import Testing

@Suite struct RepositoryTests {
  private let system = "name: One\nsummary: S.\n"

  @Test func aRepositoryGivesTheAddressesOfFiles() throws {
    let lines = """
      repository:
        edit: https://example.org/edit/main/{path}
        source: https://example.org/blob/main/{path}#L{line}
      """
    let result = load(["one/system.yaml": system + lines])
    #expect(result.messages == [])
    let repository = try #require(result.system).repository
    #expect(
      repository.editAddress(of: "guides/a b.md")
        == "https://example.org/edit/main/guides/a%20b.md")
    #expect(
      repository.sourceAddress(of: "Sources/A.swift", line: 7)
        == "https://example.org/blob/main/Sources/A.swift#L7")
    #expect(repository.sourceAddress(of: "../A.swift", line: 7) == nil)
  }

  @Test func anAddressIsWholeAndHasAPlaceForThePath() {
    let lines = "repository: { edit: \"javascript:{path}\", source: \"https://example.org/\" }\n"
    let result = load(["one/system.yaml": system + lines])
    #expect(
      result.messages == [
        "one/system.yaml:3:15: 'edit' is not a whole address [content/repository]",
        "one/system.yaml:3:42: 'source' does not say where the path of a file goes "
          + "[content/repository]",
      ])
    #expect(
      result.suggestions.first
        == "write an address with {path}, such as https://example.org/design/edit/main/{path}")
  }
}
