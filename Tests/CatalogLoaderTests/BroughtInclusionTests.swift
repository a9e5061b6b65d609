import CatalogLoader
import CatalogModel
import CommonMark
import Testing

/// What guides include in the forms of FastAPI, of Hugo's themes and of MDX.
@Suite struct BroughtInclusionTests {
  /// The blocks of the guide `page`, and the messages.
  private func load(
    _ page: String, _ files: [String: String], name: String = "docs/page.md"
  ) -> (blocks: [Block], messages: [String]) {
    var all: [String: String?] = ["one/guides/" + name: page]
    for (name, text) in files { all["one/guides/" + name] = text }
    let result = CatalogLoaderTests.load(all)
    let guide = result.system?.guides.first { $0.path == "one/guides/" + name }
    return (guide?.text.parsed().blocks ?? [], result.messages)
  }

  private func code(_ block: Block?) -> CodeBlock? {
    if case .code(let code)? = block?.content { code } else { nil }
  }

  private func words(_ block: Block?) -> String? {
    if case .paragraph(let text)? = block?.content { text.plainText } else { nil }
  }

  @Test(arguments: [
    ("{* ./code/a.py *}", "a\nb\nc\n"), ("{* ../../code/a.py ln[2] hl[2] *}", "b\n"),
    ("{* code/a.py hl[2] title[\"app/a.py\"] *}", "a\nb\nc\n"),
    ("{* code/a.py ln[1,3:3] *}", "a\nc\n"), ("{* code/a.py ln[0] *}", "a\nb\nc\n"),
    ("{{< readfile file=\"/code/a.py\" code=\"true\" lang=\"py\" >}}", "a\nb\nc\n"),
    ("{{% include \"code/a.py\" %}}", "a\nb\nc\n"),
  ])
  func codeOfOtherFilesIsCode(_ tag: String, _ expected: String) {
    let (blocks, messages) = load("# A\n\n\(tag)\n", ["code/a.py": "a\nb\nc\n"])
    #expect(code(blocks.last)?.text == expected)
    #expect(code(blocks.last)?.info == "py")
    #expect(messages == [])
  }

  @Test func codeMayHoldFences() {
    let file = "```\n````\n# b\n````\n```\n"
    let blocks = load("{* a.sh *}\n\nEnd.", ["a.sh": file]).blocks
    #expect(code(blocks.first)?.text == file)
    #expect(words(blocks.last) == "End.")
  }

  @Test func partsOfHugoAreFilledIn() {
    let (blocks, messages) = load(
      "{{% include \"/_common/a.md\" %}}\n\n{{< include \"none.md\" >}}\n\n{%include b.md%}\n",
      ["_common/a.md": "One.\n", "_includes/b.md": "Two.\n"])
    #expect(blocks.map(words) == ["One.", "Two."])
    #expect(messages.count == 1 && messages[0].contains("'none.md' is not included"))
  }

  @Test func linksOfAComponentStartFromItsFolder() {
    let part =
      "[a](./b.md#c) ![d](e.png) [f](/g.md) [h](https://i.example) [j](#k)\n\n```\n[l](m.md)\n```\n"
    let blocks = load(
      "import Part from '../parts/_part.mdx'\n\n# A\n\n<Part />\n",
      ["parts/_part.mdx": part, "parts/b.md": "# C\n", "parts/e.png": "x"], name: "docs/page.mdx"
    ).blocks
    let document = Document(path: "", blocks: blocks)
    #expect(
      document.links.map(\.destination)
        == ["../parts/./b.md#c", "../parts/e.png", "/g.md", "https://i.example", "#k"])
    #expect(code(blocks.last)?.text == "[l](m.md)\n")
  }

  @Test(arguments: [
    "import Part from './\\_part.mdx';", "import X from 'x'; import Part from \"./_part.mdx\"",
    "import Other from './_other.md'; import\nPart from './_part.mdx';",
    "import Part from\n  './_part.mdx';",
  ])
  func importsAreStatementsOfJavaScript(_ statement: String) {
    let (blocks, messages) = load(
      "\(statement)\n\n<Part />\n", ["docs/_part.mdx": "One.\n", "docs/_other.md": "Two.\n"],
      name: "docs/page.mdx")
    #expect(blocks.map(words) == ["One."])
    #expect(messages.filter { $0.contains("not-included") } == [])
  }

  @Test func linesThatBeginAsImportsDoStay() {
    let text = "import a from\nthe shelf.\n\nOr './b.md' it.\n"
    #expect(load(text, [:]).blocks.map(words) == ["import a from the shelf.", "Or './b.md' it."])
  }

  @Test(arguments: [
    ("<!--@include: ./part.md-->", ["One.", "Two.", "…", "Three."]),
    ("<!-- @include: @/docs/part.md{3,3} -->", ["Two."]),
    ("<!--@include: ./part.md{5,}-->", ["…", "Three."]),
    ("<!--@include: ./part.md#first-->", ["One."]),
    ("<!--@include: ./part.md#a-heading-->", ["…", "Three."]),
  ])
  func partsOfVitePressAreFilledIn(_ tag: String, _ expected: [String]) {
    let part =
      "<!-- #region first -->\nOne.\n<!-- #endregion first -->\n\nTwo.\n\n## A heading\n\nThree.\n"
    let numbered = "One.\n\nTwo.\n\n## A heading\n\nThree.\n"
    let text = tag.contains("#") ? part : numbered
    let (blocks, messages) = load("# A\n\n\(tag)\n", ["docs/part.md": text])
    #expect(blocks.map { words($0) ?? "…" } == expected)
    #expect(messages.filter { $0.contains("include") } == [])
  }

  @Test(arguments: [
    ("<<< ./a.ts", "ts", "// #region b\n  b()\n// #endregion b\nc()\n"),
    ("<<< @/docs/a.ts#b{1,3} [Title]", "ts [Title]", "b()\n"),
    ("<<< ./a.ts{1,2 js:line-numbers}", "js", "// #region b\n  b()\n// #endregion b\nc()\n"),
    ("<<< ./a.ansi", "ansi", "red\n"),
  ])
  func codeOfVitePressIsFilledIn(_ tag: String, _ info: String, _ text: String) {
    let files = [
      "docs/a.ts": "// #region b\n  b()\n// #endregion b\nc()\n",
      "docs/a.ansi": "\u{1B}[31mred\u{1B}[0m\n",
    ]
    let (blocks, messages) = load("# A\n\n\(tag)\n", files)
    #expect(code(blocks.last)?.info == info)
    #expect(code(blocks.last)?.text == text)
    #expect(messages == [])
  }

  @Test func aMissingPartOfVitePressIsTold() {
    let (_, messages) = load("# A\n\n<!--@include: ./none.md-->\n\n```\n<<< ./b.ts\n```\n", [:])
    #expect(messages.count == 1 && messages[0].contains("'./none.md' is not included"))
  }

  @Test func aPartHasTheAttributesOfItsTag() {
    let part =
      "So that {category} `{category}` [a](b.md) {other} is {props.category}.\n\n"
      + "```\n{category}\n```\n"
    let blocks = load(
      "import Part from './_p.mdx'\n\n# A\n\n<Part category=\"motion\" />\n",
      ["docs/_p.mdx": part, "docs/b.md": "# B\n"], name: "docs/page.mdx"
    ).blocks
    #expect(words(blocks.first) == "So that motion {category} a {other} is motion.")
    #expect(code(blocks.last)?.text == "{category}\n")
  }
}
