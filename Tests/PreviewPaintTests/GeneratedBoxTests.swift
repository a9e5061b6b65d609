import PreviewPaint
import Testing

/// Boxes before and after the content of an element.
@Suite struct GeneratedBoxTests {
  private func text(_ css: String) -> [String] {
    let reading = read(css, "<p><b>x</b></p>")
    return reading.short + reading.reasons
  }

  @Test(arguments: [
    ("p::before { content: ''; background: white }", "before"),
    ("p:after { content: ''; background: var(--x) }", "after"),
    ("b::before { content: ''; position: absolute; inset: 0; background: white }", "before"),
    (":host::before { content: ''; background: white }", "before"),
    ("p { &::before { content: ''; background: white } }", "before"),
    ("p::before { content: '' } :host p::before { background: linear-gradient(red) }", "before"),
    ("p { --a: white } p::before { content: ''; background: var(--a) }", "before"),
    ("p::before { content: ''; background: currentColor }", "before"),
    ("@container (width > 1px) { p::before { content: ''; background: var(--x) } }", "before"),
  ])
  func whatStandsWhereABoxIsPaintedIsUnreadable(css: String, box: String) {
    #expect(text(css) == ["'::\(box)' paints a background"])
  }

  @Test(arguments: [
    "p::before { content: '' }", "p::before { background: white }",
    "p::before { content: none; background: white }",
    "p::before { content: ''; background: transparent }",
    "p::before { content: ''; background: white; display: none }",
    "p::before { content: ''; background: white; opacity: 0 }",
    "p::before { content: ''; background: white; visibility: hidden }",
    "p:hover::before { content: ''; background: white }",
    "p::before { content: ''; background: white } p::before { background: none }",
    "i::before { content: ''; background: white }", "p::backdrop { background: white }",
    "p::before::marker { content: ''; background: white }",
    "p::before { b { color: var(--x) } }", "p::before { color: var(--x) }",
  ])
  func boxesThatPaintNoBackground(css: String) {
    #expect(text(css) == ["--ink on --page"])
  }

  @Test func theRestOfThePreviewIsRead() {
    let css = "i::before { content: ''; background: white }"
    let reading = read(css, "<p>a<i>b</i></p>")
    #expect(reading.short == ["--ink on --page"])
    #expect(reading.reasons == ["'::before' paints a background"])
    #expect(reading.unreadable.first?.place?.column == 26)
  }

  @Test func slottedElementsHaveBoxesToo() {
    let css = "::slotted(b)::after { content: ''; background: white }"
    let reading = read(css, "<slot></slot>", light: "<b>x</b><i>y</i>")
    #expect(reading.reasons == ["'::after' paints a background"])
    #expect(reading.short == ["--ink on --page"])
  }
}
