import CatalogModel
import Testing

@Suite struct GuideFileTests {
  private let path = "one/guides/a.md"

  /// A guide of which nothing is wrong.
  private func guide(_ text: String, at path: String = "one/guides/a.md") throws -> Guide {
    let result = load([path: text])
    #expect(result.messages == [])
    return try #require(result.system?.guides.first)
  }

  @Test func aGuideIsRead() throws {
    let result = load([path: "---\ntitle: A\nsummary: s\norder: 2\nkind: case\n---\n# A\n\ntext\n"])
    #expect(result.messages == [])
    let guide = try #require(result.system?.guides.first)
    #expect(guide.slug == "a")
    #expect(guide.title == "A")
    #expect(guide.order == 2)
    #expect(guide.kind == .case)
    #expect(guide.document.contents.isEmpty, "the heading says the title once more")
  }

  @Test func guidesComeInTheirOrderThenByTitle() {
    let result = load([
      "one/guides/a.md": "---\ntitle: Zed\nsummary: s\n---\n",
      "one/guides/b.md": "---\ntitle: Able\nsummary: s\n---\n",
      "one/guides/deep/c.md": "---\ntitle: First\nsummary: s\norder: 1\n---\n",
    ])
    #expect(result.system?.guides.map(\.slug) == ["deep/c", "b", "a"])
  }

  @Test func whatAFileDoesNotStateItsTextSays() throws {
    let guide = try guide("![logo](a.png)\n\n# Our *colours*\n\nRed\nand `blue`.\n\n## Red\n")
    #expect(guide.title == "Our colours")
    #expect(guide.summary == "Red and blue.")
    #expect(guide.statedSummary == "")
    #expect(guide.order == .greatestFiniteMagnitude)
    #expect(guide.text.facts.headings.map(\.title) == ["Red"])
    #expect(guide.document.blocks.count == 3)
  }

  @Test func aLongBeginningIsCutAfterAWord() throws {
    let summary = try guide("# A\n\n" + String(repeating: "seven ", count: 50)).summary
    #expect(summary == String(repeating: "seven ", count: 33).dropLast() + "…")
  }

  @Test func aTextWithoutATitleIsNamedByItsFile() throws {
    let path = "one/guides/getting-started.md"
    #expect(try guide("Text.\n\n# Later\n", at: path).title == "Getting started")
    #expect(try guide("Text.\n", at: "one/guides/deep-dive/index.md").title == "Deep dive")
    #expect(try guide("", at: "one/guides/a_b.md").title == "A b")
  }

  @Test func aHeadingThatSaysMoreThanTheTitleStays() throws {
    let guide = try guide("---\ntitle: A\n---\n## A at length\n")
    #expect(guide.title == "A")
    #expect(guide.text.facts.headings.map(\.title) == ["A at length"])
  }

  @Test(arguments: ["order", "weight", "nav_order", "sidebar_position"])
  func theOrderHasTheNamesOfOtherTools(key: String) throws {
    #expect(try guide("---\n\(key): 3\ndescription: d\n---\n").order == 3)
  }

  @Test func aDescriptionIsASummary() throws {
    #expect(try guide("---\ndescription: d\n---\n").summary == "d")
    #expect(try guide("---\ndescription: d\nsummary: s\n---\n").summary == "s")
  }

  @Test func aReadmeIntroducesItsFolderUnlessThereIsAnIndex() {
    let files = ["one/guides/a/README.md": "# A\n", "one/guides/b/readme.md": "# B\n"]
    #expect(load(files).system?.guides.map(\.slug) == ["a/index", "b/index"])
    let both = files.merging(["one/guides/a/index.md": "# I\n"]) { first, _ in first }
    #expect(load(both).system?.guides.map(\.slug) == ["a/README", "b/index", "a/index"])
  }

