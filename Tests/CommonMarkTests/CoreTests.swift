import Testing

@testable import CommonMark

/// What CommonMark itself says, block by block and inline by inline: the way through our tree must
/// not change it.
@Suite struct CoreTests {
  @Test(arguments: [
    ("# a", "<h1>a</h1>\n"),
    ("###### a ##", "<h6>a</h6>\n"),
    ("####### a", "<p>####### a</p>\n"),
    ("a\n===", "<h1>a</h1>\n"),
    ("a\nb\n---", "<h2>a\nb</h2>\n"),
    ("a\n\nb", "<p>a</p>\n<p>b</p>\n"),
    ("a\n    b", "<p>a\nb</p>\n"),
    ("***", "<hr />\n"),
    ("> a\nb", "<blockquote>\n<p>a\nb</p>\n</blockquote>\n"),
    ("> > a", "<blockquote>\n<blockquote>\n<p>a</p>\n</blockquote>\n</blockquote>\n"),
    ("    a\n\n    b", "<pre tabindex=\"0\"><code>a\n\nb\n</code></pre>\n"),
    ("```\na\n```", "<pre tabindex=\"0\"><code>a\n</code></pre>\n"),
    ("~~~ swift x\na", "<pre tabindex=\"0\"><code class=\"language-swift\">a\n</code></pre>\n"),
    ("<div>\n*a*\n</div>", "<div>\n*a*\n</div>\n"),
    ("", ""),
  ])
  func blocks(_ text: String, _ expected: String) {
    #expect(coreHTML(text) == expected)
  }

  @Test(arguments: [
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("- a\n\n- b", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
    ("- a\n+ b", "<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>\n"),
    ("3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
    ("0) a", "<ol start=\"0\">\n<li>a</li>\n</ol>\n"),
    ("-", "<ul>\n<li></li>\n</ul>\n"),
    ("- a\n  - b", "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n"),
    ("- a\n\n  b", "<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>\n"),
    ("- # a", "<ul>\n<li>\n<h1>a</h1>\n</li>\n</ul>\n"),
  ])
  func lists(_ text: String, _ expected: String) {
    #expect(coreHTML(text) == expected)
  }

  @Test(arguments: [
    ("*a* __b__ ***c***", "<em>a</em> <strong>b</strong> <em><strong>c</strong></em>"),
    ("snake_case_name", "snake_case_name"),
    ("\\*a\\* &amp; &copy;", "*a* &amp; ©"),
    ("`a < b` ``c ` d``", "<code>a &lt; b</code> <code>c ` d</code>"),
    ("[a](b \"c\")", "<a href=\"b\" title=\"c\">a</a>"),
    ("[a](<b c>)", "<a href=\"b%20c\">a</a>"),
    ("[a][b]\n\n[b]: /c", "<a href=\"/c\">a</a>"),
    ("[B]\n\n[b]: /c 'd'", "<a href=\"/c\" title=\"d\">B</a>"),
    ("[a][missing]", "[a][missing]"),
    ("[a *b*](c)", "<a href=\"c\">a <em>b</em></a>"),
    ("![a *b*](c \"d\")", "<img src=\"c\" alt=\"a b\" title=\"d\" />"),
    ("<https://a.b?c&d>", "<a href=\"https://a.b?c&amp;d\">https://a.b?c&amp;d</a>"),
    ("<a@b.cd>", "<a href=\"mailto:a@b.cd\">a@b.cd</a>"),
    ("a <b c=\"d\">e</b>", "a <b c=\"d\">e</b>"),
    ("a  \nb\\\nc\nd", "a<br />\nb<br />\nc\nd"),
    ("\"a\" 'b'", "&quot;a&quot; 'b'"),
    ("[ä](/ü%20)", "<a href=\"/%C3%BC%20\">ä</a>"),
    ("~~a~~ www.a.com", "~~a~~ www.a.com"),
    ("| a |\n|---|", "| a |\n|---|"),
  ])
  func inlines(_ text: String, _ expected: String) {
    #expect(coreHTML(text) == "<p>\(expected)</p>\n")
  }
}
