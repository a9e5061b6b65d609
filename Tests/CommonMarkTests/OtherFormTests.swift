import Testing

@testable import CommonMark

/// Forms of other tools become what they are drawn as there.
@Suite struct OtherFormTests {
  private func aside(_ kind: String, _ title: String, _ content: String) -> String {
    "<aside class=\"alert alert-\(kind)\" role=\"note\">\n<p class=\"alert-title\">\(title)</p>\n"
      + "\(content)\n</aside>\n"
  }

  @Test(arguments: [
    "!!! tip\n    A *b*.", "!!! tip\n\n    A *b*.\n", "??? tip\n    A *b*.", ":::tip\nA *b*.\n:::",
    ":::tip\n\nA *b*.\n\n:::", "::: tip\nA *b*.\n:::", "::: {.tip}\nA *b*.\n:::", "> Tip: A *b*.",
    "> [!TIP]\n> A *b*.", "{{< tip >}}\nA *b*.\n{{< /tip >}}", "<Tip>\n\n  A *b*.\n\n</Tip>",
    "<Admonition type=\"tip\">\nA *b*.\n</Admonition>", "/// tip\nA *b*.\n///",
    "/// admonition\n    type: tip\n\nA *b*.\n\n///",
  ])
  func admonitionsAreAlerts(_ text: String) {
    #expect(html(text) == aside("tip", "Tip", "<p>A <em>b</em>.</p>"))
    #expect(parse(text).foreignUses == [])
  }

