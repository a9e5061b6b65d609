import CatalogModel
import Diagnostics
import Testing

@testable import CatalogChecks

@Suite struct SoundStylesheetsTests {
  private func found(_ css: String) -> [String] {
    SoundStylesheets.check(TextFile(path: "a.css", text: css)).map {
      "\($0.location?.description ?? ""): \($0.summary)"
    }
  }

  @Test(arguments: [
    ("a {\n  b: c;\n.d { e: f }\n", "a.css:1:3: nothing closes this '{'"),
    ("a { b: c } }", "a.css:1:12: this '}' closes nothing"),
    ("a { b: c\n  d: e; }", "a.css:2:3: a semicolon is missing before 'd'"),
    ("a { b: var(--x) d: e }", "a.css:1:17: a semicolon is missing before 'd'"),
    ("a { b c; d: e }", "a.css:1:5: 'b' has no colon after it"),
    ("a { b: var(--c; d: e }\nf { g: h }", "a.css:1:8: nothing closes this 'var('"),
  ])
  func whatBrowsersSkipIsReported(css: String, finding: String) {
    #expect(found(css) == [finding])
  }

  @Test(arguments: [
    "", "a { b: c; d: e }", "a { b: c }\n@media (width > 1px) { a:hover { b: c } }",
    "a { --x: { b: c }; --y: a:b; filter: progid:DX.Y(a=b) }", "@import 'x'; @layer a, b;",
    "a { &:hover { b: c } > .d:is(e) { f: g }; }", "a { b: url(data:x;y); c: 'a:b;' }",
    "a { b: c !important; /* d: e } */ }", "@property --x { syntax: '<color>'; inherits: false }",
  ])
  func otherStylesheetsAreSound(css: String) {
    #expect(found(css) == [])
  }

  @Test func sharedStylesheetsAreReadOnce() throws {
    let shared = "one/previews/row.css"
    let found = try findings(
      replacing: [shared: "b { margin: 0"],
      appending: [badge: "styles: [row]\n", card: "styles: [row]\n"])
    #expect(found == ["\(shared):1:3: nothing closes this '{' [preview/syntax]"])
  }
}
