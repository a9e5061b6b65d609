import CatalogLoader
import CatalogModel
import CommonMark
import Testing

/// What guides include of other files.
@Suite struct InclusionTests {
  /// The text of the guide `page`, one line for each block, and the messages.
  private func load(
    _ page: String, _ files: [String: String], name: String = "docs/page.md"
  ) -> (text: String, messages: [String]) {
    var all: [String: String?] = ["one/guides/" + name: page]
    for (name, text) in files { all["one/guides/" + name] = text }
    let result = CatalogLoaderTests.load(all)
    let guide = result.system?.guides.first { $0.path == "one/guides/" + name }
    let blocks = guide?.text.parsed().blocks ?? []
    return (
      blocks.map { "\($0.lines.lowerBound): \($0.words)" }.joined(separator: "\n"), result.messages
    )
  }

  @Test func snippetsOfMkDocsAreFilledIn() {
    let (text, messages) = load(
      """
      First.

      --8<-- "docs/parts/note.md"

      Last.
      """, ["parts/note.md": "---\ntitle: x\n---\nOne.\n\nTwo.\n"])
    #expect(text == "1: First.\n3: One.\n3: Two.\n5: Last.")
    #expect(messages == [])
  }

  @Test func aSnippetMayBeAPartOfCode() {
    let code = "a\n# --8<-- [start:mid]\nb\n# --8<-- [end:mid]\nc\n"
    let fence = { (name: String) in "```py\n--8<-- \"\(name)\"\n```\n" }
    #expect(load(fence("code.py:mid"), ["code.py": code]).text == "1: b")
    #expect(load(fence("code.py:1:3"), ["code.py": code]).text == "1: a b")
    #expect(load(fence("code.py"), ["code.py": code]).text == "1: a b c")
    #expect(load("```md\n;--8<-- \"code.py\"\n```\n", [:]).text == "1: --8<-- \"code.py\"")
  }

  @Test func aPictureIsShownInPlaceOfItsSource() {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\n<text>a</text>\n</svg>\n"
    let files = ["img/a b.svg": svg]
    let (page, messages) = load("<div>\n--8<-- \"docs/img/a b.svg\"\n</div>\n\nEnd.", files)
    #expect(page == "1: <div>\n<img src=\"../img/a%20b.svg\" alt=\"\">\n</div>\n\n5: End.")
    #expect(messages == [])
    let code = load("```xml\n--8<-- \"img/a b.svg\"\n```\n", files).text
    #expect(code.hasSuffix("<text>a</text> </svg>"))
  }

  @Test(arguments: [
    (
      "<div>\n<b>a</b>\n\n    b\n\n</div>\n\nC.\n",
      "<div>\n<b>a</b>\n<!---->\n    b\n<!---->\n</div>\n"
    ),
    ("<br>\n\nC.\n", "<br>\n"), ("<p>a\n\nC.\n", "<p>a\n"),
    ("<div><div>\n</div>\n\n</div>\n\nC.\n", "<div><div>\n</div>\n<!---->\n</div>\n"),
  ])
  func htmlReachesToTheTagThatEndsIt(_ file: String, _ expected: String) {
    #expect(load("--8<-- \"a.html\"", ["a.html": file]).text == "1: \(expected)\n1: C.")
  }

  @Test func namesMayStandBetweenScissors() {
    let text = load("--8<--\na.md\n\nb.md\n--8<--\n", ["a.md": "A.\n\n", "b.md": "B.\n"]).text
    #expect(text == "2: A.\n4: B.")
  }

  @Test func includesOfJekyllTakeValues() {
    let (text, messages) = load(
      """
      {% include note.md title="Careful" %}

      {% include_relative near.md %}

      {% raw %}
      {% include note.md %}
      {% endraw %}
      """,
      [
        "_includes/note.md": "It says {{ include.title }}.\n", "docs/near.md": "Near.\n",
      ])
    #expect(text.hasPrefix("1: It says Careful.\n3: Near."))
    #expect(!messages.contains { $0.contains("passed over") || $0.contains("not-included") })
  }

  @Test func partialsOfDocusaurusAreDrawn() {
    let (text, messages) = load(
      """
      import Part from './_part.mdx';

      <Part name="Kit" />

      <Part
        name="Other"
      />
      """, ["docs/_part.mdx": "Use **{props.name}**.\n"], name: "docs/page.mdx")
    #expect(text == "3: Use Kit.\n7: Use Other.")
    #expect(messages == [])
  }

  @Test func whatCannotBeIncludedIsToldOnce() {
    let (text, messages) = load(
      """
      --8<-- "gone.md"
      --8<-- "gone.md"
      --8<-- "a.md"
      --8<-- "../../secret.md"
      """, ["a.md": "A.\n--8<-- \"b.md\"\n", "b.md": "B.\n--8<-- \"a.md\"\n"])
    #expect(text == "3: A. B.")
    #expect(
      messages.first
        == "one/guides/a.md:2: 'a.md' is not included: it would include itself [guide/not-included]"
    )
    let page = "one/guides/docs/page.md"
    #expect(
      messages.filter { $0.hasPrefix(page) } == [
        "\(page):1: 'gone.md' is not included: there is no such file in the guides "
          + "[guide/not-included]",
        "\(page):4: '../../secret.md' is not included: there is no such file in the guides "
          + "[guide/not-included]",
      ])
  }

  @Test func pagesDoNotGrowWithoutEnd() {
    var files: [String: String] = [:]
    for number in 0..<12 {
      files["p\(number).md"] =
        "X.\n" + String(repeating: "--8<-- \"p\(number + 1).md\"\n", count: 3)
    }
    let deep = load("--8<-- \"p0.md\"\n", files).messages
    #expect(deep.contains { $0.contains("more than 10 files include each other") })
    let large = String(repeating: "x", count: 400_000)
    let long = load(
      String(repeating: "--8<-- \"large.md\"\n\n", count: 3), ["large.md": large]
    ).messages
    #expect(long.contains { $0.contains("the page would get too long") })
  }
}

extension Block {
  /// What it says, as far as these tests ask.
  fileprivate var words: String {
    switch content {
    case .paragraph(let text): text.plainText
    case .code(let code):
      code.text.split(separator: "\n").joined(separator: " ")
    case .html(let html): html
    default: ""
    }
  }
}
