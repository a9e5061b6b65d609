import CatalogChecks
import CatalogModel
import ColorScience
import Testing

/// What the page about the tertiary colour says in words agrees with the ratios it shows.
@Suite struct TertiaryCaseTests {
  /// The ratio of a pair of the page on macOS, in normal contrast.
  private func ratio(_ pair: String, _ appearance: String) throws -> ContrastRatio {
    let table = try table(pair)
    let row = try #require(
      table.rows.first { row in
        row.contexts.parts.allSatisfy { part in
          switch part.modifier {
          case "appearance": part.contexts.contains(appearance)
          case "contrast": part.contexts.contains("normal")
          default: true
          }
        }
      }, "\(pair) \(appearance)")
    guard case .ratio(let ratio, _) = row.result else {
      throw NoRatio(pair: pair, appearance: appearance)
    }
    return ratio
  }

  private struct NoRatio: Error { let pair, appearance: String }

  private func table(_ name: String) throws -> ContrastTable {
    let catalog = try ShippedContent.wholeCatalog()
    let reports = CatalogChecks.run(catalog).reports.systems["foundation-ui"]
    let guide = try ShippedContent.foundationUI().guides.first {
      $0.slug == "tertiary-colour-on-macos"
    }
    let pairs = guide?.fences.pairs ?? []
    let pair = try #require(pairs.first { $0.name == name }, "\(name)")
    return try #require(reports?.contrastTables[pair], "\(name)")
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

  @Test func increasedContrastIsUnknown() throws {
    for row in try table("Body text on the tertiary background").rows
    where row.contexts.parts.contains(where: {
      $0.modifier == "contrast" && $0.contexts == ["increased"]
    }) {
      guard case .unknown = row.result else {
        Issue.record("\(row.contexts.label) has a ratio")
        continue
      }
    }
  }
}
