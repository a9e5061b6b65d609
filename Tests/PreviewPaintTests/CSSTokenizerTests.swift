import Testing

@testable import PreviewPaint

@Suite struct CSSTokenizerTests {
  private func kinds(_ text: String) -> [CSSToken.Kind] {
    CSSTokenizer.tokens(of: text).map(\.kind)
  }

  @Test func namesNumbersAndMarks() {
    #expect(
      kinds("a{--b:-1.5PX 50% .5e2}") == [
        .ident("a"), .mark(UInt8(ascii: "{")), .ident("--b"), .mark(UInt8(ascii: ":")),
        .dimension(-1.5, unit: "px"), .blank, .percentage(50), .blank, .number(50),
        .mark(UInt8(ascii: "}")),
      ])
  }

  @Test func functionsAndAddresses() {
    #expect(kinds("VAR(") == [.function("var")])
    #expect(kinds("url( a/b;{.png )x") == [.address, .ident("x")])
    #expect(kinds("url('a')") == [.function("url"), .string("a"), .mark(UInt8(ascii: ")"))])
  }

  @Test func escapesStandForCharacters() {
    #expect(kinds(#"\41 b"#) == [.ident("Ab")])
    #expect(kinds(#"a\:b"#) == [.ident("a:b")])
    #expect(kinds(#""\"\e9""#) == [.string("\"é")])
    #expect(kinds(#"#\31 a"#) == [.hash("1a")])
  }

  @Test func commentsAreLeftOut() {
    #expect(kinds("a/*b*/c/**/") == [.ident("a"), .ident("c")])
    #expect(kinds("a/* b") == [.ident("a")])
  }

  @Test func stringsEndWithTheLine() {
    #expect(kinds("'a\nb") == [.address, .blank, .ident("b")])
    #expect(kinds("'a\\\nb'") == [.string("ab")])
  }

  @Test func placesCountLinesAndBytes() {
    let tokens = CSSTokenizer.tokens(of: "/* é\n */é\n  b")
    #expect(tokens.map(\.line) == [2, 2, 3])
    #expect(tokens.map(\.column) == [4, 6, 3])
  }
}
