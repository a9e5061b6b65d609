import CatalogModel
import Testing

/// The page that says what is documented and what is not.
@Suite struct CoveragePageTests {
  private let source = """
    /// A word.
    public struct Badge {
      public let text: String
      public let old: String
      /// Makes it.
      /// - Parameter word: The word.
      public init(text: String) {}
    }
    """

  private let excuse =
    "coverage: { excused: [{ symbols: One.Badge.old, reason: It is going away. }] }\n"

  private func page(
    _ coverage: String? = nil, _ files: [String: String] = [:],
    editing edit: (inout Catalog) -> Void = { _ in }
  ) throws -> String {
    let manifest = try #require(sample["one/system.yaml"]) + (coverage ?? excuse)
    let files = ["one/system.yaml": manifest, "one/Sources/Badge.swift": source + "\n"]
      .merging(files) { $1 }
    let site = try render(replacing: files, editing: edit).site
    return try #require(site.text(at: "one/coverage.html"))
  }

  private func value(_ title: String, in page: String) throws -> Substring {
    let start = try #require(page.range(of: "<span class=\"health-title\">\(title)</span>"))
    let rest = page[start.upperBound...]
    let value = try #require(rest.range(of: "health-value\">"))
    return rest[value.upperBound...].prefix { $0 != "<" }
  }

  @Test func itShowsTheGatedTheOwnAndTheEffectiveShare() throws {
    let page = try page()
    // The prop of the component documents the property of that name.
    #expect(try value("Documented", in: page) == "100\u{00A0}%")
    #expect(try value("Own", in: page) == "66.6\u{00A0}%")
    #expect(try value("Effective", in: page) == "100\u{00A0}%")
    #expect(page.contains("2 of 3 symbols have a comment of their own"))
  }

