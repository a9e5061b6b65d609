import Testing

@testable import CommonMark

/// Everyday forms of mdBook, VitePress and MDX.
@Suite struct BookFormTests {
  @Test func linesThatRustHidesAreLeftOut() {
    let code = "```rust,ignore\n# fn main() {\n#\nlet a = 1;\n#[test]\n## b\n# }\n```\n"
    #expect(
      html(code) == """
        <pre tabindex="0"><code class="language-rust">let a = 1;
        #[test]
        # b
        </code></pre>

        """)
    #expect(html("```sh\n# a\n```\n").contains("# a"))
  }

  @Test(arguments: [
    ("js [vite.config.js]", "js", "vite.config.js"), ("ts{2,4} [a b]", "ts", "a b"),
    ("js src/App.js active", "js", "src/App.js"), ("rust,editable", "rust", nil),
    ("swift title=\"A\"", "swift", "A"), ("vue:line-numbers", "vue", nil),
    ("swift fragment", "swift", nil), ("js {1.5}", "js", nil), ("", "", nil),
    ("js [[1, \"a\"], [2, \"b\"]]", "js", nil), ("js [1,3]", "js", nil),
  ])
  func codeHasItsLanguageAndTitle(_ info: String, _ language: String, _ title: String?) {
    let code = CodeBlock(info: info, text: "", firstLine: 1)
    #expect(code.language == language)
    #expect(code.title == title)
  }

  @Test(arguments: [
    ("<Step title=\"A b\">\n\nc\n\n</Step>", "<p><strong>A b</strong></p>\n<p>c</p>\n"),
    (
      "<Listing number=\"1\" caption=\"A `b`\">\n\nc\n\n</Listing>",
      "<p><em>A <code>b</code></em></p>\n<p>c</p>\n"
    ),
    ("<Diagram name=\"a\" alt=\"B\n  c \" />", "<p><em>B c</em></p>\n"),
    ("<Tooltip content=\"A\">b</Tooltip> c", "<p>b c</p>\n"),
  ])
  func componentsShowTheirTitlesAndCaptions(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
    #expect(parse(text).foreignUses.count == 1)
  }

  @Test(arguments: [
    ("<DocLink to=\"/a\">b *c*</DocLink>", "<p><a href=\"/a\">b <em>c</em></a></p>\n"),
    ("<VideoLink href=\"/a\" title=\"B\" />", "<p><a href=\"/a\">B</a></p>\n"),
  ])
  func componentsOfLinksAreLinks(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
    #expect(parse(text).foreignUses == [])
  }

  @Test func terminalsAreCode() {
    #expect(
      html("<TerminalBlock>\n\nnpm *a*\n\n</TerminalBlock>\n\nb").contains(
        "<code>\nnpm *a*\n\n</code></pre>\n<p>b</p>"))
  }

  @Test func whatComponentsWouldEmbedIsALink() {
    #expect(
      html("<Film src=\"https://a.example/b\" />\n")
        == "<p><a href=\"https://a.example/b\">https://a.example/b</a></p>\n")
  }

  @Test func captionsHoldMarkdown() {
    #expect(
      html(
        "<figure markdown>\n  ![a](b.png)\n  <figcaption markdown>C *d*</figcaption>\n</figure>\n"
      )
      .contains("C <em>d</em>"))
  }

  @Test func aLinkAroundBlocksIsInEach() {
    let text =
      "<div><a href=\"b\">\n<p>c</p>\n<h3><img src=\"d.png\" alt=\"e\"></h3>\n</a>f</div>\n"
    let found = html(text)
    #expect(found.contains("<div><a href=\"b\">c</a></div>"))
    #expect(found.contains("<a href=\"b\"><img src=\"d.png\" alt=\"e\" /></a>"))
    #expect(found.contains("f</div>") && !found.contains("f</a>"))
    #expect(!found.contains("<a href=\"b\"></a>"))
  }

  @Test func valuesBelowParamsAreFilledIn() {
    let text = "---\ntitle: A\nparams:\n  version: \"1.2\"\nother:\n  name: b\n---\n"
    #expect(html(text + "{{% param version %}} {{< param name >}}") == "<p>1.2</p>\n")
  }
}
