import Testing

/// What documentation catalogs say of declarations, on their pages.
@Suite struct SymbolArticlePageTests {
  private func page(_ path: String, _ article: String, at name: String = "Tag.md") throws -> String
  {
    let result = try render(
      replacing: [
        "one/Sources/Extra.swift": """
        /// A tag.
        public struct Tag {
          /// Its text.
          public var text: String
          /// Its size.
          public var size: Int
          /// Makes one.
          public init(text: String) {}
        }
        """,
        "one/Sources/Kit.docc/\(name)": article,
      ])
    return try #require(result.site.text(at: path))
  }

  private let tag = "one/api/one/tag.html"

  @Test func theTextFollowsTheComment() throws {
    let page = try page(tag, "# ``Tag``\n\nA word on a fill, see ``Tag/size``.\n\n> Tip: Use it.\n")
    let comment = try #require(page.firstRange(of: "A tag."))
    let text = try #require(page.firstRange(of: "A word on a fill"))
    #expect(comment.lowerBound < text.lowerBound)
    #expect(page.contains("Use it."))
  }

  @Test func theTextMayReplaceTheComment() throws {
    let page = try page(
      tag,
      """
      # ``Tag``

      @Metadata {
        @DocumentationExtension(mergeBehavior: override)
      }

      A word on a fill.
      """)
    #expect(!page.contains("<p>A tag.</p>") && page.contains("A word on a fill."))
    #expect(!page.contains("mergeBehavior"))
  }

  @Test func topicsArrangeMembers() throws {
    let page = try page(
      tag, "# ``Tag``\n\n## Topics\n\n### Look\n\n- ``size``\n- ``init(text:)``\n")
    let places = ["id=\"topic-1\"", "id=\"tag-size\"", "id=\"tag-init-text\"", "id=\"properties\""]
      .map { page.firstRange(of: $0)?.lowerBound }
    let found = try places.map { try #require($0) }
    #expect(found == found.sorted())
    #expect(!page.contains("Topics"))
  }

  @Test func topicsArrangeAModule() throws {
    let page = try page(
      "one/api/index.html", "# ``One``\n\n## Topics\n\n### Words\n\n- ``Tag``\n",
      at: "One.md")
    #expect(page.contains("Words</"))
    #expect(page.ranges(of: "href=\"one/tag.html\"").count >= 1)
  }
}
