import Testing

@testable import CommonMark

@Suite struct LinkSafetyTests {
  @Test(arguments: [
    "javascript:a", "JaVaScRiPt:a", "data:text/html,a", "vbscript:a", "file:///etc/passwd",
    "&#106;avascript:a", "java\\\nscript:a", "<java\tscript:a>", "<\u{1}javascript:a>",
    "<javascript&#10;:a>",
  ])
  func dangerousAddressesAreNotWritten(_ address: String) {
    let text = html("[x](\(address)) ![y](\(address))")
    #expect(!text.contains("href=") && !text.contains("src="))
  }

  @Test func isAnswered() {
    #expect(
      findings("a\n[b](JavaScript:c)") == [
        "2 markdown/unsafe-link: a link may not begin with 'javascript:'"
      ])
    #expect(html("[*b*](file:c) ![d](data:e)") == "<p><em>b</em> d</p>\n")
    #expect(html("<javascript:x>") == "<p>javascript:x</p>\n")
  }

  @Test(arguments: ["/data:x", "#file:", "?javascript:", "dataset:x", "mailto:a@b.c", "a/b:c"])
  func harmlessAddressesAre(_ address: String) {
    #expect(html("[x](\(address))") == "<p><a href=\"\(address)\">x</a></p>\n")
  }
}

@Suite struct EscapingTests {
  @Test func combiningCharactersHideNothing() {
    // A quotation mark with a combining accent is one character to Swift, and two to a browser.
    #expect(html("[a](b \"c\\\"\u{301} d\")").contains("title=\"c&quot;\u{301} d\""))
    #expect(html("a <\u{301}b") == "<p>a &lt;\u{301}b</p>\n")
    #expect(html("![\"\u{301}](b)").contains("alt=\"&quot;\u{301}\""))
  }

  @Test func attributesCannotBeLeft() {
    #expect(html("```a\"><b\nc\n```").contains("class=\"language-a&quot;&gt;&lt;b\""))
    #expect(html("[a](<b\"c'd>)").contains("href=\"b%22c&#x27;d\""))
    #expect(html("| \"a> |\n|---|").contains("aria-label=\"Table: &quot;a&gt;\""))
  }

  @Test func nullBecomesTheReplacementCharacter() {
    #expect(html("a\0b `\0`") == "<p>a\u{FFFD}b <code>\u{FFFD}</code></p>\n")
  }
}
