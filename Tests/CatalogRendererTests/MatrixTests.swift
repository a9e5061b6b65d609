import ColorScience
import DesignTokens
import Testing
import TokenContrast

@testable import CatalogRenderer

@Suite struct MatrixTests {
  private func page(_ path: String = "contrast/matrix.html") throws -> String {
    var site = try ContrastSite("")
    site.settings.matrix = .init(
      texts: [reference("color.ink"), reference("color.faint")],
      backgrounds: [reference("color.surface"), reference("color.veil")])
    return try site.file(path)
  }

  @Test func cellsHaveHeadersRatioAndResult() throws {
    let html = try page()
    #expect(
      html.contains(
        """
        <th scope="col" class="c0" id="background-color-surface" data-name="color.surface">\
        <a href="../tokens/color.html#color-surface">color.<wbr>surface</a></th>
        """))
    #expect(
      html.contains(
        """
        <tr class="r0"><th scope="row" id="text-color-ink" data-name="color.ink">\
        <a href="../tokens/color.html#color-ink">color.<wbr>ink</a></th>\
        <td class="c0 p">5.74 <b>AA</b></td><td class="c1 u"><b>depends</b></td></tr>
        """))
    #expect(html.contains("<tr class=\"r1\"><th"))
    #expect(html.contains("<td class=\"c0 f\">2.84 <b>fails</b></td>"))
  }

  @Test func everyGroupOfContextsHasASheetThatLinksToTheOthers() throws {
    let dark = try page("contrast/matrix-dark.html")
    #expect(
      dark.contains("<table class=\"matrix\" data-system=\"system\" data-appearance=\"dark\">"))
    #expect(
      dark.contains(
        """
        <caption id="matrix-caption"><span>Contrast ratios in dark: a text colour for each row, \
        a background for each column.</span></caption>
        """))
    #expect(dark.contains("<li><a href=\"matrix.html\" aria-label=\"light\">light</a></li>"))
    #expect(
      dark.contains(
        """
        <li><a href="matrix-dark.html" aria-label="dark" aria-current="page">dark</a></li>
        """))
    #expect(dark.contains("<title>Contrast matrix, dark · One</title>"))
  }

  @Test func rulesGiveRowsAndColumnsTheirColours() throws {
    let css = try page("assets/contrast-matrix.css")
    #expect(
      css == """
        .matrix .r0 { --f: var(--color-ink); }
        .matrix .r1 { --f: var(--color-faint); }
        .matrix .c0::before { background: \
        linear-gradient(var(--color-surface), var(--color-surface)), var(--checks); }
        .matrix .c1::before { background: \
        linear-gradient(var(--color-veil), var(--color-veil)), var(--checks); }

        """)
  }

  @Test func whatLiesBelowABackgroundIsDrawnBelowIt() throws {
    var site = try ContrastSite("")
    site.settings.matrix = .init(backgrounds: [reference("color.veil")])
    site.settings.underlays = [.init(reference("color.veil"), over: [reference("color.surface")])]
    let css = try site.file("assets/contrast-matrix.css")
    #expect(
      css.hasSuffix(
        "var(--color-veil)), linear-gradient(var(--color-surface), var(--color-surface)), "
          + "var(--checks); }\n"))
  }

  @Test func aTokenLeadsToItsRowAndColumn() throws {
    let html = try page("tokens/color.html")
    #expect(
      html.contains(
        "<dt>Contrast</dt><dd><a href=\"../contrast/matrix.html#text-color-ink\">as text</a> </dd>")
    )
    #expect(html.contains("../contrast/matrix.html#background-color-veil\">as background</a>"))
  }

  @Test func aCellIsSmall() throws {
    let cells: [TokenContrastMatrix.Cell] = [
      .ratio(ContrastRatio(value: 21)), .ratio(ContrastRatio(value: 1)), .dependsOnBackdrop,
      .unknown,
    ]
    let markup = try markup(required: 4.5)
    #expect(cells.allSatisfy { markup.cell($0).utf8.count < 40 })
  }

  @Test func whatTheSystemAsksForDecidesWhetherAPairFails() throws {
    let cell = TokenContrastMatrix.Cell.ratio(ContrastRatio(value: 4.7))
    #expect(try markup(required: 4.5).cell(cell) == "p\">4.70 <b>AA</b></td>")
    #expect(try markup(required: 5).cell(cell) == "f\">4.70 <b>fails</b></td>")
  }

  private func markup(required: Double) throws -> MatrixMarkup {
    let tokens = try ContrastSite("").catalog.systems[0].tokens
    return MatrixMarkup(
      matrix: TokenContrastMatrix(tokens), required: required, words: words("en")
    ) { _ in "" }
  }

  @Test(arguments: [
    ("system.secondaryLabel", "system.<wbr>secondary<wbr>Label"), ("a", "a"),
    ("color.infoBG", "color.<wbr>info<wbr>BG"), ("a-b.<c>", "a-<wbr>b.<wbr>&lt;c&gt;"),
  ])
  func longNamesMayBreakBetweenWords(path: String, markup: String) {
    #expect(MatrixMarkup.breakable(path) == markup)
  }
}

@Suite struct MatrixSheetsTests {
  @Test func pagesAreNamedAfterTheirContexts() {
    #expect(MatrixSheets.slugs(of: ["light", "Dark mode", "x"]) == ["", "dark-mode", "x"])
  }

  @Test func namesThatAreTakenOrTooLongAreNumbers() {
    let long = String(repeating: "é", count: 41)
    #expect(MatrixSheets.slugs(of: ["a", "b", "B", long]) == ["", "b", "sheet-3", "sheet-4"])
  }

  @Test func sheetsBeyondTheLimitHaveNoPage() {
    #expect(MatrixSheets.slugs(of: (0..<70).map { "c\($0)" }).count == 64)
  }
}
