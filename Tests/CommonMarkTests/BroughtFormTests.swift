import Testing

@testable import CommonMark

/// What other tools read for their own pages leaves nothing behind in a text.
@Suite struct BroughtFormTests {
  @Test(arguments: [
    ("A\n{ .annotate }\n\nb", "<p>A</p>\n<p>b</p>\n"),
    ("A!\n{class=\"!mt-6\"}", "<p>A!</p>\n"),
    ("_a_\n{ style=\"display: inline\" }", "<p><em>a</em></p>\n"),
    ("*a*{ .big } b", "<p><em>a</em> b</p>\n"),
    ("**a**{ title=\"May 1, 2024\" }: b", "<p><strong>a</strong>: b</p>\n"),
    ("{.big}\n\na", "<p>a</p>\n"),
    (":material-check:{ .lg .middle } **a**", "<p><strong>a</strong></p>\n"),
    (":material-check:{. lg .middle } **a**", "<p><strong>a</strong></p>\n"),
    ("[:material-bug: a](b)", "<p><a href=\"b\">a</a></p>\n"),
    ("-   :material-check:{ .lg }     a", "<ul>\n<li>a</li>\n</ul>\n"),
    ("a\n{b} c", "<p>a\n{b} c</p>\n"), ("a {.b} c", "<p>a {.b} c</p>\n"),
    ("`{.a}`\n`b`", "<p><code>{.a}</code>\n<code>b</code></p>\n"),
  ])
  func attributesAreLeftOut(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    ("Press ++ctrl+alt+arrow-up++.", "<kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>Arrow Up</kbd>."),
    ("++x++ or ++f1++", "<kbd>X</kbd> or <kbd>F1</kbd>"),
  ])
  func keysAreKeys(_ text: String, _ expected: String) {
    #expect(html(text).contains(expected))
  }

  @Test("Raw text shows as it is written, also where a template repeats the rest of the page")
  func rawText() {
    let loop = "{% for a in b %}\n{{ a.title }}\n{% endfor %}\n\n"
    let found = html(loop + "<kbd>{% raw %}{{ a | b }}{%- endraw -%}</kbd>")
    #expect(found.contains("<kbd>{{ a | b }}</kbd>"))
    #expect(!found.contains("a.title"))
  }

  @Test("A shortcode that ends itself takes no text up to the end of another")
  func closedShortcode() {
    let text =
      "{{< code-toggle config=a />}}\n\nText.\n\n{{< code-toggle >}}\nb = 1\n{{< /code-toggle >}}"
    #expect(html(text).contains("<p>Text.</p>"))
    #expect(html(text).contains("b = 1"))
  }

  @Test(arguments: ["C++ and C++", "i++ and ++i", "a++b++", "+++a+++", "++a b++", "`++a++`"])
  func otherPlusSignsAreText(_ text: String) {
    #expect(!html(text).contains("<kbd>"))
  }

  @Test(arguments: [
    ("> [!NOTE] A *title*\n> Text.", "note", "A <em>title</em>", "<p>Text.</p>\n"),
    ("> [!TIP]- Folded\n>\n> Text.", "tip", "Folded", "<p>Text.</p>\n"),
    ("> [!INFO]- Only", "note", "Only", ""),
    ("> [!WARNING]+\n> Text.", "warning", "Warning", "<p>Text.</p>\n"),
    ("> [!NOTE] **A**\n> b", "note", "<strong>A</strong>", "<p>b</p>\n"),
  ])
  func alertsMayHaveTitles(_ text: String, _ kind: String, _ title: String, _ content: String) {
    #expect(
      html(text) == "<aside class=\"alert alert-\(kind)\" role=\"note\">\n"
        + "<p class=\"alert-title\">\(title)</p>\n\(content)</aside>\n")
  }

  @Test(arguments: [
    ("> [!NB] A *b*", "note", "NB", "<p>A <em>b</em></p>\n"),
    ("> [!NOTE] A sentence.\n>\n> More.", "note", "Note", "<p>A sentence.</p>\n<p>More.</p>\n"),
    (
      "> [!TIP] A text that goes on in the line\n> below.", "tip", "Tip",
      "<p>A text that goes on in the line\nbelow.</p>\n"
    ),
    ("> [!PITFALL] `a`", "warning", "Pitfall", "<p><code>a</code></p>\n"),
  ])
  func alertsMayBeginOnTheLineOfTheirMark(
    _ text: String, _ kind: String, _ title: String, _ content: String
  ) {
    #expect(
      html(text) == "<aside class=\"alert alert-\(kind)\" role=\"note\">\n"
        + "<p class=\"alert-title\">\(title)</p>\n\(content)</aside>\n")
    #expect(findings(text).isEmpty)
  }

  @Test(arguments: ["> [!NOTE](a) b", "> [!a b] c", "> a [!NOTE] b"])
  func otherBracketsOpenNoAlert(_ text: String) {
    #expect(html(text).hasPrefix("<blockquote>"))
  }

  @Test func titlesHaveNoCodesOfIcons() {
    #expect(
      html("=== \":octicons-file-code-16: `a.yml`\"\n\n    b")
        == "<p><strong><code>a.yml</code></strong></p>\n<p>b</p>\n")
    #expect(html("!!! tip \":bulb: A :material-x: b\"\n    c").contains(">💡 A b</p>"))
    #expect(parse("=== \":material-x: a\"\n\n    b").foreignUses.map(\.name) == [":material-x:"])
  }

  @Test func namesOfPlacesAreKept() {
    let text = "## A <a id=\"old\"></a> {#new}\n\n<a name=\"b\"></a> c <span id='d'>e</span>"
    #expect(
      html(text) == "<h2>A <span id=\"old\"></span><a></a></h2>\n"
        + "<p><span id=\"b\"></span><a></a> c <span id=\"d\"></span><span>e</span></p>\n")
    #expect(!html("<a id=\"a b\"></a> c <form id=\"d\">").contains("<span"))
  }

  @Test func headingsSayWhatTheirCommentNames() {
    #expect(
      html("#### <!-- md:setting config.enabled -->")
        == "<h4><code>config.enabled</code></h4>\n")
    #expect(html("a\n\n##\n\n## <!-- later -->\n\nb") == "<p>a</p>\n<p>b</p>\n")
    #expect(html("## ![a](b.png)").hasPrefix("<h2"))
  }

  @Test func notesReferToDefinitionsOfTheText() {
    let text = "a[^1]\n\n[^1]: See [B][] and [c][D e].\n\n[b]: /b\n> [d  E]:\n> /d\n"
    #expect(
      html(text).contains("See <a href=\"/b\">B</a> and <a href=\"/d\">c</a>.</li>"))
  }

  @Test func anItemIsNotSoEmptyThatItUnderlines() {
    let text = "- a\n  - {{% badge %}}\n    [b](c)\n"
    #expect(!html(text).contains("<h2"))
    #expect(html(text).contains("<a href=\"c\">b</a>"))
  }

  @Test func valuesOfTemplatesAreThoseOfTheFrontMatter() {
    let text = "---\ntitle: A\nversion: \"1.2\"\n---\nv{{% param version %}}, {{< param none >}}."
    #expect(html(text) == "<p>v1.2, .</p>\n")
    #expect(parse(text).foreignUses.map(\.name) == ["param"])
  }

  @Test func valuesOfTemplatesAreFilledInInCode() {
    let text =
      "---\nversion: 1.2\n---\n```sh\nget v{{< param version >}}.zip {{< param none >}}\n```\n"
    #expect(html(text).contains("get v1.2.zip {{&lt; param none &gt;}}"))
  }

  @Test func valuesThatAreRepeatedAreLeftOut() {
    #expect(
      html("{% for a in b %}\n- {{ a.name }} c\n{% endfor %}\n")
        == "<ul>\n<li>c</li>\n</ul>\n")
    #expect(html("{{ a.name }} c") == "<p>{{ a.name }} c</p>\n")
  }

  @Test func terminalsShowNoTags() {
    let text =
      "<div class=\"termy\">\n\n```console\n$ a\n<font color=\"#fff\">b</font> &lt;c&gt;\n```\n\n"
      + "</div>\n\n```html\n<b>d</b>\n```\n"
    #expect(html(text).contains("$ a\nb &lt;c&gt;\n</code>"))
    #expect(html(text).contains("&lt;b&gt;d&lt;/b&gt;\n</code>"))
  }
}
