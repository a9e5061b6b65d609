import Testing

@Suite struct ImageTests {
  private let picture = ["one/guides/picture.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"]

  @Test func anImageIsPublishedAndShownFromAnyDepth() throws {
    let result = try render(
      replacing: picture, appending: ["one/guides/deep/more.md": "![A box](../picture.svg)\n"])
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.site.text(at: "one/assets/images/guides/picture.svg") == picture.values.first)
    let page = try #require(result.site.text(at: "one/guides/deep/more.html"))
    #expect(page.contains("src=\"../../assets/images/guides/picture.svg\""))
    #expect(page.contains("alt=\"A box\""))
  }

  @Test func anImageThatIsNotThereIsReported() throws {
    let found = try findings(inGuide: "![A box](picture.svg)\n")
    #expect(
      found.map(\.message) == [
        "one/guides/deep/more.md:8: this link leads to no page: picture.svg [link/missing]"
      ])
  }
}
