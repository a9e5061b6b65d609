import ColorScience
import Diagnostics
import Testing
import TokenContrast

@Suite struct ContrastClaimTests {
  /// The table of a pair of 5.74 to 1 in light and 3.65 to 1 in dark.
  private func page(_ ratio: Double?, _ decimals: Int, _ level: ContrastLevel?) throws -> String {
    var site = try ContrastSite()
    site.claim = ContrastClaim(
      ratio: ratio, decimals: decimals, level: level, location: SourceLocation("a.yaml"))
    return try site.page().joinedLines
  }

  @Test func claimedAndMeasuredStandBesideEachOther() throws {
    let html = try page(5.7, 1, nil)
    #expect(
      html.contains(
        """
        <td>light</td><td class="contrast-ratio">5.7 : 1</td>\
        <td class="contrast-ratio">5.74 : 1</td>\
        <td><span class="verdict is-pass">true</span></td>
        """))
    #expect(
      html.contains(
        "<td class=\"contrast-ratio\">3.65 : 1</td><td><span class=\"verdict is-fail\">wrong ratio")
    )
    #expect(html.contains("0 of 1 claim that could be measured is true in every context."))
  }

  @Test func aMissedLevelIsNamed() throws {
    let html = try page(7, 1, .aaa)
    #expect(html.contains("<td class=\"contrast-ratio\">7.0 : 1, AAA</td>"))
    #expect(html.contains("<span class=\"verdict is-fail\">wrong ratio, misses AAA</span>"))
    #expect(try page(nil, 0, .aaa).contains("<span class=\"verdict is-fail\">misses AAA</span>"))
  }

  @Test func theTableOfThePairShowsTheClaimToo() throws {
    var site = try ContrastSite()
    site.claim = ContrastClaim(ratio: 9, decimals: 0, location: SourceLocation("a.yaml"))
    site.settings.exceptions = [
      ContrastException(
        foreground: reference("color.ink"), background: reference("color.surface"),
        finding: .claim, reason: "A misprint.", location: SourceLocation("a.yaml"))
    ]
    let html = try site.component().joinedLines
    #expect(html.contains("<th scope=\"col\">Claimed</th>"))
    #expect(
      html.contains(
        "<span class=\"contrast-claim\">9 : 1</span> <span class=\"verdict is-fail\">wrong ratio"))
    #expect(html.contains("<p><strong>Claim excused:</strong> A misprint.</p>"))
    #expect(html.contains("<span class=\"verdict is-fail\">claim is false</span>"))
  }
}