  @Test(arguments: [
    ("a ==b c== d", "<p>a <mark>b c</mark> d</p>\n"),
    ("H~2~O, x^2^ and 1^st^", "<p>H<sub>2</sub>O, x<sup>2</sup> and 1<sup>st</sup></p>\n"),
    ("a == b == c", "<p>a == b == c</p>\n"), ("a ===b=== c", "<p>a ===b=== c</p>\n"),
    ("x^2 + y^2", "<p>x^2 + y^2</p>\n"), ("$x^2y^2$", "<p>$x^2y^2$</p>\n"),
    ("`a^2^ ==b==` ==c==", "<p><code>a^2^ ==b==</code> <mark>c</mark></p>\n"),
    ("~/a and ~/b", "<p>~/a and ~/b</p>\n"),
  ])
  func marksOfRunningTextAreElements(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    "``` swift title=\"App.swift\"\na\n```", "```swift {title=\"App.swift\"}\na\n```",
    "``` { .swift title='App.swift' }\na\n```",
  ])
  func titlesOfCodeStandAboveIt(_ text: String) {
    #expect(
      html(text) == "<p><strong>App.swift</strong></p>\n"
        + "<pre tabindex=\"0\"><code class=\"language-swift\">a\n</code></pre>\n")
  }

  @Test func hashesOfOverloadsAreNotShown() {
    func html(_ text: String, _ path: String) -> String {
      HTMLRenderer().render(Document(parsing: text, path: path)).text
    }
    #expect(html("``A/open(at:)-9xf99``", "K.docc/a.md") == "<p><code>A/open(at:)</code></p>\n")
    #expect(html("``swift-test``", "K.docc/a.md") == "<p><code>swift-test</code></p>\n")
    #expect(html("`f()-9xf99`", "a.md") == "<p><code>f()-9xf99</code></p>\n")
  }

  @Test func blocksOfPyMdownHaveTitles() {
    #expect(
      html("/// note | A b\n\nC\n\n///\n\nd") == aside("note", "A b", "<p>C</p>") + "<p>d</p>\n")
    #expect(
      html("//// tab | A\n\n/// details | B\n    open: True\n\nC\n\n///\n\n////\n\nd")
        == "<p><strong>A</strong></p>\n<p><strong>B</strong></p>\n<p>C</p>\n<p>d</p>\n")
    #expect(html("/// A comment\na") == "<p>/// A comment\na</p>\n")
  }

  @Test func blocksThatExtensionsAddKeepTheirWords() {
    let text = "/// version-added | v2\nA *b*.\n///\n\nc"
    #expect(html(text) == aside("note", "Version added v2", "<p>A <em>b</em>.</p>") + "<p>c</p>\n")
    #expect(parse(text).foreignUses == [])
    let bare = "/// columns\nA\n///\n\nb"
    #expect(html(bare) == "<p>A</p>\n<p>b</p>\n")
    #expect(parse(bare).foreignUses == [ForeignUse(.directive, "columns", line: 1)])
    #expect(html("/// columns\nA") == "<p>/// columns\nA</p>\n")
  }

  @Test(arguments: [
    ("a [`B`][kit.b.B] c", "<p>a <code>B</code> c</p>\n"),
    ("[the *b*][kit.b]", "<p>the <em>b</em></p>\n"), ("[`kit.B`][]", "<p><code>kit.B</code></p>\n"),
    ("[size][Size]", "<p>size</p>\n"),
    (
      "!!! note \"A [`B`][kit.B]\"\n    C",
      "<aside class=\"alert alert-note\" role=\"note\">\n<p class=\"alert-title\">A <code>B</code>"
        + "</p>\n<p>C</p>\n</aside>\n"
    ),
  ])
  func referencesToCodeShowTheirText(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
    #expect(parse(text).foreignUses.map(\.kind) == [.reference])
  }

  @Test(arguments: [
    (
      "[`B`][kit.b.B]\n\n[kit.c]: /a\n[Kit.b.B]: /b",
      "<p><a href=\"/b\"><code>B</code></a></p>\n"
    ),
    ("[`kit.B`][]\n\n[`kit.B`]: /b", "<p><a href=\"/b\"><code>kit.B</code></a></p>\n"),
    ("[a][b]", "<p>[a][b]</p>\n"), ("[a][the b]", "<p>[a][the b]</p>\n"),
    ("run [FLAGS][FILES]", "<p>run [FLAGS][FILES]</p>\n"),
    ("a[0][Key]", "<p>a[0][Key]</p>\n"), ("`[a][Kit.b]`", "<p><code>[a][Kit.b]</code></p>\n"),
    ("[a][0]", "<p>[a][0]</p>\n"),
  ])
  func otherBracketsStayWhatTheyAre(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
    #expect(parse(text).foreignUses == [])
  }

  @Test func plainNamesAreReferencesBesideFullOnes() {
    #expect(html("[B][kit.B] and [enums][enum]") == "<p>B and enums</p>\n")
    #expect(parse("[B][kit.B] and [enums][enum]").foreignUses.map(\.name) == ["kit.B", "enum"])
  }

  @Test func headingsOfCodeKeepItsName() {
    let text = "## ::: kit.Dock\n    options:\n      a: true\n\nb"
    #expect(html(text).contains("<code>kit.Dock</code></h2>"))
    #expect(html(text).hasSuffix("</h2>\n<p>b</p>\n"))
    #expect(parse(text).foreignUses == [ForeignUse(.include, ":::", line: 1)])
  }

  @Test(arguments: [
    ("{{% alert color=\"warning\" title=\"A b\" %}}\nC\n{{% /alert %}}", "warning", "A b"),
    ("{{< notice tip >}}\nC\n{{< /notice >}}", "tip", "Tip"),
    ("{{% alert title=\"A\" color=\"primary\" %}}\nC\n{{% /alert %}}", "note", "A"),
    ("{{< callout type=\"info\" >}}\nC\n{{< /callout >}}", "note", "Info"),
  ])
  func alertsOfThemesSayTheirKind(_ text: String, _ kind: String, _ title: String) {
    #expect(html(text) == aside(kind, title, "<p>C</p>"))
    #expect(parse(text).foreignUses == [])
  }

  @Test func tagsOverSeveralLinesDoNotEndTheTableAround() {
    let text = """
      <table style={{ a: 'b' }}>
        <tr>
          <td
            style={{
              width: '20px',
            }}
          >
            A
          </td>
        </tr>
      </table>

      B
      """
    let page = HTMLRenderer().render(Document(parsing: text, path: "a.mdx")).text
    #expect(!page.contains("<code>") && !page.contains("style"))
    #expect(page.contains("A\n") && page.hasSuffix("<p>B</p>\n"))
  }

  @Test func tablesOfKramdownEndWithTheirTag() {
    let table =
      "<table>\n  <tr>\n    <td><p>\n\n      A <b>b</b>.\n\n    </p></td>\n  </tr>\n</table>\n\nc"
    #expect(!html(table).contains("<code>") && html(table).contains("A <b>b</b>."))
    #expect(html(table).hasSuffix("<p>c</p>\n"))
    let rows =
      "<table>\n    {% for a in b %}\n    <tr><td>a</td></tr>\n    {% endfor %}\n</table>\n"
    #expect(html(rows).contains("<td>a</td>"))
    // As GitHub has it: markdown below a blank line.
    #expect(html("<table><tr><td>\n\n*a*\n\n</td></tr></table>").contains("<em>a</em>"))
    #expect(html("a\n\n    b\n\n    c").contains("<code>b\n\nc\n</code>"))
  }

  @Test func codeBelowAnElementIsCode() {
    let text = "<div class=\"a\">\nb\n</div>\n```swift\nc\n```\n\nd"
    let document = parse(text)
    #expect(html(text).contains("<code class=\"language-swift\">c\n</code>"))
    #expect(document.blocks.map(\.lines.lowerBound) == [1, 4, 8])
  }

  @Test func markdownInsideElementsOfKramdownIsMarkdown() {
    #expect(
      html("<div class=\"a\" markdown=\"1\">\n- *b*\n</div>\n\nc")
        == "<ul>\n<li><em>b</em></li>\n</ul>\n<p>c</p>\n")
    #expect(html("<div class=\"a\">\n*b*\n</div>\n") == "<div>\n*b*\n</div>\n")
  }

  @Test func tabsOfHugoAreTitledCode() {
    let code = "<pre tabindex=\"0\"><code class=\"language-sh\">a\n</code></pre>\n"
    #expect(
      html(
        "{{< tabpane >}}\n{{< tab header=\"npm\" lang=\"sh\" >}}\na\n{{< /tab >}}\n{{< /tabpane >}}"
      )
        == "<p><strong>npm</strong></p>\n" + code)
    #expect(
      html("{{< tabpane lang=\"sh\" >}}\n{{< tab >}}\na\n{{< /tab >}}\n{{< /tabpane >}}") == code)
    #expect(
      html("{{% tabs %}}\n{{% tab \"One\" %}}\n*a*\n{{% /tab %}}\n{{% /tabs %}}")
        == "<p><strong>One</strong><br />\n<em>a</em></p>\n")
  }

  @Test(arguments: ["{{ button({ text: \"a\" }) }}", "{{ button({\n  text: \"a\"\n}) }}"])
  func callsOfTemplatesAreLeftOut(_ call: String) {
    #expect(html("a\n\n\(call)\n\nb") == "<p>a</p>\n<p>b</p>\n")
    #expect(parse(call).foreignUses.map(\.name) == ["button"])
    #expect(html("{{ page.title }}") == "<p>{{ page.title }}</p>\n")
  }

  @Test(arguments: [
    "<img src={shot} alt=\"A\" />", "<img src={shot.src} alt=\"A\" />",
    "<img src={require('./shot.png').default} alt=\"A\" />", "<Image src={shot} alt=\"A\" />",
  ])
  func importedPicturesAreShown(_ tag: String) {
    let text = "import shot from './shot.png'\n\n\(tag)\n"
    let document = Document(parsing: text, path: "guide.mdx")
    let html = HTMLRenderer().render(document).text
    #expect(html.contains("src=\"./shot.png\""))
    #expect(html.contains("alt=\"A\""))
    #expect(document.foreignUses == [])
  }

  @Test(arguments: [
    "!!! warning \"Mind the *gap*\"\n    A.", ":::warning Mind the *gap*\nA.\n:::",
    ":::warning[Mind the *gap*]\nA.\n:::", ":::warning{title=\"Mind the *gap*\"}\nA.\n:::",
  ])
  func titlesAreTheAuthors(_ text: String) {
    #expect(html(text) == aside("warning", "Mind the <em>gap</em>", "<p>A.</p>"))
  }

  @Test(arguments: ["!!! pied-piper\n    A.", ":::pied-piper\nA.\n:::"])
  func anUnknownKindIsANoteOfItsName(_ text: String) {
    #expect(html(text) == aside("note", "Pied-piper", "<p>A.</p>"))
  }

  @Test func otherWordsAreKindsWithTheirNames() {
    #expect(html("!!! danger\n    A.") == aside("caution", "Danger", "<p>A.</p>"))
    #expect(html("> [!INFO]\n> A.") == aside("note", "Info", "<p>A.</p>"))
  }

  @Test func admonitionsHoldBlocksAndEachOther() {
    #expect(
      html("!!! note\n    - a\n\n    ```sh\n    !!! tip\n    ```\n\n    !!! tip\n        b\n\nc")
        == aside(
          "note", "Note",
          "<ul>\n<li>a</li>\n</ul>\n<pre tabindex=\"0\"><code class=\"language-sh\">!!! tip\n"
            + "</code></pre>\n" + aside("tip", "Tip", "<p>b</p>").dropLast())
        + "<p>c</p>\n")
    #expect(
      html("::::note\n:::tip\na\n:::\n::::\nb")
        == aside("note", "Note", String(aside("tip", "Tip", "<p>a</p>").dropLast())) + "<p>b</p>\n")
  }

  @Test func anAdmonitionStandsInTheItemOfAList() {
    #expect(
      html("1. a\n\n    !!! note\n        b\n\n2. c")
        == "<ol>\n<li>\n<p>a</p>\n" + aside("note", "Note", "<p>b</p>")
        + "</li>\n<li>\n<p>c</p>\n</li>\n</ol>\n")
  }

  @Test func adjacentAdmonitionsAreTwo() {
    #expect(
      html("!!! note\n    a\n!!! tip\n    b\n")
        == aside("note", "Note", "<p>a</p>") + aside("tip", "Tip", "<p>b</p>"))
  }

  @Test(arguments: [
    "    !!! note\n        a", "```\n!!! note\n    a\n```", "`<Chart />` and `{{ a }}`",
    "Wow!!! note", "a ::: b", "List<Item> and a < B", "~~~\n:::note\na\n:::\n~~~",
    "```\n!!! note\n\n    ```\n    a\n    ```\n\n    !!! tip\n```",
    "@someone said {this}", "<!--\n!!! note\n-->\n",
  ])
  func codeAndProseStay(_ text: String) {
    let plain = ParsingOptions(extensions: .all.subtracting(.otherForms))
    #expect(parse(text).blocks == parse(text, plain).blocks)
    #expect(parse(text).foreignUses == [])
  }

  @Test func linesKeepTheirNumbers() {
    let text =
      "!!! note \"T\"\n    a\n\n    [b](b)\n\n<Tabs\n  a=\"b\"\n>\n\n[c](c)\n\n</Tabs>\n[d](d)\n"
    #expect(parse(text).links.map { "\($0.line) \($0.destination)" } == ["4 b", "10 c", "13 d"])
  }

  @Test func tabsAreTheirTitlesWithWhatTheyHold() {
    let tab = "<p><strong>Swift</strong></p>\n<p>a</p>\n"
    #expect(html("=== \"Swift\"\n\n    a\n") == tab)
    #expect(html("<Tabs>\n<TabItem value=\"Swift\">\n\na\n\n</TabItem>\n</Tabs>\n") == tab)
    #expect(html("@TabNavigator {\n  @Tab(\"Swift\") {\n\n    a\n  }\n}\n") == tab)
  }
}

