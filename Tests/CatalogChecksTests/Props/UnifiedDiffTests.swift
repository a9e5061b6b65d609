import Testing

@testable import CatalogChecks

@Suite struct UnifiedDiffTests {
  /// The headers of the hunks of a change in two lines, with so many lines between.
  private func hunks(between count: Int) -> [Substring] {
    let middle = (0..<count).map { "\($0)\n" }.joined()
    return UnifiedDiff.text(
      from: "a\n" + middle + "b\n", to: "A\n" + middle + "B\n", path: "x"
    ).split(separator: "\n").filter { $0.hasPrefix("@@") }
  }

  @Test func changesWithLittleBetweenAreOneHunk() {
    #expect(hunks(between: 5) == ["@@ -1,7 +1,7 @@"])
    #expect(hunks(between: 7) == ["@@ -1,4 +1,4 @@", "@@ -6,4 +6,4 @@"])
  }

  @Test func equalTextsHaveNone() {
    #expect(UnifiedDiff.text(from: "a\n", to: "a\n", path: "x") == "")
  }
}
