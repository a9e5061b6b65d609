import SwiftSymbols
import Testing

@Suite("Highlighting")
struct HighlighterTests {
  @Test func kinds() {
    let tokens = SwiftHighlighter.tokens(of: "@State public var a: Int = 12 + b // c\n")
    #expect(
      tokens.filter { $0.kind != .plain } == [
        HighlightedToken("@State", .attribute), HighlightedToken("public", .keyword),
        HighlightedToken("var", .keyword), HighlightedToken("a", .identifier),
        HighlightedToken(":", .punctuation), HighlightedToken("Int", .type),
        HighlightedToken("=", .punctuation), HighlightedToken("12", .number),
        HighlightedToken("+", .operator), HighlightedToken("b", .identifier),
        HighlightedToken("// c", .comment),
      ])
  }

  @Test func stringsLabelsAndDirectives() {
    let tokens = SwiftHighlighter.tokens(of: "#if os(iOS)\nText(verbatim: \"a\")\n#endif")
    #expect(tokens.contains(HighlightedToken("verbatim", .label)))
    #expect(tokens.contains(HighlightedToken("\"a\"", .string)))
    #expect(tokens.contains(HighlightedToken("#endif", .directive)))
  }

  @Test(arguments: [
    "", " ", "\u{FEFF}let a = 1", "let é = \"👩‍👩‍👧e\u{301}\"\r\n", "}}} ((( \"", "\0\u{1}a",
    "let s = \"\"\"\n  a \\(b)\n  \"\"\"", "#\"raw \\#(x)\"#", "/regex/ `class` <#hole#>",
    "struct A { var body: some View { Text(\"x\").font(.title) } }",
  ])
  func losesNothing(_ text: String) {
    let joined = SwiftHighlighter.tokens(of: text).map(\.text).joined()
    #expect(Array(joined.utf8) == Array(text.utf8))
  }

  @Test func tooDeepTextsStayPlain() {
    let text = String(repeating: "[", count: 13)
    #expect(SwiftHighlighter.tokens(of: text) == [HighlightedToken(text, .plain)])
  }
}