/// Names that authors give to headings.
@Suite struct HeadingNameTests {
  @Test(arguments: [
    "## A b {#here}", "## A b {: #here }", "## A b { #here .big data-x=\"y z\" }",
    "## A b {#here_x}", "## A *b* {/* #here */}",
  ])
  func headingsHaveTheNamesTheyAreGiven(_ text: String) {
    let heading = parse(text).contents.first
    #expect(heading?.title == "A b")
    #expect(heading?.anchor.hasPrefix("here") == true)
  }

  @Test(arguments: [
    "## A\n{: #here }", "A\n---\n{: .big #here }\n\n# B",
  ])
  func aListBelowAHeadingNamesIt(_ text: String) {
    #expect(parse(text).contents.first?.title == "A")
    #expect(parse(text).contents.first?.anchor == "here")
  }

  @Test func namesOfOtherPlacesAreAnchors() {
    #expect(
      html("**x**{ #loc } y") == "<p><strong>x</strong><span id=\"loc\"></span> y</p>\n")
    #expect(html("x\n{: #loc }\n\ny") == "<p>x<span id=\"loc\"></span></p>\n<p>y</p>\n")
    #expect(html("# loc\n\n**x**{ #loc }") == "<h1>loc</h1>\n<p><strong>x</strong></p>\n")
  }

  @Test func namesStayUnique() {
    #expect(parse("# A {#b}\n# B\n# C {#b}").contents.map(\.anchor) == ["b", "b-1", "b-2"])
  }

  @Test(arguments: ["## A {b}", "## A {}", "## {#a} b", "## `{#a}`"])
  func otherBracesStay(_ text: String) {
    #expect(parse(text).contents.first?.title.contains("{") == true)
  }

  @Test func attributesOfParagraphsLinksAndImagesAreLeftOut() {
    #expect(
      html("a\n{: .lead }\n\n[b](c){ .button target=_blank } d")
        == "<p>a</p>\n<p><a href=\"c\">b</a> d</p>\n")
  }
}

