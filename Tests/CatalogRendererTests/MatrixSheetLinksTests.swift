import DesignTokens
import Testing

@testable import CatalogRenderer

@Suite struct MatrixSheetLinksTests {
  private static let modifiers = [
    ("platform", ["iOS", "macOS"]), ("os", ["before 26", "from 26"]),
    ("appearance", ["light", "dark"]), ("contrast", ["normal", "increased"]),
  ]

  /// A sheet in contexts, one or all of each modifier.
  private func sheet(_ contexts: [String?]) -> ContextGroup {
    ContextGroup(
      parts: zip(Self.modifiers, contexts).map { modifier, context in
        ContextGroup.Part(
          modifier: modifier.0, contexts: context.map { [$0] } ?? modifier.1,
          isEvery: context == nil)
      })
  }

  private func groups(_ sheets: [[String?]], current: Int = 0) -> [MatrixSheetGroup] {
    let defaults = Dictionary(uniqueKeysWithValues: Self.modifiers.map { ($0.0, $0.1[0]) })
    return MatrixSheetLinks(
      contexts: sheets.map(sheet), defaults: defaults, words: words("en")
    )
    .groups(hrefs: sheets.indices.map { "\($0).html" }, current: current)
  }

  @Test func sheetsShareALineWhereTheirFirstContextsAreEqual() {
    let groups = groups(
      [
        ["iOS", "before 26", "light", "normal"], ["iOS", "before 26", "light", "increased"],
        ["iOS", "before 26", "dark", "normal"], ["macOS", "from 26", "dark", nil],
        ["macOS", "from 26", nil, "increased"],
      ], current: 3)
    #expect(groups.map(\.title) == ["iOS · before 26", "macOS · from 26"])
    #expect(groups[0].links.map(\.title) == ["light", "light · increased", "dark"])
    #expect(groups[1].links.map(\.title) == ["dark", "increased"])
    #expect(groups[0].links[1].label == "iOS · before 26 · light · increased")
    #expect(groups[1].links.map(\.isCurrent) == [true, false])
    #expect(groups[1].links.map(\.href) == ["3.html", "4.html"])
  }

  @Test func modifiersThatMakeNoDifferenceAreNotCounted() {
    let groups = groups([["iOS", nil, nil, "normal"], ["macOS", nil, nil, "increased"]])
    #expect(groups.map(\.title) == [""])
    #expect(groups[0].links.map(\.title) == ["iOS", "macOS · increased"])
  }

  @Test func aSheetOfAllFirstContextsHasALineOfItsOwn() {
    let groups = groups([["iOS", nil, "light", "normal"], [nil, nil, "dark", "increased"]])
    #expect(groups.map(\.title) == ["iOS", "every context"])
  }
}
