import CatalogModel
import ColorScience
import DesignTokens
import Diagnostics
import ReportFacts
import Testing
import TokenContrast

@testable import CatalogRenderer

/// Contrast of a Russian system, as its pages and their twins say it.
@Suite struct ContrastWordsTests {
  /// A component whose first pair is too low in the dark, in front of a claim, and whose last pair
  /// lies on a translucent colour.
  private func site() throws -> ContrastSite {
    var site = try ContrastSite(
      "  - { name: Слово, foreground: color.ink, background: color.surface }\n"
        + "  - { name: Знак, foreground: color.ink, background: color.surface, use: non-text }\n"
        + "  - { name: Подпись, foreground: color.ink, background: color.veil }\n")
    site.catalog.systems[0].language = "ru"
    site.claim = ContrastClaim(
      ratio: 7, decimals: 1, level: .aaa, location: SourceLocation("a.yaml"))
    site.settings.minimum = [.largeText: 4]
    site.settings.exceptions = [
      ContrastException(
        foreground: reference("color.faint"), background: reference("color.surface"),
        contexts: ["appearance": ["light", "dark"]], reason: "Так решено.",
        location: SourceLocation("a.yaml"))
    ]
    return site
  }

  /// What stands between `<main>` and its end; the frame has words of its own.
  private func main(_ html: String) throws -> String {
    let start = try #require(html.range(of: "<h1>"))
    let end = try #require(html.range(of: "<nav class=\"pager\"") ?? html.range(of: "</main>"))
    return String(html[start.lowerBound..<end.lowerBound])
  }

  private let sections = ["contrast", "matrix"]

  @Test(arguments: ["contrast/index.html", "contrast/matrix.html", "contrast/matrix-dark.html"])
  func aPageHasNoEnglishWords(path: String) throws {
    let text = VisibleText.of(html: try main(try site().file(path)))
    #expect(VisibleText.english(sections, in: text, of: "ru") == [])
  }

  @Test(arguments: ["contrast/index.md", "contrast/matrix.md"])
  func aTwinHasNoEnglishWords(path: String) throws {
    let text = VisibleText.of(markdown: try site().file(path))
    #expect(VisibleText.english(sections, in: text, of: "ru") == [])
  }

  @Test func thePageSpeaksRussian() throws {
    let html = try main(try site().page()).joinedLines
    #expect(html.contains("<dt><a href=\"#below\">ниже своего уровня</a></dt><dd>1</dd>"))
    #expect(html.contains("<span class=\"contrast-worst\">минимум 3,65:1</span>"))
    #expect(
      html.contains(
        "Текст обычного размера: нужно 4,5:1 для AA и 7:1 для AAA.</p>"))
    #expect(html.contains("<span class=\"verdict is-fail\">неверное значение, не достигает AAA"))
    #expect(html.contains("Во всех контекстах верно 0 из 1 утверждения, которое можно измерить."))
    #expect(html.contains("</a> на <a href=\"../tokens/color.html#color-surface\">"))
    #expect(
      html.contains(", светлое или тёмное <span class=\"verdict is-unknown\">больше не нужно"))
    #expect(
      html.contains("AA: 4,5:1 для текста, 4:1 для крупного текста, 3:1 для границ и графики."))
  }

  @Test func whatLiesBelowAMaterialIsToldInRussian() throws {
    var site = try site()
    site.settings.backdrops = [reference("color.surface")]
    let html = try site.component().joinedLines
    #expect(
      html.contains(
        "<p>Зависит от того, что находится ниже. color.veil полупрозрачен, и не указано, что "
          + "находится под ним. Если там одна из подложек системы: "))
    let bounds = BackdropDependence.Bounds(
      lowest: ContrastRatio(value: 3.2), lowestOver: "a",
      highest: ContrastRatio(value: 12.1), highestOver: "b")
    #expect(ContrastText(words("ru")).range(bounds) == "3,20–12,10:1")
  }

  @Test func theMatrixSpeaksRussianAndKeepsItsAddresses() throws {
    let html = try site().file("contrast/matrix-dark.html")
    #expect(html.contains("<title>Матрица контраста, тёмное · One</title>"))
    #expect(html.contains("<b>мало</b></td>"))
    #expect(html.contains(" data-fails=\"мало\" data-passes=\"хватает\" data-decimal=\",\">"))
    #expect(html.contains("эта система требует 4:1, меньшее не проходит."))
    #expect(html.contains(" aria-label=\"тёмное\" aria-current=\"page\">тёмное</a>"))
  }

  @Test func namesThatNobodyWroteAreSaidInTheLanguage() throws {
    let pair = ContrastPair(
      name: "Note: a on b over c, d", foreground: reference("a"), background: reference("b"),
      origin: .drawn, location: SourceLocation("a.css"))
    let text = ContrastText(words("ru"))
    func title(_ title: String) -> String { text.title(title, of: pair) }
    #expect(title("a on b over c, d") == "a на b поверх c, d")
    #expect(title("a on b") == "a на b")
    #expect(title("a on black") == "a on black")
  }

  @Test func contextsAreNamedInTheLanguage() {
    let part = ContextGroup.Part(
      modifier: "appearance", contexts: ["light", "dark"], isEvery: false)
    let every = ContextGroup.Part(modifier: "contrast", contexts: ["normal"], isEvery: true)
    #expect(words("ru").contexts(ContextGroup(parts: [part, every])) == "светлое и тёмное")
    #expect(words("ru").contexts(ContextGroup(parts: [every])) == "любой контекст")
    #expect(words("en").contexts(ContextGroup(parts: [every])) == "every context")
  }

  @Test(arguments: [
    (1, "1 пара", "[shown] из 1 пары"), (2, "2 пары", "[shown] из 2 пар"),
    (5, "5 пар", "[shown] из 5 пар"), (11, "11 пар", "[shown] из 11 пар"),
    (21, "21 пара", "[shown] из 21 пары"),
  ])
  func pairsAreCounted(count: Int, all: String, some: String) {
    let words = words("ru")
    #expect(words(MatrixPhrase.pairs, count: count) == all)
    #expect(words(MatrixPhrase.pairsShown, count: count, ["shown": "[shown]"]) == some)
  }
}
