import CatalogComparison
import CatalogModel
import Testing

/// The history of FoundationUI, which is made from what its documents tell.
struct RecordedVersionsTests {
  private func records() throws -> [VersionRecord] {
    try ShippedContent.foundationUI().records
  }

  @Test("Each version says that it is reconstructed, on the day of the documents")
  func notes() throws {
    let records = try records()
    #expect(records.map(\.version) == ["1.0.0-cross-platform", "1.0.0-draft", "1.0.0"])
    for record in records {
      #expect(record.note?.hasPrefix("Reconstructed") == true)
      #expect(record.date == "2025-10-20")
    }
  }

  @Test("What changed is what the documents tell")
  func changes() throws {
    let versions = SystemHistory(try records()).versions
    #expect(
      versions.map { $0.changes.map { "\($0.what.rawValue) \($0.name)" } } == [
        [
          "added color.tertiaryDefect", "deprecated DS.Colors", "value color.tertiary",
          "value color.tertiary",
        ],
        [
          "removed module CrossPlatformFoundation", "added color.tertiary",
          "added CopyableModifier", "added Indicator", "added NavigationSplitScaffold",
          "added ScaffoldContent", "children ToolbarPattern", "added module FoundationUI",
        ], [],
      ])
  }
}
