import Testing

@testable import CommonMark

@Suite struct RawHTMLTests {
  @Test(arguments: [
    ("a <kbd>K</kbd><br>b", "<p>a <kbd>K</kbd><br />b</p>\n"),
    ("H<SUB>2</SUB>O", "<p>H<sub>2</sub>O</p>\n"),
    ("<a href=\"b.md\" title='c'>d</a>", "<p><a href=\"b.md\" title=\"c\">d</a></p>\n"),
    ("<img src=\"a.png\" alt=\"b\" width=\"80\">", "<img src=\"a.png\" alt=\"b\" width=\"80\" />"),
    ("a &copy; <i>&lt;b&gt;</i>", "<p>a © <i>&lt;b&gt;</i></p>\n"),
    (
      "<details open>\n<summary>More</summary>\n\n*a*\n\n</details>\n",
      "<details open>\n<summary>More</summary>\n<p><em>a</em></p>\n</details>\n"
    ),
    (
      "<p align=\"center\">\n  <b>a</b>\n</p>\n",
      "<div class=\"align-center\">\n  <b>a</b>\n</div>\n"
    ),
    ("<h2>a</h2>\n", "<div role=\"heading\" aria-level=\"2\" class=\"raw-h2\">a</div>\n"),
    (
      "<table><tr><td colspan=\"2\">a<td>b</table>\n",
      "<table><tr><td colspan=\"2\">a</td><td>b</td></tr></table>\n"
    ),
  ])
  func whatSetsTextIsWrittenAnew(_ text: String, _ expected: String) {
    #expect(html(text).trimmingLineEnds == expected.trimmingLineEnds)
    #expect(findings(text).isEmpty)
  }

  @Test(arguments: [
    "<script>a\n", "a <script>b</script>", "<form action=\"a\"><input></form>\n",
    "<object data=\"a\">\n",
    "<base href=\"a\">\n", "<x-card>a</x-card>\n", "a <button>b</button>",
    "<math><mtext><img src=\"x\"></mtext></math>\n",
    "<textarea></textarea><p>a</p>\n", "<template><p>a</p></template>\n", "a <![CDATA[ <b> ]]> c",
    "<![CDATA[\n<script>a</script>\n]]>\n", "a <?php b ?> c", "<!DOCTYPE html>\n",
    "<div><form><form></form><input name=\"x\"></form></div>\n", "<embed src=\"a\">\n",
    "<div>a <script\n>b</div>\n", "<noscript><p title=\"</noscript><img src=x>\">\n",
    "<div><?php b ?></div>\n", "<div><!-- open <b>a</b></div>\n",
    "<xmp><b>a</b></xmp>\n", "<plaintext>\n",
    "<select><option>a</select>\n", "<frameset><frame src=\"a\"></frameset>\n",
  ])
  func whatDoesMoreIsShownAsText(_ text: String) {
    let html = html(text)
    #expect(html.contains("&lt;"))
    #expect(
      findings(text).contains { $0.hasSuffix("markdown/raw-html: raw HTML is shown as text") })
    for name in Self.refused { #expect(!html.contains("<" + name)) }
  }

  @Test(arguments: [
    "<script>a</script>\n", "<script setup>\nimport a from 'b'\n</script>\n",
    "<div>a <script\n>if (b < c) \"<b>\"</script\n></div>\n", "<style>a{}</style>\n",
    "<svg><path d=\"M0\"/></svg>\n", "a <svg onload=alert(1)>",
    "<meta http-equiv=\"refresh\" content=\"0;url=a\">\n", "<link rel=\"stylesheet\" href=\"a\">\n",
    "<div><style>\n<script>a</script>\n</style></div>\n", "<svg>\n<svg>\n",
  ])
  func whatSetsThePageOrDrawsIsLeftOut(_ text: String) {
    let html = html(text)
    #expect(!html.contains("&lt;"))
    #expect(
      findings(text).contains {
        $0.hasSuffix("markdown/raw-html: raw HTML that sets or draws something is left out")
      })
    for name in Self.refused { #expect(!html.contains("<" + name)) }
  }

