import Testing

@testable import CommonMark

@Suite struct StrikethroughTests {
  @Test(arguments: [
    ("~~a~~ ~b~", "<del>a</del> <del>b</del>"),
    ("~~a **b** c~~", "<del>a <strong>b</strong> c</del>"),
    ("**~~a~~**", "<strong><del>a</del></strong>"),
    ("**a**~~b~~c", "<strong>a</strong><del>b</del>c"),
    ("~~a\nb~~", "<del>a\nb</del>"),
    ("a ~~ b ~~ c", "a ~~ b ~~ c"),
    ("a ~~~b~~~", "a ~~~b~~~"),
    ("~~a~ b", "~~a~ b"),
    ("~~a ~b~ c~~", "<del>a <del>b</del> c</del>"),
    ("~~a ~b c~~ d~", "<del>a ~b c</del> d~"),
    ("~/Library and ~/Documents", "~/Library and ~/Documents"),
    ("**a ~~b** c~~", "<strong>a ~~b</strong> c~~"),
    ("\\~~a~~ \\\\~~b~~", "~~a~~ \\<del>b</del>"),
    ("~~a\\~~ b~~", "<del>a~~ b</del>"),
    ("`~~a~~ \\~`", "<code>~~a~~ \\~</code>"),
    ("[~~a~~](\\~b \"\\~c\")", "<a href=\"~b\" title=\"~c\"><del>a</del></a>"),
  ])
  func pairs(_ text: String, _ expected: String) {
    #expect(html(text) == "<p>\(expected)</p>\n")
  }

  @Test func noncharactersAreReplaced() {
    // U+FDD0 and U+FDD1, which stand for something of the parser's own.
    let text = String(decoding: [0xEF, 0xB7, 0x90, 0xEF, 0xB7, 0x91], as: UTF8.self)
    #expect(html(text) == "<p>\u{FFFD}\u{FFFD}</p>\n")
  }

  @Test func escapedTildesInCodeStayAsWritten() {
    #expect(html("```a\\~\n\\~\n```").contains("class=\"language-a~\">\\~\n<"))
  }
}

@Suite struct BareAddressTests {
  /// The addresses found in a text.
  private func addresses(_ text: String) -> [String] {
    parse(text).links.map(\.destination)
  }

  @Test(arguments: [
    ("see https://a.b/c_d_e?x=1&y#z.", "https://a.b/c_d_e?x=1&y#z"),
    ("(https://a.b/c(d))", "https://a.b/c(d)"),
    ("www.a.com/b", "https://www.a.com/b"),
    ("HTTP://A.B!", "HTTP://A.B"),
    ("http://localhost:8080/x", "http://localhost:8080/x"),
    ("https://a.b/c&d;", "https://a.b/c"),
    ("https://a.b&nbsp;c", "https://a.b"),
    ("«https://пример.рф/путь»", "https://пример.рф/путь"),
    ("**https://a.b/**", "https://a.b/"),
    ("https://a.b<c", "https://a.b"),
    ("~~https://a.b~~", "https://a.b"),
  ])
  func found(_ text: String, _ address: String) {
    #expect(addresses(text) == [address])
  }

  @Test(arguments: [
    "www.", "www..a", "awww.a.b", "xhttps://a.b", "https://", "https://a_b.c_d", "`https://a.b`",
    "ftp://a.b", "яwww.a.b",
  ])
  func notFound(_ text: String) {
    #expect(addresses(text).isEmpty)
  }

  @Test func notInsideLinks() {
    #expect(addresses("[https://a.b](c) <https://d.e>") == ["c", "https://d.e"])
    #expect(html("[*www.a.b*](c)") == "<p><a href=\"c\"><em>www.a.b</em></a></p>\n")
  }
}
