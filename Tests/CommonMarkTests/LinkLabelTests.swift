import Testing

@testable import CommonMark

/// Links whose content shows nothing.
@Suite struct LinkLabelTests {
  private func html(_ text: String) -> String {
    HTMLRenderer().render(Document(parsing: text, path: "a.md")).text
  }

  @Test(arguments: [
    ("<a href=\"https://www.films.example/b/\"><i class=\"c\"></i></a>", "films.example/b"),
    ("<a href=\"b/c.pdf\" aria-label=\"The *slides*\"><i></i></a>", "The *slides*"),
    ("[<i></i>](../docs/languages/index.md#a)", "languages"),
    ("[<i></i>]({{< relref \"docs/languages\" >}})", "languages"),
    ("[<i></i>](doc:Start)", "Start"),
    ("[<i></i>](b.md)", "b"), ("[<i></i>](b.md \"Title\")", "Title"),
  ])
  func aLinkAroundAnIconSaysWhereItLeads(_ text: String, _ words: String) {
    #expect(html("a \(text)\n").contains("<i></i>\(words)</a>"))
  }

  @Test(arguments: [
    "<a href=\"b\"><img src=\"c.png\" alt=\"\"></a>", "[![](c.png)](b)", "[`c`](b)", "[](b)",
    "<a href=\"#b\"></a>", "<a id=\"b\"></a>",
  ])
  func otherLinksSayWhatTheyHold(_ text: String) {
    #expect(!html("a \(text)\n").contains("b</a>"))
  }
}