  @Test func aKeyThatMeansNothingIsToldOnce() {
    let text = "---\ntags: [x]\nordre: 1\n---\n"
    let other = "---\ntags: y\n---\n"
    let result = load([path: text, "one/guides/b.md": text, "one/guides/c.md": other])
    #expect(
      result.messages == [
        "\(path):2:1: the front matter of a guide has no key 'tags' [guide/unknown-key]",
        "\(path):3:1: the front matter of a guide has no key 'ordre' [guide/unknown-key]",
      ])
    #expect(result.suggestions == [nil, "did you mean 'order'?"])
    let counts = result.diagnostics.map { $0.notes.last?.message }
    #expect(counts == ["2 more guides have it", "one more guide has it"])
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(result.system?.guides.count == 3)
  }

  @Test func frontMatterWithoutAnEndIsReportedOnce() {
    let result = load([path: "---\ntitle: A\n"])
    #expect(
      result.messages == ["\(path):1: the front matter has no end [markdown/front-matter-end]"])
  }

  @Test func placesInFrontMatterAreThoseOfTheFile() {
    let result = load([path: "---\ntitle: A\nsummary: s\norder: x\n---\n"])
    #expect(result.diagnostics.map(\.location?.description) == ["\(path):4:8"])
  }

  @Test func placesInFencesAreThoseOfTheFile() {
    let head = "---\ntitle: A\nsummary: s\n---\n\n"
    let agent = load([path: head + "```yaml agent\ncomponent: A\nporps: {}\n```\n"])
    #expect(agent.diagnostics.map(\.location?.description) == ["\(path):8:1"])
    let contrast = load([path: head + "```yaml contrast\nforeground: a\n```\n"])
    #expect(
      contrast.messages == [
        "\(path):7:1: contrast pairs are a list, not a mapping [contrast/not-a-list]"
      ])
  }

  @Test func aMisspeltFenceIsTold() {
    let head = "---\ntitle: A\nsummary: s\n---\n\n"
    func found(_ info: String) -> (messages: [String], suggestions: [String?]) {
      let result = load([path: head + "```\(info)\na: b\n```\n"])
      return (result.messages, result.suggestions)
    }
    let wrong = found("yaml agent wrng")
    #expect(
      wrong.messages == ["\(path):6: there is no fence 'yaml agent wrng' [guide/unknown-fence]"])
    #expect(wrong.suggestions == ["did you mean 'yaml agent wrong'?"])
    #expect(
      found("yaml agnt").messages == [
        "\(path):6: there is no fence 'yaml agnt' [guide/unknown-fence]"
      ])
    #expect(found("yaml tokens/base.yaml").messages == [])
    #expect(found("yaml").messages == [])
    #expect(found("sh agent").messages == [])
  }

  @Test func findingsOfFencesWithNULsHaveNoColumn() {
    let fence = "```yaml contrast\n- foreground: a\n\0\0\0: x: b\n```\n"
    let result = load([path: "---\ntitle: A\nsummary: s\n---\n\n" + fence])
    let finding = result.diagnostics.first { $0.id.name == "yaml/syntax" }
    #expect(finding?.location?.line != nil)
    #expect(finding?.location?.column == nil)
  }

  @Test func aFenceWithoutATextIsItsOwnPlace() {
    let result = load([path: "---\ntitle: A\nsummary: s\n---\n\nText.\n\n```yaml agent"])
    let finding = result.diagnostics.first { $0.id.name == "agent/no-component" }
    #expect(finding?.location?.line == 8)
  }

  @Test(arguments: ["", "\n```swift\nlet a = 1\n```\n"])
  func anOpenFenceIsReportedWhereItOpens(rest: String) {
    let fence = "```yaml agent\ncomponent: Badge\n\nHere is *more* text.\n\n## And more\n"
    let result = load([path: "---\ntitle: A\nsummary: s\n---\n\nText.\n\n" + fence + rest])
    #expect(
      result.messages == [
        "\(path):8: this fence is not closed, so what follows it is read as YAML [yaml/syntax]"
      ])
  }

  @Test func fencesAreFoundByTheLineOfTheirText() {
    let fence = "```yaml contrast\n- foreground: a\n  background: b\n```\n"
    let result = load([path: "---\ntitle: A\nsummary: s\n---\n\n" + fence])
    let guide = result.system?.guides.first
    #expect(guide?.fences.contrast.keys.sorted() == [7])
    #expect(guide?.fences.contrast[7]?.map(\.name) == ["a on b"])
  }
}