  @Test(arguments: [
    ("<iframe src=\"https://a.example/b\" title=\"A film\">No frames.</iframe>\n", "A film"),
    ("<video controls>\n<source src=\"https://a.example/b\">\nNo video.</video>\n", nil),
    ("<audio src=\"https://a.example/b\" />\n", nil),
  ])
  func whatIsEmbeddedIsALink(_ text: String, _ title: String?) {
    #expect(
      html(text) == "<p><a href=\"https://a.example/b\">\(title ?? "https://a.example/b")</a></p>\n"
    )
    #expect(
      findings(text) == ["1 markdown/raw-html: what would be embedded is shown as a link"])
  }

  @Test func anEndOfItsOwnIsNothing() {
    let text = html("<iframe src=\"b\">\n\n</iframe>\n").trimmingLineEnds
    #expect(text == "<p><a href=\"b\">b</a></p>")
  }

  @Test func aDangerousAddressIsNotEmbeddedAsALink() {
    #expect(html("<iframe src=\"javascript:a\"></iframe>\n") == "<p>javascript:a</p>\n")
  }

  private static let refused = [
    "script", "style", "iframe", "form", "svg", "object", "base", "x-card", "button", "math",
    "meta", "link", "textarea", "template", "!", "?", "input", "embed", "noscript", "audio", "xmp",
    "plaintext", "select", "option", "frame",
  ]

  @Test func isToldOnceForALine() {
    #expect(
      findings("x\n\n<x-a>\n\na <x-b>c</x-b>\nd <u>e</u>\nf <x-i>g") == [
        "3 markdown/raw-html: raw HTML is shown as text",
        "5 markdown/raw-html: raw HTML is shown as text",
        "7 markdown/raw-html: raw HTML is shown as text",
      ])
  }

  @Test(arguments: [
    "<b onclick=\"a\" style=\"b\" class=\"d\" data-e=\"f\">x</b>",
    "<p align=\"left&quot; onclick=&quot;a\">x</p>\n",
    "<a name=\"id\" target=\"x\" ping=\"y\" href=\"#a\" onfocus=\"b\" autofocus>c</a>",
    "<table><tr><td background=\"a\" style=\"b\">x</table>\n",
    "<ol start=\"1e9\" type=\"a\"></ol>\n", "<details ontoggle=\"a\" open>x</details>\n",
    "<img src=\"a.png\" onerror=\"b\" srcset=\"c\">",
  ])
  func noOtherAttributeIsWritten(_ text: String) {
    let names = [
      "onclick", "style", "id", "data-e", "background", "start", "onerror", "srcset", "ontoggle",
      "target", "ping", "onfocus", "name", "class", "autofocus",
    ]
    for name in names { #expect(!html(text).contains(" \(name)=")) }
    #expect(findings(text).isEmpty)
  }

  @Test(arguments: [
    "javascript:a", "JaVaScRiPt:a", "&#106;avascript:a", "&#x6A;avascript:a", "java\nscript:a",
    "data:text/html,a", " javascript:a", "\u{1}javascript:a", "java&#9;script:a",
    "java&#x0A;script:a", "&#1;javascript:a", "&#0;javascript:a", "VBSCRIPT:a",
    "jav\tascript&#58;a",
    "&#0000106;avascript:a",
  ])
  func dangerousAddressesAreNotWritten(_ address: String) {
    let text = html("<a href=\"\(address)\">x</a> <img src='\(address)' alt=\"y\">")
    #expect(!text.contains("href=") && !text.contains("src="))
  }

  @Test func anAddressIsReadAsABrowserReadsIt() {
    #expect(
      html("<a href=\"javascript&colon;a\">b</a>")
        == "<p><a href=\"javascript&amp;colon;a\">b</a></p>\n")
    #expect(
      html("<a href=\"&quot; onclick=&quot;a\">b</a>")
        == "<p><a href=\"%22%20onclick=%22a\">b</a></p>\n")
    #expect(
      findings("<div>\n<a href=\"javascript:a\">b</a>\n</div>\n")
        == ["2 markdown/unsafe-link: a link may not begin with 'javascript:'"])
  }

  @Test(arguments: [
    (
      "# a <b>c\n\n<details><summary>d <img src=\"e.png\"></summary>\n[f](g)\n</details>\n"
        + "<x-a>\n<a href=\"javascript:h\">\n", 3
    ),
    ("[a <a href=\"b\">c</a>](lost) <i>d [e](f)</i>\n\n<ul><li><a href=\"h\">[i](j)</ul>\n", 4),
  ])
  func whatACheckSeesIsWhatAPageWrites(_ text: String, _ count: Int) {
    let document = parse(text)
    let renderer = HTMLRenderer(resolver: Objecting())
    let found = renderer.findings(of: document.blocks, path: "guide.md")
    #expect(found == renderer.render(document).diagnostics)
    #expect(found.count == count)
  }

  @Test func aTitleIsTheTextOfTheFirstHeading() {
    #expect(
      RawHTML.title(in: "<p><img></p>\n<h1 align=\"center\"><b>A</b>\n&amp; b</h1><h1>c</h1>")
        == "A & b")
    #expect(RawHTML.title(in: "<h1><img src=\"a\"></h1>") == nil)
    #expect(RawHTML.title(in: "<h2>a</h2>") == nil)
  }

  @Test func whereNoPageIsWrittenTagsAreBare() {
    let text = RawHTML.plainTags(
      "<p onclick=\"a\"><a href=\"b\" id=\"c\">d</a><img src=\"e\" alt='\"'><x-i><!-- f --></p>",
      text: { $0.uppercased() }, address: { kind, address in "\(kind.rawValue)-\(address)" })
    #expect(
      text == "<p><a href=\"link-b\">D</a><img src=\"image-e\" alt=\"&quot;\"><X-I></p>")
    #expect(
      RawHTML.plainTags("<a href=\"javascript:b\">", text: { $0 }, address: { $1 }) == "<a>")
  }

  @Test func aLinkHoldsNoLink() {
    #expect(html("[a <a href=\"b\">c</a>](d)") == "<p><a href=\"d\">a c</a></p>\n")
    #expect(html("<a href=\"b\">[c](d)</a>") == "<p><a href=\"b\">c</a></p>\n")
  }

  @Test func whatIsOpenedEndsWithTheBlockAroundIt() {
    #expect(html("a <b>c\n\nd") == "<p>a <b>c</b></p>\n<p>d</p>\n")
    #expect(html("- <b>a\n- b </b>").contains("<li><b>a</b></li>\n<li>b </li>"))
    #expect(html("> <div>\n\na") == "<blockquote>\n<div>\n</div>\n</blockquote>\n<p>a</p>\n")
    #expect(html("</div></p></b>\n").contains("</") == false)
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func elementsAreBalancedWhateverIsWritten(seed: UInt64) {
    var random = SplitMix(state: seed)
    let pieces = [
      "<b>", "</b>", "<div>", "</div>", "<p>", "</p>", "<table>", "<tr>", "<td>", "</table>",
      "<li>",
      "<ul>", "</ul>", "<details>", "<summary>", "</details>", "<a href=\"x\">", "</a>", "\n\n",
      "\n",
      "- ", "> ", "# ", "*", "a", "[b](c)", "`d`", "<script>", "<br>", "<img src=x>", "| ", "&amp;",
      "<!--", "-->", "    ", "<dl>", "<dt>", "</span>", "<span title='>'>",
      "<iframe src=y>", "</iframe>", "<svg>", "</svg>", "<hr>", "</li>",
    ]
    let places = ["", "", "a ", "- a ", "## a ", "| a | b |\n|-|-|\n| c "]
    for _ in 0..<400 {
      let count = Int.random(in: 1...12, using: &random)
      let words = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
      let text = places[Int.random(in: 0..<places.count, using: &random)] + words.joined()
      let page = html(text)
      #expect(unbalanced(page) == nil, "\(text.debugDescription)")
      #expect(!holdsBlockInText(page), "\(text.debugDescription)")
    }
  }

  @Test func tagsCanBeTextAsWell() {
    let options = HTMLOptions(keepsTags: false)
    #expect(html("List<B> <!-- c -->", options) == "<p>List&lt;B&gt; </p>\n")
    #expect(html("<div>\n", options) == "<p>&lt;div&gt;\n</p>\n")
    let renderer = HTMLRenderer(options: options)
    let document = parse("List<B>")
    #expect(renderer.findings(of: document.blocks, path: "guide.md").count == 1)
  }

  @Test func canBeAllowedAsItIs() {
    let options = HTMLOptions(allowsRawHTML: true)
    #expect(html("<div>\n\na <b>c</b>", options) == "<div>\n<p>a <b>c</b></p>\n")
  }

  @Test func commentsAreForAuthors() {
    #expect(html("<!-- a -->\n\nb <!-- c --> d") == "<p>b  d</p>\n")
    #expect(findings("<!-- a -->\n\nb <!-- c --> d").isEmpty)
    #expect(!html("<!-- a --><x-i> -->").contains("<x-i"))
  }
}