/// What only another tool can show is told.
@Suite struct ForeignUseTests {
  private func uses(_ text: String, _ path: String = "guide.md") -> [String] {
    Document(parsing: text, path: path).foreignUses.map { "\($0.line) \($0.kind) \($0.name)" }
  }

  @Test func componentsAreTheirChildren() {
    let text =
      "import A from './A'\n\n<Box wide>\n\n  *a*\n\n</Box>\n\nb <Chart data={[1, 2]} /> c\n"
    #expect(html(text) == "<p><em>a</em></p>\n<p>b  c</p>\n")
    #expect(uses(text) == ["3 component Box", "9 component Chart"])
  }

  @Test func mdxHasModulesAndExpressions() {
    let text = """
      import A from 'a'
      export const b = {

        c: 1 }

      # Title

      {/* not shown */}
      Version {version} and {"text"}, <img src={require('./a.png').default} alt="A" />
      """
    #expect(uses(text, "guide.mdx") == ["9 expression version"])
    let document = Document(parsing: text, path: "guide.mdx")
    #expect(document.blocks.count == 2)
    #expect(document.plainText.contains("Version {version} and text,"))
    #expect(HTMLRenderer().render(document).text.contains("<img src=\"./a.png\" alt=\"A\" />"))
  }

  @Test(arguments: [
    "<Foo>red</Foo>", "is <Foo>red</Foo>", "<Foo a={1}>red</Foo>",
  ])
  func theEndOfAComponentIsLeftOutBehindALetter(_ text: String) {
    let document = Document(parsing: text, path: "guide.mdx")
    #expect(document.plainText.hasSuffix("red\n"))
    #expect(HTMLRenderer().render(document).text.hasSuffix("red</p>\n"))
  }

