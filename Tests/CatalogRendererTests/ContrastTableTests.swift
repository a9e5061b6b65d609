import CatalogModel
import ColorScience
import DesignTokens
import Diagnostics
import PreviewPaint
import Testing
import TokenContrast

/// What a page shows of one pair.
@Suite struct ContrastTableTests {
  @Test func aRowShowsColoursRatioAndEachLevel() throws {
    let html = try ContrastSite().component().joinedLines
    #expect(
      html.contains(
        """
        <th scope="col">Ratio</th><th scope="col">AA</th><th scope="col">AAA</th></tr>
        """))
    #expect(
      html.contains("<tr data-system=\"system\" data-appearance=\"light\"><th scope=\"row\">light"))
    #expect(html.contains("</span></span> <code>#666666</code></td>"))
    #expect(html.contains("</span></span> <code>#ffffff</code></td>"))
    #expect(
      html.contains(
        """
        <td class="contrast-ratio">5.74 : 1</td><td><span class="verdict is-pass">pass</span></td>\
        <td><span class="verdict">no</span></td>
        """))
  }

  @Test func samplesAreDrawnFromTokensOverWhatLiesBelow() throws {
    let pair = """
        - { name: Text, foreground: color.ink, background: color.veil, over: [color.surface] }

      """
    let html = try ContrastSite(pair).component()
    #expect(
      html.contains(
        """
        <span class="sample" aria-hidden="true"><span class="sample-layer" \
        data-token="color.surface"><span class="sample-layer" data-token="color.veil">\
        <span class="sample-front sample-text" data-token="color.ink"></span></span></span></span>
        """))
    // The background as it is seen: a tenth of black on white.
    #expect(html.contains("<code>#e6e6e6</code>"))
  }

  @Test func theRequirementIsPrintedAndTheRestIsLinked() throws {
    let html = try ContrastSite().component()
    #expect(
      html.contains("<p>Text of normal size: needs 4.5 : 1 for AA and 7 : 1 for AAA.</p>"))
    #expect(html.contains("<a href=\"../contrast/index.html#settings\">Requirements</a>"))
  }

  @Test func whatLiesBelowIsReadFromTheTopDown() throws {
    let pair = """
        - { name: Text, foreground: color.ink, background: color.veil,
            over: [color.surface, color.faint] }

      """
    let html = try ContrastSite(pair).component()
    let veil = try #require(html.range(of: "<code>color.veil</code></a>, over <a"))
    let faint = try #require(html.range(of: "<code>color.faint</code></a>, over <a"))
    #expect(veil.lowerBound < faint.lowerBound)
    #expect(html.contains("<code>color.surface</code></a>.</p>"))
  }

  @Test func aHigherMinimumHasAColumnOfItsOwn() throws {
    var site = try ContrastSite()
    site.settings.minimum = [.normalText: 5]
    let html = try site.component()
    #expect(html.contains("<th scope=\"col\">5 : 1</th><th scope=\"col\">AA</th>"))
    #expect(html.contains("needs 4.5 : 1 for AA and 7 : 1 for AAA; this system requires 5 : 1."))
    #expect(html.contains("<span class=\"verdict is-fail\">below 5 : 1</span>"))
  }

  @Test func aBoundaryIsAskedForThreeToOne() throws {
    let pair =
      "  - { name: Edge, foreground: color.ink, background: color.surface, use: non-text }\n"
    let html = try ContrastSite(pair).component()
    #expect(html.contains("<th scope=\"col\">Ratio</th><th scope=\"col\">3 : 1</th>"))
    #expect(html.contains("<p>Boundary or graphic: needs 3 : 1.</p>"))
    #expect(html.contains("sample-front sample-shape"))
  }

  @Test func aPairOverABackdropHasBoundsAndAReason() throws {
    let pair = "  - { name: Text, foreground: color.ink, background: color.veil }\n"
    var site = try ContrastSite(pair)
    #expect(
      try site.component().contains(
        """
        <p>Depends on what is below. color.veil is translucent, and nothing is named below \
        it. The system has no backdrop with a known colour here.</p>
        """))
    site.settings.backdrops = [reference("color.surface"), reference("color.ink")]
    let html = try site.component()
    #expect(html.contains("Over the system’s backdrops: "))
    #expect(html.contains(" from 1.16 : 1 over color.ink up to 4.57 : 1 over color.surface.</p>"))
    #expect(html.contains("<td class=\"contrast-ratio\">1.16 to 4.57 : 1</td>"))
    #expect(html.contains("<span class=\"verdict is-unknown\">depends</span>"))
    #expect(html.contains("<span class=\"sample is-open\" aria-hidden=\"true\">"))
  }

  @Test func anExcusedRowSaysWhy() throws {
    var site = try ContrastSite()
    site.settings.exceptions = [
      ContrastException(
        foreground: reference("color.ink"), background: reference("color.surface"),
        reason: "Decoration", location: SourceLocation("a.yaml"))
    ]
    let html = try site.component()
    #expect(html.contains("<p><strong>Excused:</strong> Decoration.</p>"))
    #expect(html.contains("<span class=\"verdict is-unknown\">excused</span>"))
  }

  @Test func whatBrowsersClipIsSaidBesideTheRatio() throws {
    let html = try ContrastSite().component { report in
      report.changeFirstTable { table in
        guard case .measured(var measure) = table.rows[0].result else { return }
        measure.clipped = ContrastRatio(value: 4.4199)
        measure.confidence = .oneSource
        table.rows[0].result = .measured(measure)
      }
    }
    #expect(
      html.contains(
        """
        one source <span class="contrast-clipping">drawn mapped into sRGB; \
        4.41 : 1 as browsers clip it</span>
        """))
  }

  @Test func adviceNamesTheColourTheTokenAndTheValueToWrite() throws {
    let html = try ContrastSite().component { report in
      report.changeFirstTable { table in
        let color = ColorValue(.srgb, 0, 0.2, 0.4)
        table.rows[0].advice = [
          ContrastAdvice(
            side: .foreground, token: "color.ink", location: SourceLocation("a.json", line: 2),
            passing: PassingColor(
              color: color, ratio: ContrastRatio(value: 4.5678), lightnessChange: -0.0512,
              isInGamut: true))
        ]
      }
    }
    #expect(html.contains("Foreground that passes: <svg class=\"chip\""))
    #expect(html.contains("fill=\"#003366\""))
    #expect(html.contains("<code>#003366</code>, 4.56 : 1, lightness 0.37 → 0.32 (OKLCH)."))
    #expect(html.contains("Write to <a href=\"../tokens/color.html#color-ink\">"))
    #expect(html.contains("<span class=\"token-place\">a.json:2</span>"))
    #expect(
      html.contains(
        """
        <code class="contrast-value" data-copy data-copy-name="value for color.ink">\
        {&quot;colorSpace&quot;:&quot;srgb&quot;,\
        &quot;components&quot;:[0,0.2,0.4],&quot;hex&quot;:&quot;#003366&quot;}</code>
        """))
  }

  @Test func whatCannotBeMendedIsSaid() throws {
    let both = "No lightness of <code>color.ink</code> or <code>color.surface</code>"
    let html = try ContrastSite().component { report in
      report.changeFirstTable { $0.rows[1].advice = [] }
    }
    #expect(html.contains("<p>\(both) reaches 4.5 : 1 here.</p>"))
    // Grey on black: the foreground may become lighter.
    #expect(
      try ContrastSite().component().contains(
        "<p>No darker shade of <code>color.surface</code> reaches 4.5 : 1 here.</p>"))
  }

  @Test func drawnPairsAndWhatCouldNotBeReadStandApart() throws {
    let html = try ContrastSite().component { report in
      report.pairs.drawn["Note"] = report.pairs.declared.removeValue(forKey: "Note")
      report.unreadPaints["Note"] = [
        UnreadPaint(
          reason: .unreadable(UnreadReason(.gradient)), location: SourceLocation("a.css", line: 3))
      ]
    }
    #expect(html.contains("<h3 class=\"contrast-heading\" id=\"contrast-drawn\">"))
    #expect(html.contains("<div class=\"contrast-about\" id=\"contrast-text\">"))
    #expect(html.contains("<li>The background is a gradient (a.css:3).</li>"))
  }
}

extension SystemReport {
  /// Alters the table of the pair that the component declares.
  mutating func changeFirstTable(_ change: (inout ContrastTable) -> Void) {
    guard let pair = pairs.declared["Note"]?.first, var table = contrastTables[pair] else { return }
    change(&table)
    contrastTables[pair] = table
  }
}
