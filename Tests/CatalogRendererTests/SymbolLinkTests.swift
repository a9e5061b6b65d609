import Testing

/// Names of the API in texts.
@Suite struct SymbolLinkTests {
  private func guide(_ text: String) throws -> String {
    try apiPage(
      "one/guides/start.html",
      ["one/guides/start.md": "---\ntitle: Start\nsummary: s\norder: 1\n---\n\n\(text)\n"])
  }

  @Test(arguments: [
    ("``Labelled``", "../api/one/labelled.html"),
    ("``Badge/Level``", "../api/one/badge-level.html"),
    ("`Badge.Level`", "../api/one/badge-level.html"),
    ("``One/Badge/Level``", "../api/one/badge-level.html"),
    ("``Badge/init(text:level:)``", "../api/one/badge.html#badge-init-text-level"),
    ("`Badge.init`", "../api/one/badge.html#badge-init-text-level"),
    ("``Swift/Array/labels``", "../api/one/extension-array.html#array-labels"),
    ("`sum(_:)`", "../api/one/globals.html#sum"),
  ])
  func aNameLeadsToTheRightPage(name: String, href: String) throws {
    #expect(try guide("See \(name).").contains("See <a href=\"\(href)\""))
  }

  @Test(arguments: ["`level`", "``Nothing/level``", "``One/Nothing``"])
  func aNameThatMeansNothingThereIsText(name: String) throws {
    #expect(try guide("See \(name).").contains("See <code>"))
  }

  @Test func aComponentGoesBeforeItsType() throws {
    #expect(try guide("See ``Badge``.").contains("See <a href=\"../components/badge.html\""))
  }

  @Test func aComponentsPageLeadsToThePageOfItsType() throws {
    let page = try apiPage("one/components/badge.html")
    #expect(page.contains("<dd><a href=\"../api/one/badge.html\"><code>One.Badge</code></a></dd>"))
    #expect(page.contains("<details class=\"symbol symbol-folded\" id=\"badge\">"))
    #expect(page.contains("<a href=\"../api/one/badge.html\">Badge</a>"))
    #expect(
      page.contains("<details class=\"symbol symbol-folded\" id=\"badge-init-text-level\">"))
  }

  @Test func aBrokenLinkOfACommentIsReportedOnce() throws {
    let source = "/// See [that](nowhere.md).\npublic struct Badge {}\n"
    let result = try render(replacing: ["one/Sources/Badge.swift": source])
    #expect(
      result.diagnostics.map(\.message) == [
        "one/Sources/Badge.swift:2:15: this link leads to no page: nowhere.md [link/missing]"
      ])
  }

  @Test func aConstantThatIsATokenShowsIt() throws {
    let source = "public enum DS {\n  public enum Color {\n    public static let ink = 0\n  }\n}\n"
    let page = try apiPage("one/api/one/ds-color.html", ["one/Sources/Badge.swift": source])
    #expect(
      page.contains("Token <a href=\"../../tokens/color.html#color-ink\"><code>color.ink</code>"))
  }
}
