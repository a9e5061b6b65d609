import Diagnostics
import Testing
import TokenContrast

@Suite struct ContrastPageTests {
  @Test func figuresCountPairsAndRatios() throws {
    let html = try ContrastSite().page()
    #expect(html.contains("<div><dt>pairs</dt><dd>1</dd></div>"))
    #expect(html.contains("<div><dt>ratios reach their level</dt><dd>1</dd></div>"))
    #expect(html.contains("<div class=\"is-poor\"><dt>below their level</dt><dd>1</dd></div>"))
  }

  @Test func aFailingPairComesFirstWithItsFailingContextsAlone() throws {
    let html = try ContrastSite().page()
    let below = try #require(html.range(of: "<h2 id=\"below\">"))
    let declared = try #require(html.range(of: "<h2 id=\"declared\">"))
    #expect(below.lowerBound < declared.lowerBound)
    let section = html[below.lowerBound..<declared.lowerBound]
    #expect(
      section.contains("Component: <a href=\"../components/note.html#contrast-text\">Note</a>."))
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
    #expect(html.contains("<dt>Backdrops</dt><dd>What may lie behind a material: <a"))
    #expect(html.contains("<dt>color.veil</dt><dd>Lies on, from the bottom up: <a"))
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
    #expect(html.contains("<div><dt>excused</dt><dd>1</dd></div>"))
    #expect(!html.contains("id=\"below\""))
  }

  @Test func navigationAndHealthLeadToThePage() throws {
    let start = try ContrastSite().file("index.html")
    #expect(start.contains("<li data-name=\"Contrast\"><a href=\"contrast/index.html\">"))
    #expect(start.contains("<a class=\"health-title\" href=\"contrast/index.html\">Contrast</a>"))
  }

  @Test func aSystemWithoutPairsHasNoPage() throws {
    let site = try render().site
    #expect(site.text(at: "one/contrast/index.html") == nil)
    let start = try #require(site.text(at: "one/index.html"))
    #expect(!start.contains("contrast/index.html"))
  }
}
