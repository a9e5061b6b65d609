import CatalogModel
import DocumentationCoverage
import Files
import SwiftSymbols
import Testing

/// The page of a type.
@Suite struct SymbolPageTests {
  private func badge() throws -> String { try apiPage("one/api/one/badge.html") }

  @Test func itSaysWhatTheTypeIsAndWhereItStands() throws {
    let page = try badge()
    #expect(page.contains("<title>Badge · One</title>"))
    #expect(
      page.contains(
        "<p class=\"eyebrow\">struct · <a href=\"../index.html#module-one\">One</a></p>"))
    #expect(page.contains("<p>A word on a chip. It is short.</p>"))
    #expect(page.contains("<li class=\"tag\">iOS 17.0+</li>"))
    #expect(page.contains("<p class=\"symbol-source\">one/Sources/Badge.swift:3</p>"))
    #expect(page.contains("Documented as component <a href=\"../../components/badge.html\">Badge"))
  }

  @Test func whatItConformsToIsALinkWhereItIsOfTheSystem() throws {
    let page = try badge()
    #expect(page.contains("<li><a href=\"labelled.html\"><code>Labelled</code></a></li>"))
    #expect(page.contains("<li><code>Sendable</code></li>"))
    let labelled = try apiPage("one/api/one/labelled.html")
    #expect(labelled.contains("<li><a href=\"badge.html\"><code>Badge</code></a></li>"))
  }

  @Test func nestedTypesHavePagesBelowBreadcrumbs() throws {
    #expect(try badge().contains("<a href=\"badge-level.html\"><code>Badge.Level</code></a>"))
    let level = try apiPage("one/api/one/badge-level.html")
    let crumbs = level.split(separator: "\n").map { $0.drop { $0 == " " } }
      .drop { !$0.contains("aria-label=\"Breadcrumbs\"") }.dropFirst(2).prefix(4)
    #expect(
      Array(crumbs) == [
        "<li><a href=\"../../index.html\">One</a></li>",
        "<li><a href=\"../index.html\">API</a></li>",
        "<li><a href=\"../index.html#module-one\">One</a></li>",
        "<li><a href=\"badge.html\">Badge</a></li>",
      ])
    #expect(level.contains("<h2 id=\"cases\">Cases</h2>"))
  }

  @Test func membersStandInGroupsInOrder() throws {
    let page = try badge()
    let titles = page.split(separator: "<section class=\"symbol-group\" aria-labelledby=\"")
      .dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(titles == ["initialisers", "properties", "methods", "operators"])
  }

  @Test func aMemberHasItsPartsAndLinks() throws {
    let part = try part(
      try badge(), from: "<section class=\"symbol\" id=\"badge-init-text-level\">")
    #expect(part.contains("<code>init(text:level:)</code>"))
    #expect(part.contains("<a class=\"code-link\" href=\"badge-level.html\">"))
    // Names of parameters are no links, though properties are called the same.
    #expect(part.contains("with a <code>level</code>, never without a <code>text</code>"))
    #expect(part.contains("<dt><code>text</code></dt><dd>The <strong>word</strong>.</dd>"))
    #expect(part.contains("<a href=\"badge-level.html\""))
    #expect(part.contains("<p class=\"symbol-part-title\">Returns</p>"))
    #expect(part.contains("<p class=\"symbol-part-title\">Throws</p>"))
  }

  @Test func availabilityOfTheTypeIsNotRepeated() throws {
    let page = try badge()
    let title = try part(page, from: "<section class=\"symbol\" id=\"badge-title\">")
    #expect(title.contains("<li class=\"tag\">iOS 18.0+</li>"))
    #expect(!title.contains("iOS 17.0+"))
    #expect(title.contains("<strong>Deprecated.</strong> Use text.</p>"))
    #expect(page.split(separator: "iOS 17.0+").count == 2)
  }

  @Test func aDeprecationLeadsToWhatReplacesIt() throws {
    let source = """
      /// A.
      public struct Badge {
        @available(*, deprecated, renamed: "text")
        public var title: Int { 0 }
        @available(*, deprecated, message: "Use `text`, not <b> & co.")
        public var name: Int { 0 }
        /// T.
        public var text: Int { 0 }
      }

      """
    let page = try apiPage("one/api/one/badge.html", ["one/Sources/Badge.swift": source])
    #expect(page.contains("<strong>Deprecated.</strong> Use <a href=\"#badge-text\""))
    #expect(page.contains("</code></a>, not &lt;b&gt; &amp; co.</p>"))
  }

  @Test func anImageOfADocCCatalogIsItsDescription() throws {
    let source = "/// A.\n///\n/// ![A badge](badge_title.png)\npublic struct Badge {}\n"
    let result = try render(replacing: ["one/Sources/Badge.swift": source])
    #expect(
      result.diagnostics.map(\.message) == [
        "one/Sources/Badge.swift:4:15: the content has no image 'badge_title.png' "
          + "[link/missing-image]"
      ])
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
    let page = try #require(result.site.text(at: "one/api/one/badge.html"))
    #expect(page.contains("<p>A badge</p>"))
  }

  @Test func anImageOfADocCCatalogIsShownInBothAppearances() throws {
    let source = "/// A.\n///\n/// ![A badge](badge_title)\npublic struct Badge {}\n"
    let folder = "one/Sources/Kit.docc/Resources"
    let result = try render(
      replacing: ["one/Sources/Badge.swift": source],
      appending: [
        "\(folder)/badge_title.png": "a", "\(folder)/badge_title~dark.png": "b",
        "\(folder)/badge_title@2x.png": "c",
      ])
    #expect(result.diagnostics.map(\.message) == [])
    let page = try #require(result.site.text(at: "one/api/one/badge.html"))
    let images = "../../assets/images/Sources/Kit.docc/Resources/badge_title"
    #expect(
      page.contains(
        "<img class=\"in-light\" src=\"\(images).png\" srcset=\"\(images)@2x.png 2x\""), "\(page)")
    #expect(page.contains("<img class=\"in-dark\" src=\"\(images)~dark.png\" alt=\"A badge\" />"))
  }

  @Test func calloutsAreAlerts() throws {
    let source = """
      /// A.
      ///
      /// - first
      /// - Note: Mind `it`.
      /// - Complexity: O(1)
      /// - warning:
      ///   Never *this*.
      ///
      ///   Nor that.
      public struct Badge {}

      """
    let page = try apiPage("one/api/one/badge.html", ["one/Sources/Badge.swift": source])
    let lines = page.split(separator: "\n").map { $0.drop { $0 == " " } }
    let prose = lines.drop { !$0.hasPrefix("<div class=\"prose\">") }.dropFirst().prefix(14)
    #expect(
      prose.joined() == """
        <ul><li><p>first</p></li></ul>\
        <aside class="alert alert-note" role="note"><p class="alert-title">Note</p>\
        <p>Mind <code>it</code>.</p></aside>\
        <ul><li><p>Complexity: O(1)</p></li></ul>
        """)
    #expect(
      page.contains("<p class=\"alert-title\">Warning</p>\n<p>Never <em>this</em>.</p>\n<p>Nor"))
  }

  @Test func aMemberWithoutDocumentationSaysSo() throws {
    let title = try part(try badge(), from: "<section class=\"symbol\" id=\"badge-title\">")
    #expect(title.contains("This declaration has no documentation."))
  }

  @Test func aMemberThatIsDocumentedElsewhereLeadsThere() throws {
    let page = try badge()
    // By the prop of that name.
    let text = try part(page, from: "<section class=\"symbol\" id=\"badge-text\">")
    #expect(text.contains("Described in <a href=\"../../components/badge.html\">Badge</a>"))
    #expect(!text.contains("has no documentation"))
  }

  @Test func aMemberThatInheritsItsDocumentationShowsIt() throws {
    let files = ["one/Sources/Badge.swift": apiSource + "\n"]
    let result = try render(replacing: files) { catalog in
      let symbols = catalog.systems[0].modules[0].symbols
      for index in symbols.indices where symbols[index].dottedPath == "Badge.label" {
        catalog.systems[0].modules[0].symbols[index].documentation.state = .inherited
      }
    }
    let page = try #require(result.site.text(at: "one/api/one/badge.html"))
    let label = try part(page, from: "<section class=\"symbol\" id=\"badge-label\">")
    #expect(label.contains("Documented at <a href=\"labelled.html#labelled-label\">"))
    #expect(label.contains("<p>What it is called.</p>"))
  }

  @Test func defaultImplementationsAreToldFromRequirementsAndAdditions() throws {
    let page = try apiPage("one/api/one/labelled.html")
    #expect(page.contains("<h2 id=\"default-implementations\">Default implementations</h2>"))
    let additions = try part(page, from: "<h2 id=\"added-to-conforming-types\">")
    #expect(additions.contains("<code>redraw()</code>"))
  }

  @Test func membersThatNotEveryTypeHasStandUnderTheirRequirements() throws {
    let page = try apiPage("one/api/one/extension-array.html")
    #expect(page.contains("<h1>Extensions of Array</h1>"))
    #expect(
      page.contains("<h2 id=\"where-1-members\">Where <code>Element: Labelled</code></h2>"))
  }

  @Test func whatStandsOutsideTypesHasAPage() throws {
    let page = try apiPage("one/api/one/globals.html")
    #expect(page.contains("<h1>Functions</h1>"))
    #expect(page.contains("<a class=\"code-link\" href=\"badge.html\">"))
    #expect(page.contains("<a class=\"code-link\" href=\"badge-level.html\">"))
    #expect(page.contains("<a href=\"labelled.html#labelled-label\""))
  }
}