extension String {
  fileprivate var trimmingLineEnds: String {
    split(separator: "\n", omittingEmptySubsequences: true).joined(separator: "\n")
  }
}

/// A generator whose numbers follow from its seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Whether a paragraph or a heading holds an element that is no running text.
private func holdsBlockInText(_ html: String) -> Bool {
  for name in ["p", "h2"] {
    for part in html.components(between: "<\(name)>", and: "</\(name)>")
    where ["<div", "<ul", "<li", "<table", "<hr", "<details", "<dl", "<p"].contains(
      where: part.contains)
    {
      return true
    }
  }
  return false
}

extension String {
  fileprivate func components(between start: String, and end: String) -> [String] {
    ranges(of: start).map { found in
      let rest = self[found.upperBound...]
      return String(rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)])
    }
  }
}

/// The first tag of a fragment that ends what is not open; `nil` when every element ends where HTML
/// asks for it.
private func unbalanced(_ html: String) -> String? {
  var open: [String] = []
  var rest = html[...]
  while let less = rest.firstIndex(of: "<") {
    rest = rest[less...].dropFirst()
    guard let greater = rest.firstIndex(of: ">") else { return String(rest) }
    let tag = rest[..<greater]
    rest = rest[greater...].dropFirst()
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    if tag.hasSuffix("/") || ["br", "img", "hr", "input", "wbr"].contains(name) { continue }
    if tag.hasPrefix("/") {
      guard open.popLast() == String(name) else { return String(tag) }
    } else {
      open.append(String(name))
    }
  }
  return open.last
}
