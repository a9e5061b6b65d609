import CatalogModel
import Testing

@Suite struct GuideFileTests {
  private let path = "one/guides/a.md"

  @Test func aGuideIsRead() throws {
    let result = load([path: "---\ntitle: A\nsummary: s\norder: 2\nkind: case\n---\n# A\n\ntext\n"])
    #expect(result.messages == [])
    let guide = try #require(result.system?.guides.first)
    #expect(guide.slug == "a")
    #expect(guide.title == "A")
    #expect(guide.order == 2)
    #expect(guide.kind == .case)
    #expect(guide.document.contents.map(\.line) == [7])
  }

  @Test func guidesComeInTheirOrderThenByTitle() {
    let result = load([
      "one/guides/a.md": "---\ntitle: Zed\nsummary: s\n---\n",
      "one/guides/b.md": "---\ntitle: Able\nsummary: s\n---\n",
      "one/guides/deep/c.md": "---\ntitle: First\nsummary: s\norder: 1\n---\n",
    ])
    #expect(result.system?.guides.map(\.slug) == ["deep/c", "b", "a"])
  }

  @Test func aGuideBeginsWithFrontMatter() {
    let result = load([path: "# A\n"])
    #expect(
      result.messages == ["\(path):1: a guide begins with front matter [guide/no-front-matter]"])
    #expect(result.system?.gaps.files == [path])
  }

  @Test func frontMatterWithoutAnEndIsReportedOnce() {
    let result = load([path: "---\ntitle: A\n"])
    #expect(
      result.messages == ["\(path):1: the front matter has no end [markdown/front-matter-end]"])
  }

  @Test func placesInFrontMatterAreThoseOfTheFile() {
    let result = load([path: "---\ntitle: A\nsummary: s\nordre: 1\n---\n"])
    #expect(result.messages == ["\(path):4:1: front matter has no key 'ordre' [yaml/unknown-key]"])
    #expect(result.suggestions == ["did you mean 'order'?"])
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

  @Test func fencesAreFoundByTheLineOfTheirText() {
    let fence = "```yaml contrast\n- foreground: a\n  background: b\n```\n"
    let result = load([path: "---\ntitle: A\nsummary: s\n---\n\n" + fence])
    let guide = result.system?.guides.first
    #expect(guide?.fences.contrast.keys.sorted() == [7])
    #expect(guide?.fences.contrast[7]?.map(\.name) == ["a on b"])
  }
}
