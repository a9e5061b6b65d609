import PreviewPaint
import Testing

@Suite struct CascadeTests {
  private func color(_ css: String, light: String = "") -> [String] {
    read(css, "<p id=i class=\"a b\"><slot>x</slot></p>", light: light).texts.map(\.foreground)
  }

  @Test(arguments: [
    ("p { color: var(--x) } p { color: var(--y) }", "--y"),
    (".a { color: var(--x) } p { color: var(--y) }", "--x"),
    (".a.b { color: var(--x) } #i { color: var(--y) } .a { color: var(--z) }", "--y"),
    ("p { color: var(--x) !important } #i { color: var(--y) }", "--x"),
    ("p { color: var(--x); color: var(--y) }", "--y"),
    (":host { color: var(--x) }", "--x"),
    ("slot { color: var(--x) } p { color: var(--y) }", "--x"),
    ("p { @media print { color: var(--x) } } p { color: var(--y) }", "--y"),
    (":host { & p { color: var(--x) } .a & { color: var(--y) } }", "--x"),
    ("p { &.a { color: var(--x) } color: var(--y) }", "--x"),
    ("", "--ink"),
  ])
  func strongest(css: String, token: String) {
    #expect(color(css) == [token])
  }

  @Test(arguments: [
    ("@layer a { #i { color: var(--x) } } p { color: var(--y) }", "--y"),
    ("@layer a, b; @layer b { p { color: var(--x) } } @layer a { #i { color: var(--y) } }", "--x"),
    ("@layer a { @layer c { #i { color: var(--x) } } p { color: var(--y) } }", "--y"),
    (
      "@layer a { p { color: var(--x) !important } } p { color: var(--y) !important }", "--x"
    ),
  ])
  func layers(css: String, token: String) {
    #expect(color(css) == [token])
  }

  @Test func outerTreesWinOverInnerOnes() {
    let badge = host("Badge", css: "badge.css", shadow: "<slot></slot>", light: "x")
    let card = host("Card", css: "card.css", shadow: "<slot></slot>", light: badge)
    let reader = PaintReader(stylesheets: [
      "badge.css": ":host { color: var(--inner); background: var(--inner-bg) !important }",
      "card.css": "::slotted(*) { color: var(--outer); background: var(--outer-bg) !important }",
    ])
    #expect(reader.read(card, in: page).short == ["--outer on --page --inner-bg"])
  }

  @Test func slottedElementsAreThoseOfTheHost() {
    #expect(color("::slotted(b) { color: var(--x) }", light: "<b>x</b>") == ["--x"])
    #expect(color("::slotted(b) { color: var(--x) }", light: "<i><b>x</b></i>") == ["--ink"])
    #expect(color("p ::slotted(b) { color: var(--x) }", light: "<b>x</b>") == ["--x"])
    #expect(color("i ::slotted(b) { color: var(--x) }", light: "<b>x</b>") == ["--ink"])
    #expect(color("b { color: var(--x) }", light: "<b>x</b>") == ["--ink"])
  }

  @Test func whatMayBeADeclarationIsUnreadableWhereItWouldCount() {
    let css = "p:nth-child(1) { color: var(--x) }"
    #expect(read(css, "<p>x</p>").reasons == ["the selector ':nth-child()' is not read"])
    #expect(color(css + " .a.b { color: var(--y) }") == ["--y"])
    #expect(
      read("@container (width > 1px) { p { background: var(--x) } }", "<p>x</p>").reasons == [
        "'@container' is not read"
      ])
  }

  @Test func browsersHaveStylesToo() {
    #expect(read("", "<mark>x</mark>").reasons == ["the colour is a literal"])
    #expect(
      read("mark { color: var(--x); background: var(--y) }", "<mark>x</mark>").short == [
        "--x on --page --y"
      ])
    #expect(read("", "<p hidden>x</p><script>x</script>").short == [])
  }
}
