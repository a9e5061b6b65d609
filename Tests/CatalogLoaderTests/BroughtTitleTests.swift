import CatalogModel
import CommonMark
import Testing

/// Titles that are stated twice, and summaries that the text says again.
@Suite struct BroughtTitleTests {
  private func guide(_ text: String, at path: String = "one/guides/a.md") throws -> Guide {
    try #require(load([path: text]).system?.guides.first)
  }

  private func headings(_ guide: Guide) -> [String] {
    guide.document.contents.map { "\($0.level) \($0.title)" }
  }

  @Test(arguments: [
    "# silent\n\n## Sub\n", "# silent <Root /> {#silent}\n\n## Sub\n",
    "<h1 align=\"center\">silent</h1>\n\n## Sub\n",
  ])
  func theOneHeadingOfLevelOneIsTheTitle(_ text: String) throws {
    let guide = try guide("---\ntitle: silent | Config\n---\n" + text)
    #expect(guide.title == "silent")
    #expect(headings(guide) == ["2 Sub"])
    #expect(!guide.document.blocks.contains { if case .html = $0.content { true } else { false } })
  }

  @Test func otherHeadingsStayBelowTheTitleOfFrontMatter() throws {
    let many = try guide("---\ntitle: A\n---\n# B\n\n# C\n")
    #expect(many.title == "A")
    #expect(headings(many) == ["2 B", "2 C"])
    let late = try guide("---\ntitle: A\n---\nText.\n\n# B\n")
    #expect(late.title == "A")
    #expect(headings(late) == ["2 B"])
  }

  @Test func theNameOfTheProjectIsNotTheTitleOfEachPage() throws {
    let path = "one/guides/Reference/Write-Reply.md"
    let banner = "<h1 align=\"center\">Harbour</h1>\n\n"
    let one = try guide(banner + "## A good Reply\n\n### Send\n", at: path)
    #expect(one.title == "A good Reply")
    #expect(headings(one) == ["2 Send"])
    #expect(one.document.blocks.count == 1)
    let two = try guide(banner + "## Reply\n\n## Request\n", at: path)
    #expect(two.title == "Harbour")
    let all = try guide(banner + "## Write a reply\n\n### A\n\n## More\n", at: path)
    #expect(all.title == "Write a reply")
    #expect(headings(all) == ["3 A", "2 More"])
    let top = try guide(banner + "# Other\n\n## More\n", at: path)
    #expect(top.title == "Other")
    #expect(headings(top) == ["2 More"])
    let named = try guide("# Harbour\n\n## A Reply\n", at: path)
    #expect(named.title == "Harbour")
    #expect(headings(named) == ["2 A Reply"])
  }

  @Test(arguments: [
    ("HTTP2", "HTTP/2"), ("ContentTypeParser", "`Content-Type` Parser"),
  ])
  func aHeadingIsTheTitleIfItHasTheLettersOfTheFile(_ file: String, _ heading: String) throws {
    let text = "<h1>Harbour</h1>\n\n## \(heading)\n\n## More\n"
    let guide = try guide(text, at: "one/guides/\(file).md")
    #expect(guide.title == heading.filter { $0 != "`" })
  }

  @Test func theFirstOfSeveralHeadingsIsTheTitleOfAnIntroduction() throws {
    let text = "# Debug info\n\nText.\n\n# More\n"
    #expect(try guide(text, at: "one/guides/debuginfo/intro.md").title == "Debug info")
    #expect(try guide(text, at: "one/guides/debuginfo/other.md").title == "Other")
  }

  @Test func aTitleWithAWordOfTheFileStays() throws {
    let named = try guide("<h1>Reply</h1>\n\n## A Reply\n", at: "one/guides/reply.md")
    #expect(named.title == "Reply")
    #expect(headings(named) == ["2 A Reply"])
  }

  @Test(arguments: [
    ("*Says* it.\n", false), ("Says it. And more.\n", false), ("## A\n\nSays it\n", false),
    ("Other.\n\nSays it.\n", true), ("- Says it.\n", true), ("Says\n", true),
  ])
  func aSummaryThatTheTextBeginsWithIsShownOnce(_ text: String, _ isStated: Bool) throws {
    let guide = try guide("---\ntitle: A\ndescription: Says it.\n---\n" + text)
    #expect(guide.summary == "Says it.")
    #expect(guide.isSummaryStated == isStated)
  }

  @Test func aCapitalMakesNoOtherIntroduction() {
    let result = load([
      "one/guides/Sub/Index.md": "# A\n", "one/guides/Sub/README.md": "# B\n",
      "one/guides/Other/Readme.md": "# C\n",
    ])
    #expect(result.messages == [])
    #expect(
      result.system?.guides.map(\.slug).sorted() == ["Other/index", "Sub/README", "Sub/index"])
  }
}