  @Test func aTabOnOneLineHasItsTitle() {
    let tab = "<TabItem label=\"O\">text</TabItem>"
    #expect(html(tab) == "<p><strong>O</strong>  text</p>\n")
  }

  @Test func expressionsNameFrontMatter() {
    let text =
      "---\ntitle: \"A: b\"\n---\n# {frontMatter.title}\n\n"
      + "{frontmatter.title}{frontmatter.x}\n"
    let document = Document(parsing: text, path: "guide.mdx")
    #expect(document.plainText == "A: b\nA: b\n")
    #expect(document.foreignUses == [])
  }

  @Test func aLinkWhoseAddressATemplateFillsInIsItsText() {
    let text = "a [#12]({{ site.repository }}/issues/12) ![b]({{ x }}/b.png) [c]({{ '/c' | url }})"
    #expect(html(text).hasPrefix("<p>a #12 b "))
    #expect(uses(text).prefix(2) == ["1 include site.repository", "1 include x"])
  }

  @Test func settingsThatWouldShowSomethingAreTold() {
    let text =
      "# A\n\n@Metadata {\n  @CallToAction(url: \"u\", purpose: link)\n  @PageColor(blue)\n}\n"
    #expect(uses(text, "A.docc/A.md") == ["4 directive CallToAction"])
  }

