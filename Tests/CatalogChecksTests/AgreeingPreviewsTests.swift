import CatalogChecks
import Testing

@Suite struct AgreeingPreviewsTests {
  private let constants = """
    import SwiftUI
    public enum DS {
      public enum Space { public static let s: CGFloat = 8 }
      public static let grey = Color(white: 0.5)
    }

    """

  /// What is found of a badge with this code, stylesheet and metadata.
  private func found(
    _ code: String, css: String = "b { padding: var(--space-s); }", metadata: String = ""
  ) throws -> [String] {
    let change = Change(
      replacing: ["one/Sources/A.swift": constants + code, badgeStyle: css],
      appending: [
        "one/system.yaml": "\nmodules: [{ name: Kit, path: Sources }]\n", badge: metadata,
      ])
    let catalog = try #require(change.catalog)
    return CatalogChecks.run(catalog, comparesSources: true).diagnostics
      .filter { $0.id.name == "preview/differs" }
      .map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.summary)" }
  }

  private func badgeView(_ body: String) -> String {
    "public struct Badge: View { public var body: some View { \(body) } }"
  }

  @Test func aPreviewThatDrawsWithWhatItsSwiftUsesIsFine() throws {
    #expect(try found(badgeView("Text(\"a\").padding(DS.Space.s)")) == [])
    #expect(try found(badgeView("Text(\"a\").padding(.horizontal, DS.Space.s / 2)")) == [])
  }

  @Test func whatOnlyThePreviewDrawsWithIsFoundAtItsPlace() throws {
    #expect(
      try found(Self.grey, css: Self.greyAndPadded) == [
        "1:38 Badge: the preview draws with space.s, and its Swift does not use DS.Space.s"
      ])
  }

  private static let grey =
    "public struct Badge: View { public var body: some View { Text(\"a\").tint(DS.grey) } }"
  private static let greyAndPadded = "b { color: var(--grey); padding: var(--space-s); }"

  @Test func codeThatNamesNoTokenIsDeclaredWithoutWhatItDraws() throws {
    #expect(try found(badgeView("Text(\"a\")")) == [])
  }

  @Test func whatOnlySwiftUsesIsFound() throws {
    #expect(
      try found(badgeView("Text(\"a\").padding(DS.Space.s)"), css: "b { padding: 0; }") == [
        "1:1 Badge: its Swift uses DS.Space.s, and the preview does not draw with space.s"
      ])
  }

  @Test func theCodeIsFollowedThroughHelpersModifiersAndOtherNames() throws {
    let helper = """
      private struct Chip: View { var body: some View { Text("a").padding(DS.Space.s) } }
      """
    #expect(try found(badgeView("Chip()") + "\n" + helper) == [])
    // Beside a token of its own, for code that names none is not compared.
    let other = """
      struct Chip: View { var body: some View { Text("a").padding(DS.Space.s) } }
      """
    #expect(
      try found(badgeView("Chip().tint(DS.grey)") + "\n" + other, css: Self.greyAndPadded) == [])
    let modifier = "extension View { func chip() -> some View { padding(DS.Space.s) } }"
    #expect(try found(badgeView("Text(\"a\").chip()") + "\n" + modifier) == [])
    let alias = "typealias Space = DS.Space"
    #expect(try found(badgeView("Text(\"a\").padding(Space.s)") + "\n" + alias) == [])
  }

  @Test func membersOfTypesOfOthersAreFollowedByTheirNames() throws {
    let style = """
      struct ChipStyle: ButtonStyle {
        var inset: CGFloat
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(inset)
        }
      }
      extension ButtonStyle where Self == ChipStyle {
        static var chip: ChipStyle { ChipStyle(inset: DS.Space.s) }
      }
      """
    let code = badgeView("Button(\"a\") {}.buttonStyle(.chip).tint(DS.grey)") + "\n" + style
    #expect(try found(code, css: Self.greyAndPadded) == [])
  }

  @Test func tokensThatPropsChooseMayBeMissing() throws {
    let prop = "props: [{ name: gap, type: token, values: [space.s] }]\n"
    #expect(try found(Self.grey, css: Self.greyAndPadded, metadata: prop) == [])
  }

  @Test func aPreviewAnswersWhereItsSwiftDoes() throws {
    let hover = "b:hover { opacity: 50%; } b:active { opacity: 50%; }"
    #expect(
      try found(badgeView("Text(\"a\")"), css: hover) == [
        "0:0 Badge: the preview changes under a pointer, and its Swift does not",
        "0:0 Badge: the preview changes while it is pressed, and its Swift does not",
      ])
    #expect(try found(badgeView("Button(\"a\") {}.hoverEffect()"), css: hover) == [])
  }

  @Test(arguments: ["{ of: [space.s], reason: r }", "{ reason: r }"])
  func aReasonExplainsADifference(difference: String) throws {
    let metadata = "previewDifferences: [\(difference)]\n"
    #expect(try found(Self.grey, css: Self.greyAndPadded, metadata: metadata) == [])
  }

  @Test func aReasonForAnotherTokenExplainsNothing() throws {
    let other = "previewDifferences: [{ of: [back, hover], reason: r }]\n"
    #expect(try found(Self.grey, css: Self.greyAndPadded, metadata: other).count == 1)
  }

  @Test func whatTheSourcesDoNotDeclareIsNotCompared() throws {
    let other = "public struct Other: View { public var body: some View { Text(\"a\") } }"
    #expect(try found(other) == [])
  }
}
