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

  @Test func anImageIsFoundFromTheAddressOfAPost() throws {
    let files = ["one/guides/blog/images/b/picture.png": "x"]
    let text = "![A](../../../../images/b/picture.png)\n\n![C](../../../../c/picture.png)\n"
    let result = try render(replacing: files, appending: ["one/guides/deep/more.md": text])
    let page = try #require(result.site.text(at: "one/guides/deep/more.html"))
    #expect(page.contains("src=\"../../assets/images/guides/blog/images/b/picture.png\""))
    #expect(result.diagnostics.map(\.id.name) == ["link/missing"])
  }

  @Test func filmsAndDocumentsBesideTextsAreLinked() throws {
    let files = [
      "one/static/a.pdf": "%PDF", "one/guides/b.mp4": "x", "one/static/c.html": "<script>",
      "one/components/d.pdf": "x",
    ]
    let text = "[a](/a.pdf)\n\n<video src=\"../b.mp4\" title=\"B\"></video>\n\n![c](../b.mp4)\n"
    let result = try render(replacing: files, appending: ["one/guides/deep/more.md": text])
    let page = try #require(result.site.text(at: "one/guides/deep/more.html"))
    #expect(page.contains("href=\"../../assets/images/static/a.pdf\">a</a>"))
    #expect(page.contains("href=\"../../assets/images/guides/b.mp4\">B</a>"))
    #expect(!page.contains("<img src=\"../../assets/images/guides/b.mp4"))
    #expect(result.site.text(at: "one/assets/images/static/a.pdf") == "%PDF")
    #expect(result.site.text(at: "one/assets/images/static/c.html") == nil)
    #expect(result.site.text(at: "one/assets/images/components/d.pdf") == nil)
  }

  @Test func anImageThatIsNotThereIsReported() throws {
    let found = try findings(inGuide: "![A box](picture.svg)\n")
    #expect(
      found.map(\.message) == [
        "one/guides/deep/more.md:8: this link leads to no page: picture.svg [link/missing]"
      ])
  }
}
