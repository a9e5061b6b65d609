import Testing

@Suite struct PlatformTests {
  @Test func aPlatformWithoutAVersionIsSupportedInAllVersions() throws {
    let result = try render(appending: [
      "one/system.yaml": "platforms: { iOS: \"17.0\", Linux: \"\" }\n"
    ])
    let page = try #require(result.site.text(at: "one/index.html"))
    #expect(page.contains("<span class=\"tag\">iOS 17.0+</span>"))
    #expect(page.contains("<span class=\"tag\">Linux</span>"))
    let start = try #require(result.site.text(at: "index.html"))
    #expect(start.contains("<span class=\"tag\">Linux</span>"))
  }
}
