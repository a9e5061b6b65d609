import ColorScience
import DesignTokens
import Diagnostics
import Testing
import TokenContrast

@Suite struct ContrastPageTests {
  @Test func figuresCountPairsAndLeadToThem() throws {
    let html = try ContrastSite(
      ContrastSite.pair
        + "  - { name: Open, foreground: color.ink, background: color.veil }\n"
        + "  - { name: Light, foreground: color.ink, background: color.surface, "
        + "contexts: { appearance: light } }\n"
    ).page()
    #expect(html.contains("<div><dt><a href=\"#declared\">pairs</a></dt><dd>3</dd></div>"))
    #expect(html.contains("\"#declared\">passes in every context</a></dt><dd>1</dd></div>"))
    #expect(
      html.contains(
        "<div class=\"is-poor\"><dt><a href=\"#below\">below their level</a></dt><dd>1</dd></div>"))
    #expect(html.contains("depend on a backdrop or are unknown</a></dt><dd>1</dd></div>"))
  }

  @Test func thePageOfHealthHasTheSameNumber() throws {
    let site = try ContrastSite(
      ContrastSite.pair + "  - { name: Open, foreground: color.ink, background: color.veil }\n")
    #expect(
      try site.file("health.html").contains(
        "<span class=\"health-detail\">2 pairs: 1 fails, 1 has no ratio</span>"))
  }

  @Test func aFailingPairComesFirstWithItsFailingContextsAlone() throws {
    let html = try ContrastSite().page()
    let below = try #require(html.range(of: "<h2 id=\"below\">"))
    let declared = try #require(html.range(of: "<h2 id=\"declared\">"))
    #expect(below.lowerBound < declared.lowerBound)
    let section = html[below.lowerBound..<declared.lowerBound]
    #expect(
      section.contains("Used by <a href=\"../components/note.html#contrast-text\">Note</a>."))
    #expect(section.contains("<th scope=\"row\" rowspan=\"2\">dark</th>"))
    #expect(!section.contains(">light</th>"))
    #expect(section.contains("1 other group of contexts left out here."))
  }

  @Test func everyPairLeadsToItsTable() throws {
    let html = try ContrastSite(ContrastSite.pair + ContrastSite.pair).page()
    #expect(html.contains("<a href=\"../components/note.html#contrast-text\">Text</a>"))
    #expect(html.contains("<a href=\"../components/note.html#contrast\">Note</a>"))
  }

  @Test func namesSuggestPairsThatNothingDeclares() throws {
    let html = try ContrastSite("").page()
    #expect(html.contains("<h2 id=\"named\">Pairs by name</h2>"))
    #expect(html.contains("<span class=\"contrast-name\">color.ink on color.surface</span>"))
    #expect(!html.contains("id=\"below\""))
  }

  @Test func whatTheSystemAsksForIsPrinted() throws {
    var site = try ContrastSite()
    site.settings.level = .aaa
    site.settings.largeText = .applePoints
    site.settings.backdrops = [reference("color.surface")]
    site.settings.underlays = [.init(reference("color.veil"), over: [reference("color.surface")])]
    let html = try site.page()
    #expect(
      html.contains(
        "AAA: 7 : 1 for text, 4.5 : 1 for large text, 3 : 1 for boundaries and graphics."))
    #expect(html.contains("(read as Apple points)"))
    #expect(html.contains("<dt>Backdrops</dt><dd>What may be behind a material: <a"))
    #expect(html.contains("<dt>color.veil</dt><dd>Below it, from the top down: <a"))
  }

  @Test func whatIsExcusedIsListedWithItsReason() throws {
    var site = try ContrastSite()
    site.settings.exceptions = [
      ContrastException(
        foreground: reference("color.ink"), background: reference("color.surface"),
        contexts: ["appearance": ["dark"]], reason: "Decoration.",
        location: SourceLocation("a.yaml"))
    ]
    let html = try site.page()
    #expect(html.contains("<code>color.surface</code></a>, dark</p>"))
    #expect(html.contains("<p>Decoration.</p>"))
    #expect(html.contains("<a href=\"#excused\">excused</a></dt><dd>1</dd></div>"))
    #expect(!html.contains("id=\"below\""))
    #expect(!html.contains("no longer needed"))
  }

  @Test func anExceptionThatNothingNeedsIsMarked() throws {
    var site = try ContrastSite()
    site.settings.exceptions = [
      ContrastException(
        foreground: reference("color.faint"), background: reference("color.surface"),
        reason: "Decoration.", location: SourceLocation("a.yaml"))
    ]
    #expect(
      try site.page().contains("<span class=\"verdict is-unknown\">no longer needed</span></p>"))
  }

  @Test func viewsOfThePlatformAreJudgedLikeComponents() throws {
    var site = try ContrastSite()
    let component = site.catalog.systems[0].components.removeFirst()
    site.catalog.systems[0].primitives = [component]
    let html = try site.page()
    #expect(html.contains("<h2 id=\"below\">"))
    #expect(html.contains("Used by <a href=\"#primitive-text\">Note</a>."))
    #expect(html.contains("<dt><a href=\"#primitives\">pairs</a></dt><dd>1</dd>"))
    #expect(html.contains("<div class=\"contrast-about\" id=\"primitive-text\">"))
  }

  @Test func aListSaysWhereThereIsNoRatio() throws {
    let html = try ContrastSite(
      "  - { name: Veil, foreground: color.ink, background: color.veil }\n"
    ).page { report in
      report.changeFirstTable { table in
        table.rows = [
          .init(contexts: ContextGroup(parts: []), result: .unknown(.stated("It is not known"))),
          .init(
            contexts: ContextGroup(parts: []),
            result: .dependsOnBackdrop(
              BackdropDependence(
                reason: .stated("It is translucent"),
                bounds: .init(
                  lowest: ContrastRatio(value: 3.2), lowestOver: "color.ink",
                  highest: ContrastRatio(value: 12.1), highestOver: "color.surface")))),
        ]
      }
    }
    #expect(html.contains(">3.20 to 12.10 : 1</td>"))
    #expect(html.contains("<span class=\"verdict is-unknown\">depends</span>"))
  }

  @Test func aListShowsThePairInTheChosenContextAndWhereItIsLowest() throws {
    let html = try ContrastSite().page().joinedLines
    #expect(
      html.contains(
        """
        <td data-system="system"><span class="sample" aria-hidden="true">
        """))
    #expect(
      html.contains(
        """
        <td class="contrast-ratio" data-label="Ratio"><span class="by-context" data-contexts="system">\
        <span data-in-appearance="|light|">5.74 : 1</span>\
        <span data-in-appearance="|dark|">3.65 : 1</span></span></td>
        """))
  }

  @Test func aVerdictSaysInHowManyContextsTheColoursAreKnown() throws {
    let html = try ContrastSite().page { report in
      report.changeFirstTable { $0.rows[1].result = .unknown(.stated("It is not known")) }
    }
    #expect(html.contains(">passes AA in the 1 context of 2 whose colours are known</span>"))
  }

  @Test func aFigureOfNoneLeadsNowhere() throws {
    #expect(
      try ContrastSite().page().contains("<div><dt>pass in every context</dt><dd>0</dd></div>"))
  }

  @Test func navigationAndHealthLeadToThePage() throws {
    let start = try ContrastSite().file("index.html")
    #expect(start.contains("<li><a href=\"contrast/index.html\">"))
    let health = try ContrastSite().file("health.html")
    #expect(health.contains("<a class=\"health-title\" href=\"contrast/index.html\">Contrast</a>"))
  }

  /// One of two contexts of the pair is too low, so that none of one pair passes.
  @Test func healthCountsWhatItsWordsCount() throws {
    let health = try ContrastSite().file("health.html").joinedLines
    #expect(
      health.contains(
        """
        <a class="health-title" href="contrast/index.html">Contrast</a>\
        <strong class="health-value">0\u{00A0}%</strong>
        """))
    #expect(health.contains(">1 pair: 1 fails</span>"))
  }

  @Test func aSystemWithoutPairsHasNoPage() throws {
    let site = try render().site
    #expect(site.text(at: "one/contrast/index.html") == nil)
    let start = try #require(site.text(at: "one/index.html"))
    #expect(!start.contains("contrast/index.html"))
  }
}
