import Testing

@testable import PreviewPaint

@Suite struct StylesheetTests {
  /// The custom properties that a text's rules set, in order.
  private func declared(_ css: String) -> [String] {
    Stylesheet(css).rules.flatMap(\.declarations).map(\.name)
  }

  @Test func onlyDeclarationsThatPaintAreKept() {
    let sheet = Stylesheet("a { margin: 0; Color: var(--x) ! important; --Own: {a;b}; padding: 1 }")
    let found = sheet.rules.flatMap(\.declarations)
    #expect(found.map(\.name) == ["color", "--Own"])
    #expect(found.map(\.isImportant) == [true, false])
    #expect(found.first?.value == [.function("var", [.ident("--x")])])
    #expect(found.map(\.column) == [16, 45])
  }

  @Test func rulesNest() {
    let sheet = Stylesheet("a { --a: 1; &:not(b) { --b: 1 } c & { --c: 1 } --d: 1 }")
    #expect(sheet.rules.flatMap(\.declarations).map(\.name) == ["--a", "--b", "--c", "--d"])
  }

  @Test(arguments: [
    ("@media screen", true), ("@media all, print", true), ("@media only screen", true),
    ("@media not print", true), ("@media (prefers-reduced-motion: no-preference)", true),
    ("@media screen and (forced-colors: none)", true), ("@supports (color: red)", true),
    ("@layer base", true), ("@layer", true),
    ("@media (prefers-color-scheme: dark)", true), ("@media (min-width: 1px)", true),
    ("@media print", false), ("@media not screen", false),
    ("@supports not (color: red)", false), ("@keyframes a", false), ("@font-face", false),
  ])
  func blocksThatApply(condition: String, applies: Bool) {
    #expect(
      declared("\(condition) { a { --x: 1 } } b { --y: 1 }") == (applies ? ["--x"] : []) + ["--y"])
  }

  @Test func conditionsMayStandInRules() {
    #expect(
      declared("a { @media print { --x: 1 } @supports (x: y) { --y: 1; b { --z: 1 } } }") == [
        "--y", "--z",
      ])
  }

  @Test(arguments: [
    "} a { --x: 1 }", ") a { --x: 1 }", "@nope x; a { --x: 1 }", "@nope { } a { --x: 1 }",
    "/* } */ a { --x: 1", "b { c } a { --x: 1 }", "a { (}) ; --x: 1 }", "a { color; --x: 1 }",
    "@import; a { --x: 1 }",
  ])
  func brokenTextIsGoneOver(css: String) {
    #expect(declared(css).contains("--x"))
  }

  @Test func whatMayChangeEverythingIsNoted() {
    #expect(
      Stylesheet("@import 'a';").unread.map(\.reason.description) == ["'@import' is not read"])
    #expect(
      Stylesheet("\n x::part(a) { color: red }").unread.map {
        "\($0.reason) \($0.line):\($0.column)"
      }
        == ["the selector '::part()' is not read 2:2"])
    let deep = String(repeating: "a{", count: 100)
    #expect(
      Stylesheet(deep).unread.map(\.reason.description) == [
        "the stylesheet nests too deeply to be read"
      ])
  }
}
