import Testing

/// The overview of the API.
@Suite struct APIPageTests {
  @Test func typesAreGroupedByKindWithTheirFirstSentence() throws {
    let page = try apiPage("one/api/index.html")
    let titles = page.split(separator: "<section class=\"api-group\">").dropFirst()
      .compactMap { $0.split(separator: "<h3 id=\"").dropFirst().first }
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(
      titles == [
        "module-one-structs", "module-one-protocols", "module-one-extensions",
        "module-one-functions",
      ])
    #expect(page.contains("<a href=\"one/badge.html\"><code>Badge</code></a>"))
    #expect(page.contains("<div class=\"api-entry-summary\">A word on a chip.</div>"))
    #expect(page.contains("<a href=\"one/globals.html#sum\"><code>sum(_:)</code></a>"))
  }

  @Test func nestedTypesStandBesideTheirOwnersAndMembersAreFound() throws {
    let page = try apiPage("one/api/index.html")
    #expect(page.contains("<li><a href=\"one/badge-level.html\"><code>Badge.Level</code></a></li>"))
    #expect(
      page.contains(
        "data-name=\"Badge Badge.Level text init label &lt; title level same info error\""))
  }

  @Test func aTypeNestedInAForeignTypeIsListed() throws {
    let source = "extension Int {\n  /// A.\n  public struct Digit {}\n}\n"
    let page = try apiPage("one/api/index.html", ["one/Sources/Badge.swift": source])
    #expect(page.contains("<a href=\"one/int-digit.html\"><code>Int.Digit</code></a>"))
  }

  @Test func modulesOfEqualNamesButForTheirCaseKeepApart() throws {
    let manifest = """
      name: One
      summary: The first.
      modules: [{ name: One, path: Sources }, { name: ONE, path: More }]

      """
    let files = [
      "one/system.yaml": manifest, "one/More/A.swift": "/// A.\npublic struct Badge {}\n",
    ]
    let page = try apiPage("one/api/index.html", files)
    #expect(page.contains("href=\"one/badge.html\""))
    #expect(page.contains("href=\"one-2/badge.html\""))
    #expect(page.contains("<h2 id=\"module-one-2\">ONE</h2>"))
    #expect(page.contains("<p class=\"lead\">The public declarations of One and ONE.</p>"))
    // Beside the overview of several modules the navigation leads to each.
    #expect(page.contains("<h2 class=\"navigation-title\">Modules</h2>"))
    #expect(page.contains("<li><a href=\"#module-one-2\">ONE</a></li>"))
  }

  @Test func manyModulesAreCounted() throws {
    let modules = (1...4).map { "{ name: M\($0), path: S\($0) }" }.joined(separator: ", ")
    var files = ["one/system.yaml": "name: One\nsummary: The first.\nmodules: [\(modules)]\n"]
    for number in 1...4 {
      files["one/S\(number)/A.swift"] = "/// A.\npublic struct A\(number) {}\n"
    }
    let page = try apiPage("one/api/index.html", files)
    #expect(page.contains("<p class=\"lead\">The public declarations of 4 modules.</p>"))
  }

  @Test func typesOfEqualNamesButForTheirCaseKeepApart() throws {
    let source = "/// A.\npublic struct URL {}\n/// B.\npublic struct Url {}\n"
    let page = try apiPage("one/api/index.html", ["one/Sources/Badge.swift": source])
    #expect(page.contains("<a href=\"one/url.html\"><code>URL</code></a>"))
    #expect(page.contains("<a href=\"one/url-2.html\"><code>Url</code></a>"))
  }

  @Test func aDeclarationNamedLikeAPartOfThePageHasAnIdOfItsOwn() throws {
    let source = "/// A.\npublic func overview() {}\n"
    let page = try apiPage("one/api/one/globals.html", ["one/Sources/Badge.swift": source])
    #expect(page.contains("<section class=\"symbol\" id=\"overview-2\">"))
    #expect(page.split(separator: " id=\"overview\"").count <= 2)
  }

  @Test func theNavigationListsTheModuleBesideItsPages() throws {
    let page = try apiPage("one/api/one/labelled.html")
    #expect(page.contains("<h2 class=\"navigation-title\">API of One</h2>"))
    #expect(page.contains("<a href=\"labelled.html\" aria-current=\"page\">Labelled</a>"))
    #expect(page.contains("<a class=\"pager-previous\" rel=\"prev\" href=\"badge-level.html\">"))
    let guide = try apiPage("one/guides/start.html")
    #expect(!guide.contains("API of One"))
  }
}
