import Testing

@testable import CommonMark

/// Tags of blocks in running text: what they hold stays, and where blocks may stand so do they.
@Suite struct TagsInTextTests {
  @Test(arguments: [
    (
      "### `a` <div className=\"label ios\">iOS</div>",
      "<h3><code>a</code> iOS</h3>\n"
    ),
    ("## <div>Required</div>**b**", "<h2>Required <strong>b</strong></h2>\n"),
    ("## a<p>b</p><p>c</p>", "<h2>a b c</h2>\n"),
    ("a <div>b *c*</div> d", "<p>a <br />b <em>c</em><br /> d</p>\n"),
    ("a <hr/> b", "<p>a <br /> b</p>\n"), ("a<br><hr>b", "<p>a<br />b</p>\n"),
    ("a <center>b</center>", "<p>a <br />b</p>\n"), ("a </div> b", "<p>a <br /> b</p>\n"),
    ("*a<div>b</div>* c", "<p><em>a<br />b</em> c</p>\n"),
    ("[a<div>b</div>](c)", "<p><a href=\"c\">a<br />b</a></p>\n"),
    ("- a <div>b</div>", "<ul>\n<li>a <div>b</div></li>\n</ul>\n"),
    (
      "- a\n\n- b <div>c</div>",
      "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b <br />c</p>\n</li>\n</ul>\n"
    ),
    ("a `<div>` b", "<p>a <code>&lt;div&gt;</code> b</p>\n"),
  ])
  func theirContentStays(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
    #expect(findings(text).isEmpty)
  }

  @Test(arguments: [
    ("<ul><li>a</li><li>**b**</li></ul>", "<ul><li>a</li><li><strong>b</strong></li></ul>"),
    ("a <hr/> b", "a <hr /> b"), ("<center>a</center>", "<div class=\"align-center\">a</div>"),
    ("a <div>b</div>", "a <div>b</div>"), ("<div onclick=\"a\" style=\"b\">c", "<div>c</div>"),
    ("<ul>a<li>b</ul>", "<ul></ul>a<br />b"), ("<li>a</li><li>b</li>", "a<br />b"),
    ("<b>a<div>b</div></b>", "<b>a<br />b</b>"), ("<div><b>a</div>b", "<div><b>a</b></div>b"),
    ("<a href=\"b\"><div>c</div></a>", "<a href=\"b\">c</a>"),
    ("*a<div>b</div>*", "<em>a<br />b</em>"), ("a</div>", "a"),
  ])
  func cellsHoldBlocks(_ cell: String, _ expected: String) {
    #expect(html("| a |\n|---|\n| \(cell) |\n").contains("<td>\(expected)</td>"))
  }

  @Test func listsThatBecomeLinesAreTold() {
    let text = "a <ul><li>b</li><li>c</li></ul> d"
    #expect(html(text) == "<p>a <br />b<br />c<br /> d</p>\n")
    #expect(
      findings(text) == [
        "1 markdown/raw-html: a list or a table of HTML in running text is shown as lines"
      ])
    #expect(findings("| a |\n|---|\n| <ul><li>b</li></ul> |\n").isEmpty)
  }

  @Test func whatIsNoElementOfAPageIsStillText() {
    #expect(html("a <x-card>b</x-card>") == "<p>a &lt;x-card&gt;b&lt;/x-card&gt;</p>\n")
    #expect(
      html("a <div>b", HTMLOptions(keepsTags: false)) == "<p>a &lt;div&gt;b</p>\n")
  }
}
