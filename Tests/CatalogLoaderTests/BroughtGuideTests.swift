import CatalogModel
import Testing

/// Guides that were written for other tools.
@Suite struct BroughtGuideTests {
  private let path = "one/guides/a.md"

  @Test func mdxAndMarkdownAreGuides() {
    let result = load([
      "one/guides/a.mdx": "import X from 'x'\n\n# A\n", "one/guides/b.markdown": "# B\n",
    ])
    #expect(result.messages == [])
    #expect(result.system?.guides.map(\.slug) == ["a", "b"])
    #expect(result.system?.guides.map(\.title) == ["A", "B"])
  }

  @Test(arguments: [
    ("Design-Goals", "# Introduction\n\n# Goals\n", "Design Goals"),
    ("Design-Goals", "## Goals\n\n## More\n", "Goals"),
    ("Design-Goals", "# Introduction\n\n## Goals\n", "Introduction"),
    ("Design-Goals", "# Введение\n\n# Цели\n", "Введение"),
    ("README", "# Harbour\n\n# Install\n", "Harbour"),
  ])
  func aFirstHeadingAmongOthersIsNoTitle(file: String, text: String, title: String) {
    let result = load(["one/guides/more/\(file).md": text])
    #expect(result.system?.guides.map(\.title) == [title])
  }

  @Test func theNameOfAnArticleStandsInPlaceOfItsHeading() {
    let text = "# ``Kit``\n\n@Metadata {\n    @DisplayName(\"The kit\")\n}\n\nA.\n"
    let result = load(["one/guides/Kit.docc/a.md": text])
    #expect(result.messages == [])
    #expect(result.system?.guides.map(\.title) == ["The kit"])
    #expect(result.system?.guides.first?.summary == "A.")
  }

