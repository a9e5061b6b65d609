import Testing

@testable import PreviewPaint

@Suite struct MediaQueryTests {
  private func verdict(_ query: String) -> Truth {
    MediaQuery.verdict(CSSTokenizer.tokens(of: query).filter { $0.kind != .blank })
  }

  @Test(arguments: [
    "", "all", "SCREEN", "only screen", "not print", "print, screen", "screen, (width > 1px)",
    "(prefers-reduced-motion: no-preference)", "screen and (forced-colors: none)",
    "not (prefers-reduced-motion: reduce)", "not (prefers-contrast)",
    "not print and (width > 1px)", "(prefers-contrast: more) or (forced-colors: none)",
  ])
  func holds(query: String) {
    #expect(verdict(query) == .yes)
  }

  @Test(arguments: [
    "(min-width: 1px)", "(1px < width < 9px)", "screen and (orientation: landscape)",
    "(prefers-color-scheme: dark)", "(PREFERS-COLOR-SCHEME)", "not (width > 1px)", "(hover)",
    "print, (width > 1px)", "not screen and (width > 1px)", "((prefers-contrast))", "(", "not",
    "style(a)",
  ])
  func mayHold(query: String) {
    #expect(verdict(query) == .maybe)
  }

  @Test(arguments: [
    "print", "speech", "not all", "not screen", "print and (width > 1px)", ",",
    "(prefers-reduced-motion)", "(prefers-reduced-motion: reduce)", "(prefers-contrast: more)",
    "(forced-colors: active) and (width > 1px)",
  ])
  func doesNotHold(query: String) {
    #expect(verdict(query) == .no)
  }

  @Test(arguments: [
    "@media (min-width: 1px) { p { background: white } }",
    "p { @media (prefers-color-scheme: dark) { color: white } }",
    "p { color: var(--x) } @media (width > 1px) { p { color: var(--x) } }",
  ])
  func whatDependsOnTheWindowIsUnreadableWhereItCounts(css: String) {
    #expect(read(css, "<p>x</p>").reasons == ["whether '@media' applies is not known"])
  }

  @Test(arguments: [
    "@media (width > 1px) { p { color: white } } p { color: var(--ink) }",
    "@media (width > 1px) { i { color: white } }", "@media print { p { color: white } }",
    "@media (prefers-contrast: more) { p { color: white } }",
  ])
  func whatDoesNotCountIsPassedOver(css: String) {
    #expect(read(css, "<p>x</p>").short == ["--ink on --page"])
  }

  @Test func stylesheetsOfSomeWindowsMakeTheirTreeUnreadable() {
    func reading(_ media: String) -> PaintReading {
      let link = "<link rel=stylesheet href=a.css media='\(media)'>"
      return PaintReader(stylesheets: ["a.css": "p { color: var(--x) }"]).read(
        host("Box", shadow: link + "<p>x</p>"), in: page)
    }
    #expect(reading("(width > 1px)").reasons == ["whether a stylesheet applies is not known"])
    #expect(reading("screen").short == ["--x on --page"])
    #expect(reading("print").short == ["--ink on --page"])
  }
}
