import CatalogLoader
import Files
import Testing

@Suite struct SystemChoiceTests {
  private let two: [String: String?] = [
    "catalog.yaml": "title: Sample\nsystems: [one, two]\n",
    "two/system.yaml": "name: Two\nsummary: More.\n",
  ]

  @Test func onlyNamedSystemsAreLoaded() {
    let result = load(two, systems: ["two"])
    #expect(result.messages == [])
    #expect(result.catalog?.systems.map(\.slug) == ["two"])
  }

  @Test func whatIsWrongInOthersIsNotReported() {
    var changes = two
    changes["one/system.yaml"] = "name: [\n"
    #expect(load(changes, systems: ["two"]).messages == [])
  }

  @Test func anUnknownNameLoadsNothing() {
    let result = load(two, systems: ["one", "tow"])
    #expect(result.catalog == nil)
    #expect(result.messages == ["catalog.yaml lists no system 'tow' [content/unknown-system]"])
    #expect(result.suggestions == ["did you mean 'two'?"])
  }

  @Test func aFolderOfOneSystemHasNoneToChoose() {
    let result = CatalogLoader(["system.yaml": "name: Solo\nsummary: Alone.\n"]).load(systems: ["a"]
    )
    #expect(result.catalog == nil)
    #expect(
      result.messages == [
        "there is no system 'a': the folder holds one system itself [content/unknown-system]"
      ])
  }
}
