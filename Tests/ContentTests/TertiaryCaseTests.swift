import CatalogChecks
import CatalogModel
import ColorScience
import Testing
import TokenContrast

/// What the page about the tertiary colour says in words agrees with the ratios it shows.
@Suite struct TertiaryCaseTests {
  /// The ratio of a pair of the page on macOS, in normal contrast.
  private func ratio(
    _ pair: String, _ appearance: String, _ range: SystemRange = .before26
  ) throws -> ContrastRatio {
    try #require(row(pair, appearance, range).ratio, "\(pair) \(appearance)")
  }

  private func row(
    _ pair: String, _ appearance: String, _ range: SystemRange
  ) throws -> ContrastTable.Row {
    let wanted = ["appearance": appearance, "OS": range.rawValue, "contrast": "normal"]
    return try #require(
      try table(pair).rows.first { row in
        row.contexts.parts.allSatisfy { part in
          wanted[part.modifier].map(part.contexts.contains) ?? true
        }
      }, "\(pair) \(appearance)")
  }

  /// The report of FoundationUI, made once: measuring its contrast takes long.
  private static let report = Result {
    var catalog = try ShippedContent.wholeCatalog()
    catalog.systems.removeAll { $0.slug != "foundation-ui" }
    return try #require(CatalogChecks.run(catalog).reports.systems["foundation-ui"])
  }

  private func table(_ name: String) throws -> ContrastTable {
    let report = try Self.report.get()
    let guide = try ShippedContent.foundationUI().guides.first {
      $0.slug == "tertiary-colour-on-macos"
    }
    let pairs = guide?.fences.pairs ?? []
    let pair = try #require(pairs.first { $0.name == name }, "\(name)")
    return try #require(report.contrastTables[pair], "\(name)")
  }

  @Test(arguments: ["light", "dark"]) func primaryTextGains(appearance: String) throws {
    let right = try ratio("Body text on the tertiary background", appearance)
    let wrong = try ratio("Body text on the wrong background", appearance)
    #expect(right.meets(.aaa, for: .normalText))
    #expect(right.value > wrong.value)
    #expect(wrong.meets(.aa, for: .normalText))
  }

  @Test func theWrongBackgroundIsCloseToTheLimitInDarkAppearance() throws {
    let dark = try ratio("Body text on the wrong background", "dark")
    #expect((4.5..<6).contains(dark.value))
  }

  @Test func secondaryTextPassesInDarkAppearanceOnly() throws {
    for appearance in ["light", "dark"] {
      let right = try ratio("Secondary text on the tertiary background", appearance)
      let wrong = try ratio("Secondary text on the wrong background", appearance)
      #expect(right.value > wrong.value)
      #expect(right.meets(.aa, for: .normalText) == (appearance == "dark"))
      #expect(!wrong.meets(.aa, for: .normalText))
    }
  }

  @Test(arguments: ["light", "dark"]) func theBoundaryLoses(appearance: String) throws {
    let right = try ratio("Content area against the window", appearance)
    let wrong = try ratio("Wrong content area against the window", appearance)
    #expect(!right.meets(.aa, for: .nonText))
    #expect(!wrong.meets(.aa, for: .nonText))
    #expect(wrong.value > right.value)
  }

  @Test func from26OnTheDarkWindowIsAsDarkAsTheContentArea() throws {
    let boundary = try ratio("Content area against the window", "dark", .from26)
    #expect(boundary.value == 1)
    let name = "Body text on the tertiary background"
    #expect(try ratio(name, "dark", .from26) == ratio(name, "dark"))
  }

  @Test(arguments: [
    ("Body text on the wrong background", ["light", "dark"]),
    ("Secondary text on the wrong background", ["light", "dark"]),
    ("Secondary text on the tertiary background", ["light", "dark"]),
    ("Body text on the tertiary background", ["light"]),
    ("Content area against the window", ["light"]),
  ]) func from26OnTheRestIsUnknown(pair: String, appearances: [String]) throws {
    for appearance in appearances {
      #expect(try row(pair, appearance, .from26).ratio == nil, "\(appearance)")
    }
  }

  @Test(arguments: [
    "Body text on the wrong background", "Secondary text on the wrong background",
    "Wrong content area against the window", "Body text on the tertiary background",
    "Secondary text on the tertiary background", "Content area against the window",
  ]) func increasedContrastIsUnknown(pair: String) throws {
    let increased = try table(pair).rows.filter { row in
      row.contexts.parts.contains { $0.modifier == "contrast" && $0.contexts == ["increased"] }
    }
    #expect(!increased.isEmpty)
    for row in increased { #expect(row.ratio == nil, "\(row.contexts.label)") }
  }
}
