import Testing
import TokenContrast

@testable import CatalogRenderer

@Suite struct MatrixSizesTests {
  @Test func thresholdsAreThoseOfWCAGWhereTheSystemAsksForNoMore() {
    let items = MatrixSizes(words("en")).items(ContrastSettings())
    #expect(items.map(\.value) == ["normal", "large", "graphic"])
    #expect(items.map(\.required) == ["4.5", "3", "3"])
    #expect(items.map(\.best) == ["7", "4.5", ""])
    #expect(
      items.map(\.rule) == [
        "Results are for text of normal size: AA needs 4.5 : 1, AAA 7 : 1.",
        "Results are for large text: AA needs 3 : 1, AAA 4.5 : 1.",
        "Results are for boundaries and graphics: AA needs 3 : 1.",
      ])
  }

  @Test func whatTheSystemAsksForBeyondAAIsNamed() {
    let items = MatrixSizes(words("en")).items(
      ContrastSettings(level: .aaa, minimum: [.largeText: 5]))
    #expect(items.map(\.required) == ["7", "5", "3"])
    #expect(
      items[0].rule
        == "Results are for text of normal size: AA needs 4.5 : 1, AAA 7 : 1; "
        + "this system requires 7 : 1, and less fails.")
    #expect(items[1].rule.hasSuffix("AAA 4.5 : 1; this system requires 5 : 1, and less fails."))
  }

  @Test func thePageIsJudgedForNormalTextAndSaysSo() throws {
    var site = try ContrastSite()
    site.settings.minimum = [.normalText: 6]
    let html = try site.file("contrast/matrix.html")
    #expect(html.contains("<option value=\"normal\" data-required=\"6\" data-best=\"7\" selected>"))
    #expect(html.contains("<option value=\"large\" data-required=\"3\" data-best=\"4.5\">"))
    #expect(html.contains("<span class=\"matrix-rule\" data-size=\"large\" hidden>Results are"))
    #expect(html.contains("<td class=\"c0 f\">5.74 <b>fails</b></td>"))
  }
}
