import Templates
import Testing

@Suite struct EscapingTests {
  @Test func fiveCharactersAreReplaced() throws {
    #expect(try render("{{title}}", Page(title: "&<>\"'")) == "&amp;&lt;&gt;&quot;&#39;")
    #expect(try render("{{title}}", Page(title: "a<b")) == "a&lt;b")
  }

  @Test func everythingElseStays() throws {
    let text = "!#$%()*+,-./0:;=?@[\\]^_`{|}~ é 日本 👩‍👩‍👧"
    #expect(try render("{{title}}", Page(title: text)) == text)
  }

  @Test func aQuotationMarkWithACombiningMarkCannotEndAnAttribute() throws {
    let page = Page(title: "\"\u{301} onmouseover=alert(1) x=\"")
    #expect(
      try render("<a title=\"{{title}}\">", page)
        == "<a title=\"&quot;\u{301} onmouseover=alert(1) x=&quot;\">")
  }

  @Test func lessThanWithACombiningMarkIsReplaced() throws {
    #expect(try render("{{title}}", Page(title: "<\u{338}b")) == "&lt;\u{338}b")
  }

  @Test func tagsInValuesAreNotRead() throws {
    let page = Page(title: "{{body}}", body: "{{title}}")
    #expect(try render("{{title}}{{{body}}}", page) == "{{body}}{{title}}")
  }
}
