import CatalogRenderer
import Files
import Testing

@Suite struct MissingStringsTests {
  private let german = ["one/system.yaml": "name: One\nsummary: s\nlanguage: de-AT\n"]

  @Test func aLanguageWithoutWordsIsReportedWhereItIsStated() throws {
    let found = try render(replacing: german).diagnostics.filter {
      $0.id.name.hasPrefix("strings/")
    }
    #expect(
      found.map(\.message) == [
        "one/system.yaml:3:11: the theme has no words in the language 'de-AT' [strings/language]"
      ])
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.suggestion
        == "add strings/de-AT.yaml to a folder of templates, and name it by --templates")
  }

  @Test func itsPagesSpeakEnglishInTheirOwnLanguage() throws {
    let page = try #require(try render(replacing: german).site.text(at: "one/index.html"))
    #expect(page.contains("<html lang=\"de-AT\""))
    #expect(page.contains("Skip to content"))
  }

  @Test func aFileOfTheLanguageIsEnough() throws {
    let theme = Theme(overrides: [
      "strings/de.yaml": "language:\n  name: Deutsch\nframe:\n  skip: Zum Inhalt\n"
    ])
    let result = try render(replacing: german, theme: theme)
    #expect(!result.diagnostics.contains { $0.id.name == "strings/language" })
    #expect(try #require(result.site.text(at: "one/index.html")).contains("Zum Inhalt"))
  }
}
