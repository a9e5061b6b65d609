import CatalogLoader
import Diagnostics
import Testing

/// A guide outside the content.
@Suite struct GuideReaderTests {
  @Test func theFrontMatterNamesIt() throws {
    let read = GuideReader.read("---\ntitle: How\nsummary: So.\n---\n\n## Else\n", path: "x/a.md")
    let guide = try #require(read.guide)
    #expect(guide.title == "How")
    #expect(guide.summary == "So.")
    #expect(guide.document.blocks.count == 1)
    #expect(read.diagnostics == [])
  }

  @Test func withoutFrontMatterTheFirstHeadingNamesIt() throws {
    let guide = try #require(GuideReader.read("# How *so*\n\nText.\n", path: "x/a.md").guide)
    #expect(guide.title == "How so")
    #expect(guide.document.blocks.count == 1)
  }

  @Test func withoutAnyTitleTheFileNamesIt() throws {
    let guide = try #require(GuideReader.read("Text.\n\n# Later\n", path: "x/a.md").guide)
    #expect(guide.title == "A")
    #expect(guide.document.blocks.count == 2)
  }

  @Test func wrongFrontMatterIsSaidAtItsPlace() {
    let read = GuideReader.read("---\ntitel: How\n---\n", path: "a.md")
    #expect(read.guide?.title == "A")
    #expect(
      read.diagnostics.map { "\($0.location?.description ?? ""): \($0.summary)" } == [
        "a.md:2:1: the front matter of a guide has no key 'titel'"
      ])
    let broken = GuideReader.read("---\n- a\nb: c\n---\n# B\n", path: "a.md")
    #expect(broken.guide?.title == "B")
    #expect(broken.diagnostics.map(\.id.name) == ["guide/unread-front-matter"])
    #expect(broken.diagnostics.map { $0.location?.line } == [3])
  }

  @Test func itsFencesAreTrees() throws {
    let text = "# A\n\n```yaml agent\ncomponent: Badge\n```\n"
    let guide = try #require(GuideReader.read(text, path: "a.md").guide)
    #expect(guide.fences.agent.mapValues(\.component) == [4: "Badge"])
  }
}