  @Test func whatIsNotReachedComesFirst() throws {
    let source = "public struct Chip {}\n/// A.\npublic struct Dot {}\n"
    let page = try page("coverage: { minimum: 90 }\n", ["one/Sources/Badge.swift": source])
    #expect(
      page.contains(
        """
        <p class="notice notice-poor">50\u{00A0}% of the symbols are documented, and 90\u{00A0}% \
        must be: document 1 more symbol to reach 90\u{00A0}%.</p>
        """))
    #expect(page.contains("1 of 2 symbols, at least 90\u{00A0}% required"))
  }

  @Test func filesAndCommentsThatMissSomethingAreNamed() throws {
    let source = "/// A.\npublic func a(b: Int) {}\npublic struct Chip {}\n"
    let page = try page(
      "coverage: { minimumFile: 90, require: [parameters] }\n",
      ["one/Sources/Badge.swift": source])
    #expect(
      page.contains(
        """
        50\u{00A0}% of the symbols in one/Sources/Badge.swift are documented, and 90\u{00A0}% \
        must be: document 1 more symbol in one/Sources/Badge.swift to reach 90\u{00A0}%.</p>
        """))
    #expect(
      page.contains(
        """
        <p class="notice notice-poor"><a href="#axis-parameters">\
        1 comment does not explain every parameter</a>.</p>
        """))
    // What misses a minimum says so in words, too.
    #expect(
      page.contains("</span> <span class=\"coverage-detail\">90\u{00A0}% required</span></td>"))
    let facet = try #require(page.range(of: "<section class=\"coverage-facet is-poor\""))
    #expect(page[facet.upperBound...].hasPrefix(" aria-labelledby=\"axis-parameters\">"))
  }

  @Test func manyFilesThatMissTheirMinimumAreOneSentence() throws {
    let files = (1...4).map { number in
      let source = (0..<number).map { "public struct Chip\(number)\($0) {}\n" }.joined()
      return ("one/Sources/F\(number).swift", "/// A.\npublic struct Dot\(number) {}\n" + source)
    }
    let page = try page(
      "coverage: { minimumFile: 50.5 }\n",
      Dictionary(uniqueKeysWithValues: files).merging(["one/Sources/Badge.swift": "\n"]) { $1 })
    #expect(
      page.contains(
        """
        <p class="notice notice-poor"><a href="#files">4 files are below 50.5\u{00A0}%: \
        6 more symbols need documentation</a>.</p>
        """))
    #expect(page.split(separator: "notice-poor").count == 2)
    let rows = page.split(separator: "<a href=\"#file-one-sources-f").dropFirst().map(\.first)
    #expect(rows == ["4", "3", "2", "1"])
  }

  @Test func aShareAboveTheMinimumIsNotPoor() throws {
    let source = "public struct Chip {}\n/// A.\npublic struct Dot {}\n"
    let page = try page("coverage: { minimum: 40 }\n", ["one/Sources/Badge.swift": source])
    let items = page.split(separator: "<li class=\"health-item").dropFirst()
    #expect(try #require(items.first).hasPrefix("\">"))
    #expect(items.dropFirst().allSatisfy { $0.hasPrefix(" is-poor\">") })
    #expect(try value("Documented", in: page) == "50.0\u{00A0}%")
  }

  @Test func kindsAreCountedOverAllModules() throws {
    let page = try page("", ["one/Sources/Badge.swift": "/// A.\npublic struct Chip {}\n"]) {
      var second = $0.systems[0].modules[0]
      second.name = "Two"
      $0.systems[0].modules.append(second)
    }
    let part = try part(page, from: "<h2 id=\"kinds\">")
    #expect(part.contains("<th scope=\"row\">Structs</th>"))
    #expect(part.contains("<td>2</td><td>2</td><td>0</td>"))
  }

  @Test func whatIsReachedIsSaid() throws {
    #expect(try page("coverage: { minimum: 70 }\n").contains("All requirements are met."))
    #expect(try !page().contains("All requirements are met."))
  }

  @Test func undocumentedSymbolsLeadToTheirPlaces() throws {
    let source = "public struct Chip {\n  public var text = 1\n}\n"
    let page = try page("", ["one/Sources/Badge.swift": source])
    #expect(page.contains("<h3 id=\"file-one-sources-badge-swift\">"))
    #expect(page.contains("<a href=\"#file-one-sources-badge-swift\">one/<wbr>Sources/<wbr>"))
    #expect(
      page.contains(
        """
        <li><span class="coverage-kind">property</span> \
        <a href="api/one/chip.html#chip-text"><code>Chip.text</code></a> \
        <span class="coverage-source">Badge.swift:2:14</span></li>
        """))
  }

  @Test func excusedSymbolsAreListedWithTheirReasons() throws {
    let page = try page()
    let part = try part(page, from: "<h2 id=\"excused\">")
    #expect(part.contains("<code>Badge.old</code></a>"))
    #expect(part.contains("<span class=\"coverage-detail\">It is going away.</span>"))
  }

  @Test func partsOfCommentsAreCountedWithWhatTheyLack() throws {
    let page = try page()
    let part = try part(page, from: "<h3 id=\"axis-names\">")
    #expect(part.contains("<code>Badge.init(text:)</code>"))
    #expect(part.contains("no such parameter: word"))
    #expect(part.contains("<summary>Show the one that does not</summary>"))
  }

  @Test func emptySourcesHaveNoFigure() throws {
    let page = try page("", ["one/Sources/Badge.swift": "struct Hidden {}\n"])
    #expect(page.contains("The Swift sources have no public symbols"))
    #expect(!page.contains("coverage-figures"))
  }

  @Test func facetsHaveTheirFigures() throws {
    let page = try page()
    let part = try part(page, from: "<h3 id=\"facet-tokendescriptions\">")
    #expect(part.contains("0 of 1 token<"))
    #expect(part.contains("<a href=\"tokens/color.html#color-ink\"><code>color.ink</code></a>"))
  }

  @Test func theConfigurationIsSaidInWords() throws {
    let page = try page("coverage: { platform: iOS, defines: [PRO], excludeDeprecated: true }\n")
    #expect(page.contains("<dd>As for iOS, with PRO</dd>"))
    #expect(page.contains("<dd>Public and open, without deprecated ones</dd>"))
    #expect(try self.page().contains("<dd>All branches of #if</dd>"))
  }

  @Test func namesInBranchesThatWereNotReadAreCounted() throws {
    let page = try page { $0.systems[0].modules[0].leftOut = 1 }
    #expect(page.contains("1 public name is in branches of #if that were not read."))
  }

  @Test func aFileThatCouldNotBeReadMakesTheFiguresPartial() throws {
    let page = try page { $0.systems[0].modules[0].incompleteFiles = ["../Sources/Broken.swift"] }
    #expect(
      page.contains("The figures are incomplete: not all of Sources/Broken.swift could be read."))
  }

  @Test func healthLeadsToThePage() throws {
    let site = try render().site
    let start = try #require(site.text(at: "one/health.html"))
    #expect(start.contains("<a class=\"health-title\" href=\"coverage.html\">API documented</a>"))
    #expect(
      start.contains(
        """
        <a class="health-title" href="coverage.html#facet-tokendescriptions">Tokens described</a>
        """))
  }
}
