import ColorScience
import DiagnosticReports
import Testing
import TokenContrast

@testable import ContrastReports

/// The report as a comment of a pull request.
@Suite struct ContrastMarkdownTests {
  @Test func whatPassesIsFoldedAway() {
    #expect(
      ReportSample.report.text(as: .markdown) == """
        ## Contrast of 6 pairs: 1 fails, 1 fails as drawn, 1 is excused, \
        1 has no ratio, 2 pass; of 1 claim 1 is false

        ### Sample

        Level AA. Text is large from 24 pt, or from 18.67 pt in bold (18 and 14 CSS points).

        | Pair | Contexts | Ratio | Needs | Result | Nearest that passes | Where |
        |---|---|--:|--:|---|---|---|
        | Low \\| text (Chip)<br>`text.body` on `chip.fill` over `surface.page` \
        | light | 3.44 | 4.5 | **fails** | foreground `base.gray`: \
        `{"colorSpace":"display-p3","components":[0.46,0.46,0.46]}`, 4.51 \
        | `components/chip/component.yaml:4` |
        | Low \\| text (Chip)<br>`text.body` on `chip.fill` over `surface.page` \
        | dark | 4.49 | 4.5 | **fails** |  | `components/chip/component.yaml:4` |
        | Drawn (Chip)<br>`text.body` on `chip.fill` | every context | 2.00 | 4.5 \
        | **fails as drawn** |  | `components/chip/component.yaml:8` |
        | Claimed (Chip)<br>`text.body` on `chip.fill` | dark | 8.00 | 4.5 \
        | AAA, claimed 7 and AAA, which is false |  | `components/chip/component.yaml:3` |

        <details><summary>2 rows have no ratio</summary>

        | Pair | Contexts | Ratio | Needs | Result | Nearest that passes | Where |
        |---|---|--:|--:|---|---|---|
        | Over glass (Chip)<br>`text.body` on `chip.fill` | light | – | 4.5 \
        | a material has no colour. Over the system’s backdrops: \
        from 3.20 to 1 over surface.page up to 12.10 to 1 over text.body \
        |  | `components/chip/component.yaml:6` |
        | Over glass (Chip)<br>`text.body` on `chip.fill` | dark | – | 4.5 \
        | text.body has no value here |  | `components/chip/component.yaml:6` |

        </details>

        <details><summary>1 row is excused</summary>

        | Pair | Contexts | Ratio | Needs | Result | Nearest that passes | Where |
        |---|---|--:|--:|---|---|---|
        | Known (Chip)<br>`text.body` on `chip.fill` | every context | 2.50 | 4.5 \
        | excused: Apple's own colour. |  | `components/chip/component.yaml:5` |

        </details>

        <details><summary>3 rows pass</summary>

        | Pair | Contexts | Ratio | Needs | Result | Nearest that passes | Where |
        |---|---|--:|--:|---|---|---|
        | Low \\| text (Chip)<br>`text.body` on `chip.fill` over `surface.page` \
        | dim | 9.50 | 4.5 | AAA |  | `components/chip/component.yaml:4` |
        | Claimed (Chip)<br>`text.body` on `chip.fill` | light | 7.00 | 4.5 \
        | AAA |  | `components/chip/component.yaml:3` |
        | Fine (Chip)<br>`text.body` on `chip.fill` | every context | 21.00 | 4.5 \
        | AAA |  | `components/chip/component.yaml:1` |

        </details>

        """)
  }

  @Test func rowsWithoutRoomAreCounted() {
    let text = ContrastMarkdown(budget: 250).text(of: ReportSample.report)
    #expect(text.contains("component.yaml:4` |\n\n3 more rows left out.\n"))
    #expect(text.contains("<summary>1 row is excused</summary>\n\n1 more row left out.\n"))
  }

  @Test func whatFailsGoesBeforeWhatIsFoldedAwayElsewhere() {
    var report = ReportSample.report
    report.systems.append(report.systems[0])
    report.systems[0].entries = [ReportSample.passing]
    report.systems[1].entries = [ReportSample.drawn]
    let text = ContrastMarkdown(budget: 150).text(of: report)
    #expect(text.contains("**fails as drawn**"))
    #expect(text.contains("<summary>1 row passes</summary>\n\n1 more row left out.\n"))
  }

  @Test(arguments: [
    (ColorValue(.srgb, 0, 0, 0), "#000000"),
    (ColorValue(.oklch, 0.5, 0.1, 240), #"{"colorSpace":"oklch","components":[0.5,0.1,240]}"#),
    (
      ColorValue(.hsl, 120, 100, 27.3),
      #"{"colorSpace":"hsl","components":[120,100,27.3]}"#
    ),
  ])
  func adviceIsNotRounded(color: ColorValue, written: String) {
    var advice = ReportSample.advice
    advice.passing.color = color
    #expect(advice.written == written)
  }

  @Test(arguments: [
    ("a|b", "a\\|b"), ("<b>&", "&lt;b\\>&amp;"), ("[x](y) `z`", "\\[x\\](y) \\`z\\`"),
    ("one\ntwo\u{1B}", "one two "), ("@team", "@\u{2060}team"), ("Größe", "Größe"),
    ("a\u{202E}b\u{2066}c", "a b c"),
  ])
  func textIsNoMarkup(text: String, escaped: String) {
    #expect(GitHubMarkdown.plain(text) == escaped)
  }

  @Test(arguments: [
    ("a.b", "`a.b`"), ("a|b", "a\\|b"), ("a`b", "a\\`b"), ("", ""), ("a\u{202E}b", "a b"),
  ])
  func codeNeverEndsEarly(text: String, code: String) {
    #expect(GitHubMarkdown.code(text) == code)
  }
}