  @Test func tagsOfTemplatesAreToldOrRead() {
    #expect(
      uses("--8<-- \"a.md\"\n\n{% include a.html %}\n\n{{< youtube x >}}\n\n{{ page.title }}\n")
        == [
          "1 include --8<--", "3 include include", "5 include youtube", "7 expression page.title",
        ])
    #expect(
      html("[a]({% link _docs/b.md %}) [c]({{ '/d/' | relative_url }}) [e]({{< ref \"f.md\" >}})")
        == "<p><a href=\"/_docs/b.md\">a</a> <a href=\"/d/\">c</a> <a href=\"f.md\">e</a></p>\n")
    #expect(
      html("{% highlight ruby %}\n{{ a }}\n{% endhighlight %}\n")
        == "<pre tabindex=\"0\"><code class=\"language-ruby\">{{ a }}\n</code></pre>\n")
    #expect(
      html("{{< figure src=\"a.png\" alt=\"A\" >}}") == "<p><img src=\"a.png\" alt=\"A\" /></p>\n")
  }

  @Test func directivesOfDocC() {
    let text = """
      # A

      @Metadata {
        @PageImage(purpose: card, source: "x")
      }

      @Row {
        @Column {
          a
        }
        @Column {
          ![b](b)
        }
      }
      @Image(source: "c", alt: "C")
      @Video(source: "d", poster: "e", alt: "E")
      """
    #expect(uses(text, "A.docc/A.md") == ["16 directive Video"])
    let html = HTMLRenderer(options: HTMLOptions(linksHeadings: false))
      .render(Document(parsing: text, path: "A.docc/A.md")).text
    #expect(
      html == """
        <h1>A</h1>
        <p>a</p>
        <p><img src="b" alt="b" /></p>
        <p><img src="c" alt="C" />
        <img src="e" alt="E" /></p>

        """)
  }

  @Test(arguments: [
    "<A ", "<A\n", "{{", "{{<", "{% ", "!!! a\n", ":::a\n", "    !!! a\n", "{{< tip >}}\n",
    "<Tip>\n", "@Row {\n", "{/*", "=== \"a\"\n", "</A>", "<a b={", "{% highlight a %}\n",
    "> [!A]\n", "{", "{a", "`a``b```c",
  ])
  func longTextsEnd(_ unit: String) {
    let text = String(repeating: unit, count: 20_000)
    let document = Document(parsing: text, path: "guide.mdx")
    #expect(HTMLRenderer().render(document).bytes.count < 10_000_000)
  }

  @Test(arguments: [
    "<svg>\n", "::: a.b\n", "::: a.b\n    heading_level: 2\n", "```{.a}\n", "```{.a}\n\n\n\n",
    "<figure markdown>\n", "<figcaption>", "- term a: b\n", "- :simple-a: ", "|`|``|```\n-|-\n",
  ])
  func longTextsOfOtherToolsEnd(_ unit: String) {
    let text = String(repeating: unit, count: 10_000)
    let document = Document(parsing: text, path: "A.docc/guide.md")
    #expect(HTMLRenderer().render(document).bytes.count < 10_000_000)
  }

  @Test func frontMatterThatManyExpressionsNameIsReadThroughAFewTimes() {
    let keys = String(repeating: "a: b\n", count: 5_000)
    let text = "---\n\(keys)---\n" + String(repeating: "{frontmatter.c} ", count: 5_000)
    let document = Document(parsing: text, path: "guide.mdx")
    #expect(document.foreignUses.count < 100)
  }
}
