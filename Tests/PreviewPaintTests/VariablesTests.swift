import PreviewPaint
import Testing

@Suite struct VariablesTests {
  private func text(_ css: String) -> [String] {
    let reading = read(css, "<p><b>x</b></p>")
    return reading.short + reading.reasons
  }

  @Test(arguments: [
    (":host { --a: var(--x) } b { color: var(--a) }", "--x"),
    (":host { --a: var(--x) } p { --b: var(--a) } b { color: var(--b) }", "--x"),
    (":host { --a: var(--b); --b: var(--x) } p { --b: var(--y) } b { color: var(--a) }", "--x"),
    ("p { --a: var(--x) } b { --a: inherit; color: var(--a) }", "--x"),
    ("i { --a: var(--x) } b { color: var(--a, var(--y)) }", "--y"),
    ("b { --a: initial; color: var(--a, var(--y)) }", "--y"),
    ("b { color: var(--x, var(--y)) }", "--x"),
    ("b { --a: currentColor; color: var(--a) }", "--ink"),
    ("p { color: var(--y) } b { --a: var(--b); --b: var(--a); color: var(--a) }", "--y"),
    ("p { color: var(--y) } i { --a: var(--x) } b { color: var(--a) }", "--y"),
  ])
  func resolving(css: String, token: String) {
    #expect(text(css) == ["\(token) on --page"])
  }

  @Test func whatAPropertyHoldsIsRead() {
    #expect(text("b { --a: red; color: var(--a) }") == ["the colour is a literal"])
    #expect(
      text("b { --g: linear-gradient(red, var(--x)); background: var(--g) }") == [
        "the background is a gradient"
      ])
    #expect(text("b { --n: none; background: var(--n) }") == ["--ink on --page"])
    #expect(text("b { --n: none; display: var(--n) }") == [])
    #expect(
      text("b { display: var(--token) }") == ["a custom property decides on 'display'"])
  }

  @Test func valuesThatGrowAreBounded() {
    let steps = (0..<60).map { "--a\($0): var(--a\($0 + 1)) var(--a\($0 + 1));" }.joined()
    #expect(
      text("b { \(steps) --a60: x; color: var(--a0) }") == [
        "the custom properties make the value too long"
      ])
    let chain = (0..<100).map { "--a\($0): var(--a\($0 + 1));" }.joined()
    #expect(
      text("b { \(chain) --a100: x; color: var(--a0) }") == [
        "the custom properties are nested too deeply"
      ])
  }
}
