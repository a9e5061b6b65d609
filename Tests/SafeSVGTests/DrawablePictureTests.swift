import Diagnostics
import SafeSVG
import Testing

/// Pictures without what keeps them from being published.
@Suite struct DrawablePictureTests {
  private func drawable(_ content: String) -> String? {
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\">"
    guard let bytes = SafeSVG.drawable(Array((start + content + "</svg>").utf8)) else { return nil }
    #expect(SafeSVG.check(bytes, path: "a.svg") == [])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix(start) && text.hasSuffix("</svg>"))
    return String(text.dropFirst(start.count).dropLast("</svg>".count))
  }

  @Test(arguments: [
    ("<path d=\"M0 0\" onclick='a(\"b\")' fill=\"red\"/>", "<path d=\"M0 0\"  fill=\"red\"/>"),
    ("<script>a &lt; b</script><rect width=\"1\"/>", "<rect width=\"1\"/>"),
    ("<a href=\"https://a.example\"><text>b</text></a>", "<a ><text>b</text></a>"),
    (
      "<switch><foreignObject width=\"9\" height=\"9\"><p xmlns=\"http://www.w3.org/1999/xhtml\">a</p>"
        + "</foreignObject><text>a</text></switch>", "<switch><text>a</text></switch>"
    ),
    (
      "<style>@import url(https://a.example/b); .c { fill: red }</style><path class=\"c\"/>",
      "<style> .c { fill: red }</style><path class=\"c\"/>"
    ),
    (
      "<style>@font-face { font-family: A; src: url(a.woff) } .c { fill: red }</style><path/>",
      "<style> .c { fill: red }</style><path/>"
    ),
    ("<style>.c { fill: url(https://a.example) }</style><path/>", "<path/>"),
    ("<script><script/></script><path/><set/>", "<path/><set/>"),
  ])
  func whatDrawsIsLeft(_ content: String, _ expected: String) {
    #expect(drawable(content) == expected)
  }

  @Test func wordsOfHTMLBecomeText() {
    let text = drawable(
      "<foreignObject x=\"10\" y=\"20\" width=\"40\" height=\"10\"><div "
        + "xmlns=\"http://www.w3.org/1999/xhtml\"><style>p{}</style>a &lt;b\n c</div></foreignObject>"
    )
    #expect(text?.contains("<text x=\"30.0\" y=\"25.0\" ") == true)
    #expect(text?.contains(">a &lt;b c</text>") == true)
  }

  @Test(arguments: [
    "<script>a</script>", "", "<font><glyph d=\"M0 0\"/></font>", "<path", "<path></rect>",
  ])
  func nothingIsLeftOfOthers(_ content: String) {
    #expect(drawable(content) == nil)
  }

  @Test func anotherRootIsNoPicture() {
    #expect(SafeSVG.drawable(Array("<html><path/></html>".utf8)) == nil)
  }
}
