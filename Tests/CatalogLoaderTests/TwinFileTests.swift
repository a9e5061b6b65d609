import CatalogModel
import Diagnostics
import Testing

@Suite struct TwinFileTests {
  @Test func aSystemNamesItsTwin() throws {
    let result = load([
      "one/system.yaml": "name: One\nsummary: s\nlanguage: ru\ntwin: two\n"
    ])
    #expect(result.messages == [])
    let system = try #require(result.system)
    #expect(system.twin == Reference("two", at: .init("one/system.yaml", line: 4, column: 7)))
    #expect(system.languageLocation == .init("one/system.yaml", line: 3, column: 11))
  }

  @Test func withoutALanguageASystemIsInEnglishFromItsBeginning() throws {
    let system = try #require(load().system)
    #expect(system.language == "en")
    #expect(system.languageLocation?.path == "one/system.yaml")
    #expect(system.twin == nil)
  }

  @Test func aGuideHasALanguageAndATwin() throws {
    let path = "one/guides/a.md"
    let result = load([
      path: "---\ntitle: A\nsummary: s\nlanguage: ru\ntwin: guides/b\n---\n"
    ])
    #expect(result.messages == [])
    let guide = try #require(result.system?.guides.first)
    #expect(guide.language == Reference("ru", at: .init(path, line: 4, column: 11)))
    #expect(guide.twin == .file(Reference("guides/b", at: .init(path, line: 5, column: 7))))
  }

  @Test func withoutKeysAGuideIsInTheLanguageOfItsSystem() throws {
    let guide = try #require(
      load(["one/guides/a.md": "---\ntitle: A\nsummary: s\n---\n"]).system?.guides.first)
    #expect(guide.language == nil)
    #expect(guide.twin == .sameName)
  }

  @Test func noneIsNoFile() throws {
    let result = load(component("twin: none\n"))
    #expect(result.messages == [])
    #expect(result.system?.components.first?.twin == TwinChoice.none)
  }

  @Test func theLanguageOfAGuideIsATag() throws {
    let result = load(["one/guides/a.md": "---\ntitle: A\nsummary: s\nlanguage: ru_RU\n---\n"])
    #expect(
      result.messages == ["one/guides/a.md:4:1: 'ru_RU' is not a language tag [content/language]"])
    #expect(result.suggestions == ["write one such as en or pt-BR"])
    #expect(result.system?.guides.first?.language == nil)
  }

  @Test func systemsThatWereLeftOutAreAbsent() {
    let two: [String: String?] = [
      "catalog.yaml": "title: Sample\nsystems: [one, two]\n",
      "two/system.yaml": "name: Two\nsummary: More.\n",
    ]
    #expect(load(two).catalog?.absentSystems == [])
    #expect(load(two, systems: ["two"]).catalog?.absentSystems == ["one"])
    var broken = two
    broken["one/system.yaml"] = "name: [\n"
    #expect(load(broken).catalog?.absentSystems == ["one"])
  }
}
