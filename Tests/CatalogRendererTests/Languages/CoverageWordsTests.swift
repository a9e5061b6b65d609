import ReportFacts
import Testing

@testable import CatalogRenderer

/// The documentation of a Russian system, as its page and the twin of it say it.
@Suite struct CoverageWordsTests {
  private static let settings = """
    language: ru
    coverage:
      minimum: 90
      minimumFile: 90
      require: [summary, parameters, returns, throws, names, text]
      baseline: base.json
      excused:
        - { symbols: One.Dot, reason: Уйдёт. }
        - { symbols: One.Nothing, reason: Ушло. }

    """
  private static let baseline = """
    { "version": 1, "modules": [
      { "name": "Gone", "total": 1, "documented": 1, "undocumented": [] },
      { "name": "One", "total": 9, "documented": 1, "undocumented": ["Vanished"] } ] }
    """
  private static let source = """
    /// - Parameter other: Чужой.
    public func a(b: Int) throws -> Int { b }
    /// TODO
    public struct Badge {}
    public struct Chip {}
    public struct Dot {}
    /// Вид.
    public struct Edge: View {}

    """

  private func file(_ path: String) throws -> String {
    let manifest = try #require(sample["one/system.yaml"]) + Self.settings
    let result = try render(replacing: [
      "one/system.yaml": manifest, "one/base.json": Self.baseline + "\n",
      "one/Sources/Badge.swift": Self.source,
    ])
    return try #require(result.site.text(at: path))
  }

  /// What stands between `<main>` and its end; the frame has words of its own.
  private func page() throws -> String {
    let html = try file("one/coverage.html")
    let start = try #require(html.range(of: "<h1>"))
    let end = try #require(html.range(of: "<nav class=\"pager\"") ?? html.range(of: "</main>"))
    return String(html[start.lowerBound..<end.lowerBound])
  }

  @Test func thePageHasNoEnglishWords() throws {
    let paths = /<span class="coverage-source">.*?<\/span>/
    let text = VisibleText.of(html: try page().replacing(paths, with: " "))
    #expect(VisibleText.english(["coverage", "kindTitles"], in: text, of: "ru") == [])
  }

  @Test func theTwinHasNoEnglishWords() throws {
    let text = VisibleText.of(markdown: try file("one/coverage.md"))
    #expect(VisibleText.english(["coverage", "kindTitles"], in: text, of: "ru") == [])
  }

  @Test func whatIsAskedIsSaidInRussian() throws {
    let page = try page()
    #expect(
      page.contains(
        "Документировано 75\u{00A0}% объявлений, а нужно 90\u{00A0}%: опишите ещё 1 объявление."))
    #expect(page.contains("1 комментарий объясняет не все параметры</a>."))
    #expect(page.contains("1 комментарий — лишь заглушка</a>."))
    #expect(page.contains("3 из 4 объявлений, нужно не менее 90\u{00A0}%"))
    #expect(page.contains("<dt>Обязательно</dt><dd>Краткие описания, параметры, результаты,"))
  }

  @Test func whatIsThereIsSaidInRussian() throws {
    let page = try page()
    #expect(page.contains("<span class=\"coverage-kind\">структура</span>"))
    #expect(page.contains("не объяснены: b"))
    #expect(page.contains("ни один компонент не называет его своим типом Swift"))
    #expect(page.contains("<td>удалён</td>"))
    #expect(page.contains("п. п."))
  }

  @Test(arguments: [
    (1, "1 объявление", "1 из 1 комментария"), (2, "2 объявления", "1 из 2 комментариев"),
    (5, "5 объявлений", "1 из 5 комментариев"), (11, "11 объявлений", "1 из 11 комментариев"),
    (21, "21 объявление", "1 из 21 комментария"),
  ])
  func symbolsAreCounted(count: Int, symbols: String, comments: String) {
    let words = words("ru")
    #expect(words(CoveragePhrase.symbols, count: count) == symbols)
    #expect(words(CoveragePhrase.ofComments, count: count, ["good": "1"]) == comments)
  }

  @Test func sharesHaveTheSignOfTheLanguage() {
    #expect(CoverageText(words("ru")).share(98.4) == "98,4\u{00A0}%")
    #expect(CoverageText(words("ru")).limit(66.6) == "66,6\u{00A0}%")
    #expect(CoverageText(words("ru")).share(nil) == "нет")
    #expect(CoverageText(words("en")).share(91) == "91.0\u{00A0}%")
  }
}