  @Test func filesThatArePassedOverAreToldOnceForEachEnding() {
    let result = load([
      path: "# A\n", "one/guides/a.mdx": "# A\n", "one/guides/b.rst": "B\n",
      "one/guides/c.rst": "C\n", "one/guides/d.yml": "d: 1\n",
    ])
    #expect(
      result.messages == [
        "one/guides/a.mdx: files '.mdx' beside one of another ending are passed over "
          + "[guide/passed-over]",
        "one/guides/b.rst: files '.rst' are passed over [guide/passed-over]",
      ])
    #expect(result.system?.guides.count == 1)
  }

  @Test func draftsAndPartsOfPagesArePassedOver() {
    let result = load([
      path: "# A\n", "one/guides/b.md": "---\ndraft: true\n---\n# B\n",
      "one/guides/c.md": "---\npublished: false\n---\n# C\n",
      "one/guides/_drafts/d.md": "# D\n", "one/guides/_part.mdx": "E\n",
      "one/guides/_posts/f.md": "---\npublished: 2024-05-01\n---\n# F\n",
      "one/guides/g/_index.md": "# G\n",
    ])
    #expect(result.system?.guides.map(\.title) == ["A", "F", "G"])
    #expect(result.system?.guides.map(\.slug).contains("g/index") == true)
    #expect(
      result.messages == [
        "one/guides/_drafts/d.md: drafts in '_drafts' are passed over [guide/passed-over]",
        "one/guides/_part.mdx: parts of pages, whose names begin with '_', are passed over "
          + "[guide/passed-over]",
        "one/guides/b.md: drafts are passed over [guide/passed-over]",
      ])
  }

  @Test func anExtensionFileIsCalledAsItsDeclaration() {
    let result = load([
      "one/guides/K.docc/open.md": "# ``Kit/Dock/open(at:)-9xf99``\n\nText.\n",
      "one/guides/a.md": "# `Kit/Dock`\n",
    ])
    #expect(result.system?.guides.map(\.title).sorted() == ["Kit/Dock", "open(at:)"])
  }

  @Test func aKeyThatIsGivenTwiceKeepsNothingFromBeingRead() {
    let result = load([path: "---\ntitle: A\nsummary: B\ntitle: C\n---\n"])
    #expect(result.system?.guides.map(\.title) == ["A"])
    #expect(result.diagnostics.map(\.severity) == [.warning])
  }

  @Test(arguments: ["guides", "static/img"])
  func aPictureThatDoesMoreIsLeftOutWithOneWarning(folder: String) {
    let picture =
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>a</script><foreignObject/></svg>"
    let result = load([path: "# A\n", "one/\(folder)/p.svg": picture])
    #expect(result.diagnostics.map(\.id.name) == ["image/unsafe-svg"])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(
      result.diagnostics.first?.notes.map(\.message) == [
        "and in 1 more place of the file", "texts show its description instead",
      ])
  }

  @Test func whatOtherToolsWouldDrawIsToldOnceByName() {
    let result = load([
      path: "# A\n\n<Chart />\n\n{% include x.html %}\n", "one/guides/b.md": "<Chart />\n",
      "one/guides/c.mdx": "# C\n\n{a} {b}\n",
    ])
    #expect(
      result.messages == [
        "\(path):3: the component 'Chart' is not drawn, only its content "
          + "[guide/unread-component]",
        "one/guides/c.mdx:3: the expression 'a' is shown as it is written "
          + "[guide/unread-expression]",
        "\(path):5: 'x.html' is not included: there is no such file in the guides "
          + "[guide/not-included]",
      ])
    #expect(
      result.diagnostics.map { $0.notes.map(\.message) } == [
        ["2 in 2 files"], ["2 in this file"], [],
      ])
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func guidesOfComponentsSpecificationsAndRulesAreToldOfToo() {
    let head = "---\ntitle: A\nsummary: s\n---\n"
    var files = component()
    files["one/components/badge/guide.md"] = "<Chart />\n"
    files["one/specs/a.md"] = head + "{% include x.html %}\n"
    files["one/rules/a.md"] = head + "{{ page.title }}\n"
    let unread = load(files).diagnostics.filter { $0.id.name.hasPrefix("guide/unread") }
    #expect(
      unread.compactMap(\.location?.description).sorted() == [
        "one/components/badge/guide.md:1", "one/rules/a.md:5", "one/specs/a.md:5",
      ])
  }

  @Test(arguments: [
    "date: {created: 2026-02-18}", "order: first", "title: [a]", "description: {a: b}",
    "language: [en]", "language: 12", "kind: post", "weight: {a: b}", "twin: [a]",
  ])
  func aValueOfAnotherKindIsLeftOutWithAWarning(line: String) throws {
    let result = load([path: "---\n\(line)\n---\n# A\n\nText.\n"])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.first?.location?.line == 2)
    #expect(result.diagnostics.first?.notes.last?.message == "the value is ignored")
    let guide = try #require(result.system?.guides.first)
    #expect(guide.title == "A")
    #expect(guide.summary == "Text.")
    #expect(guide.order == .greatestFiniteMagnitude)
    #expect(guide.kind == .guide)
    #expect(guide.language == nil)
    #expect(guide.date == nil)
  }

  @Test func frontMatterIsTOML() throws {
    let text = """
      +++
      # Written by Hugo.
      title = "A \\"big\\" one" # indeed
      description = 'd'
      weight = 3
      tags = [
        "x",
        "y"
      ]
      [params]
      order = 9
      +++
      Text.
      """
    let result = load([path: text])
    let guide = try #require(result.system?.guides.first)
    #expect(guide.title == "A \"big\" one")
    #expect(guide.summary == "d")
    #expect(guide.order == 3)
    #expect(guide.document.firstParagraph?.plainText == "Text.")
    #expect(
      result.messages == [
        "\(path):6:1: the front matter of a guide has no key 'tags' [guide/unknown-key]"
      ])
  }

  @Test func keysBelowParamsStandInForThoseThatAreMissing() throws {
    let text =
      "---\ntitle: A\nparams:\n  title: B\n  description: C\n  order: 3\n  date: 2026-11-25\n"
      + "  menu: {a: b}\n---\nText.\n"
    let result = load([path: text])
    let guide = try #require(result.system?.guides.first)
    #expect(guide.title == "A")
    #expect(guide.summary == "C")
    #expect(guide.order == 3)
    #expect(guide.date == "2026-11-25")
    #expect(
      result.messages == [
        "\(path):8:3: the front matter of a guide has no key 'params.menu' [guide/unknown-key]"
      ])
  }

  @Test(arguments: [
    ("title: Reactive $: statements", "Reactive $: statements"),
    ("title: {@const ...}", "{@const ...}"),
    ("title: @a, it's", "@a, it's"), ("title: \"A\"\ndescription: b: c: d", "A"),
  ])
  func aValueThatNeedsQuotationMarksIsReadAsItIs(_ lines: String, _ title: String) {
    let result = load([path: "---\n\(lines)\n---\nText.\n"])
    #expect(result.system?.guides.map(\.title) == [title])
    #expect(result.diagnostics.map(\.id.name) == ["guide/unread-front-matter"])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(
      result.diagnostics.first?.summary
        .hasPrefix("a value of front matter is read as it is written: ") == true)
  }

  @Test func namesOfAPlaceAboveTheHeadingHideNoTitle() {
    let result = load([path: "<!-- Old names. -->\n<a id=\"old\"></a>\n\n## A\n\nText.\n"])
    #expect(result.system?.guides.map(\.title) == ["A"])
  }

  @Test func whatOfAPictureCanBeDrawnIsShown() {
    let picture =
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>a</script><path d=\"M0 0h1\"/></svg>"
    let result = load([path: "# A\n", "one/guides/p.svg": picture])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(
      result.diagnostics.first?.notes.map(\.message)
        == ["texts show the picture without these parts"])
    let bytes = result.system?.images["one/guides/p.svg"] ?? []
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0h1\"/></svg>")
  }

  @Test func aLineOfTOMLThatIsNotReadIsTold() {
    let result = load([path: "+++\ntitle = \"A\"\n[[menu]]\nname = 'b'\n+++\n"])
    #expect(
      result.messages == [
        "\(path):3: this line of front matter is not read: [[menu]] [guide/unread-toml]"
      ])
    #expect(result.system?.guides.first?.title == "A")
  }

  @Test func aGuideWhoseFrontMatterIsBrokenIsReadWithoutIt() throws {
    let result = load([path: "---\ntitle: [\n---\n# A\n"])
    #expect(result.diagnostics.map(\.id.name) == ["guide/unread-front-matter"])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.system?.guides.map(\.title) == ["A"])
  }

  @Test func addressesOfOtherToolsAreKept() throws {
    let text = "---\npermalink: /docs/a/\naliases: [/b, c]\nid: d\n---\n"
    let result = load([path: text])
    #expect(result.messages == [])
    #expect(result.system?.guides.first?.addresses == ["/docs/a/", "d", "/b", "c"])
  }
}
