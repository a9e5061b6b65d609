import PreviewPaint
import Testing

@Suite struct PaintTests {
  private func text(_ css: String) -> [String] {
    let reading = read(css, "<p><b>x</b></p>")
    return reading.short + reading.reasons
  }

  @Test(arguments: [
    ("b { color: inherit }", "--ink on --page"), ("b { color: CurrentColor }", "--ink on --page"),
    ("b { color: unset }", "--ink on --page"),
    ("b { color: initial }", "the colour is the browser's own"),
    ("b { color: transparent }", "the colour is transparent"),
    ("b { color: #fff }", "the colour is a literal"),
    ("b { color: black }", "the colour is a literal"),
    ("b { color: rgb(0 0 0) }", "the colour is computed by 'rgb()'"),
    (
      "b { color: color-mix(in oklab, var(--x), var(--y)) }",
      "the colour is computed by 'color-mix()'"
    ),
    ("b { color: revert }", "the colour is reverted"),
  ])
  func colors(css: String, result: String) {
    #expect(text(css) == [result])
  }

  @Test(arguments: [
    ("b { background: var(--x) }", "--ink on --page --x"),
    ("p { background: var(--x) } b { background-color: var(--y) }", "--ink on --page --x --y"),
    ("p { background: var(--x) no-repeat padding-box }", "--ink on --page --x"),
    ("p { background: var(--x) } p { background: none }", "--ink on --page"),
    ("p { background-color: transparent }", "--ink on --page"),
    ("p { color: var(--x); background: currentColor }", "--x on --page --x"),
    ("p { background-color: var(--x) } p { background-image: none }", "--ink on --page --x"),
    (
      "p { background: linear-gradient(var(--x), var(--x)) var(--y) }", "--ink on --page --y --x"
    ),
    (
      "p { background: linear-gradient(to top, var(--x) 0 10%, var(--x)), var(--y) }",
      "--ink on --page --y --x"
    ),
    ("p { position: absolute; background: var(--x) }", "--ink on --page --x"),
    ("p { display: contents; background: var(--x) }", "--ink on --page"),
    ("p { background: linear-gradient(var(--x), var(--y)) }", "the background is a gradient"),
    ("p { background: linear-gradient(var(--x), transparent) }", "the background is a gradient"),
    (
      "p { background: linear-gradient(var(--x), var(--x)) no-repeat }",
      "the background is a gradient"
    ),
    ("p { background: url(a.png) }", "the background is an image"),
    ("p { background: url('a.png') var(--x) }", "the background is an image"),
    ("p { background-image: var(--x) }", "the background is an image"),
    ("p { background: white }", "the background is a literal"),
    ("p { background: var(--x) var(--y) }", "the background is not read"),
    ("p { background: inherit }", "the background is inherited or reverted"),
    (
      "p { background: white } b { background: var(--x) }",
      "--ink on [the background is a literal] --x"
    ),
  ])
  func backgrounds(css: String, result: String) {
    #expect(text(css) == [result])
  }

  @Test(arguments: [
    ("p { display: none }", []), ("p { opacity: 0 }", []), ("p { opacity: 0% }", []),
    ("p { visibility: hidden }", []),
    ("p { visibility: hidden } b { visibility: visible }", ["--ink on --page"]),
    ("p { opacity: 100% }", ["--ink on --page"]),
    ("p { opacity: .5 }", ["'opacity' changes the colours"]),
    ("p { opacity: var(--x) }", ["'opacity' changes the colours"]),
    ("p { filter: invert(1) }", ["'filter' changes the colours"]),
    ("p { backdrop-filter: blur(var(--x)) }", ["--ink on --page"]),
    ("p { background-clip: text }", ["'background-clip' changes the colours"]),
    ("p { mix-blend-mode: multiply }", ["'mix-blend-mode' changes the colours"]),
    ("b { all: initial }", ["'all' changes the colours"]),
    ("b:hover { color: var(--x) }", ["--ink on --page"]),
  ])
  func whatIsSeen(css: String, result: [String]) {
    #expect(text(css) == result)
  }

  @Test(
    arguments: [
      ("", "--body"), ("p { font: var(--x) }", "--x"),
      ("p { font: var(--x) } q { font: inherit }", "--x"),
      ("q { font: var(--x); font-family: serif }", "--x"),
      ("p { font-size: var(--x-font-size) }", nil),
      ("q { font: var(--x); font-weight: bold }", nil),
      ("q { font-weight: bold; font: var(--x) }", "--x"), ("q { font: bold 1em serif }", nil),
      ("p { font-weight: 700 } q { font: var(--x) }", "--x"),
    ] as [(String, String?)])
  func fonts(css: String, font: String?) {
    #expect(read(css, "<p><q>x</q></p>").texts.map(\.font) == [font])
  }

  @Test func placesAreThoseOfTheDeclarations() {
    func place(_ css: String) -> [String] {
      read(css, "<p>x</p>").texts.map { text in
        text.place.map { "\($0.stylesheet):\($0.line):\($0.column)" } ?? "-"
      }
    }
    #expect(place("p {\n  background: var(--y);\n  color: var(--x);\n}") == ["box.css:3:3"])
    #expect(place("p {\n  background: var(--y);\n}") == ["box.css:2:3"])
    #expect(place("") == ["-"])
    #expect(
      read("p { color: red }", "<p>x</p>").unreadable == [
        UnreadablePaint(
          component: "Box", reason: UnreadReason(.literal, of: .color),
          place: PaintPlace(stylesheet: "box.css", line: 1, column: 5))
      ])
  }

  @Test func unknownSurroundingsAreUnreadable() {
    let html = host("Box", shadow: "<p>x</p>")
    let reader = PaintReader(stylesheets: [:])
    #expect(
      reader.read(html, in: PaintSurroundings(background: "--page")).reasons == [
        "the text colour around the preview is not known"
      ])
    #expect(
      reader.read(html, in: PaintSurroundings(foreground: "--ink")).reasons == [
        "what is behind the preview is not known"
      ])
  }

  @Test func stylesThatAreNotReadMakeTheirTreeUnreadable() {
    #expect(read("", "<p style=\"color: red\">x</p>").reasons == ["a style attribute is not read"])
    #expect(read("", "<style>p { color: red }</style>x").reasons == ["a style element is not read"])
    #expect(read("@import 'a';", "x").reasons == ["'@import' is not read"])
    let html = host("Box", css: "other.css", shadow: "x")
    #expect(
      PaintReader(stylesheets: [:]).read(html, in: page).reasons == [
        "the stylesheet 'other.css' is not known"
      ])
  }
}
