import CatalogModel
import ColorScience
import DesignTokens
import SwiftSymbols
import Testing
import TokenContrast

/// The seven badges: their colours, what the document claims of them, and what is measured.
@Suite struct PeptideFoxBadgeTests {
  private typealias Content = PeptideFoxContent

  /// A row of the document's table, and the level that the measured ratio reaches.
  struct Style: Sendable, CustomTestStringConvertible {
    var name: String
    var background: String
    var text: String
    var claimed: Double
    var claimedLevel: ContrastLevel
    var measured: String
    var level: ContrastLevel

    var testDescription: String { name }
  }

  static let styles = [
    Style(
      name: "Blue", background: "#dbeafe", text: "#1e3a8a", claimed: 7.2, claimedLevel: .aaa,
      measured: "8.48", level: .aaa),
    Style(
      name: "Purple", background: "#e9d5ff", text: "#6b21a8", claimed: 6.8, claimedLevel: .aaa,
      measured: "6.40", level: .aa),
    Style(
      name: "Slate", background: "#e2e8f0", text: "#1e293b", claimed: 11.3, claimedLevel: .aaa,
      measured: "11.86", level: .aaa),
    Style(
      name: "Teal", background: "#ccfbf1", text: "#134e4a", claimed: 8.1, claimedLevel: .aaa,
      measured: "8.40", level: .aaa),
    Style(
      name: "Red", background: "#fee2e2", text: "#991b1b", claimed: 6.5, claimedLevel: .aaa,
      measured: "6.80", level: .aa),
    Style(
      name: "Emerald", background: "#d1fae5", text: "#065f46", claimed: 7.9, claimedLevel: .aaa,
      measured: "6.77", level: .aa),
    Style(
      name: "Amber", background: "#ffedd5", text: "#9a3412", claimed: 5.2, claimedLevel: .aa,
      measured: "6.37", level: .aa),
  ]

  @Test(arguments: styles) func colorsAreThoseOfTheDocument(style: Style) throws {
    let group = "color." + style.name.lowercased()
    for appearance in ["light", "dark"] {
      let context: Context = ["appearance": appearance]
      #expect(try Content.color(group + ".background", in: context).hex == style.background)
      #expect(try Content.color(group + ".text", in: context).hex == style.text)
    }
  }

  @Test(arguments: styles) func noClaimedRatioIsRight(style: Style) throws {
    let group = "color." + style.name.lowercased()
    let measured = try Content.ratio(group + ".text", on: group + ".background")
    #expect(measured.text == style.measured)
    #expect(measured.level(for: .normalText) == style.level)
    let pair = try #require(try pair(group))
    let claim = try #require(pair.claim)
    #expect(claim.ratio == style.claimed)
    #expect(claim.states(measured) == false)
  }

  @Test(arguments: styles) func claimedLevelsAreThoseOfTheDocument(style: Style) throws {
    let pair = try #require(try pair("color." + style.name.lowercased()))
    #expect(pair.claim?.level == style.claimedLevel)
  }

  private func pair(_ group: String) throws -> ContrastPair? {
    try Content.component("Badge").contrast.first { $0.foreground.name == group + ".text" }
  }

  @Test func thePageAboutThemShowsTheClaimsOfTheComponent() throws {
    let shown = try Content.guide("badge-contrast").fences.pairs.compactMap(\.claim)
    let declared = try Content.component("Badge").contrast.compactMap(\.claim)
    #expect(shown.map(\.ratio) == declared.map(\.ratio))
    #expect(shown.map(\.level) == declared.map(\.level))
    #expect(declared.count == 7)
  }

  @Test func eachFalseClaimIsExcusedWithAReason() throws {
    let exceptions = try Content.system().contrast.exceptions
    #expect(
      exceptions.map(\.foreground.name)
        == Self.styles.map { "color." + $0.name.lowercased() + ".text" })
    for (exception, style) in zip(exceptions, Self.styles) {
      #expect(exception.finding == .claim)
      #expect(exception.reason.contains("\(style.claimed) to 1"))
    }
  }

  @Test(arguments: styles) func thePageAboutThemStatesBoth(style: Style) throws {
    let page = try Content.text("guides/badge-contrast.md")
    let row =
      "| \(style.name) | \(style.claimed) | \(style.measured) | \(style.claimedLevel.rawValue) |"
      + " \(style.level.rawValue) |"
    #expect(page.contains(row))
  }

  @Test(arguments: styles) func theCommentOfTheCaseStatesWhatIsMeasured(style: Style) throws {
    let symbol = try Content.module().members(of: ["BadgeStyle"]).first {
      $0.name == style.name.lowercased()
    }
    let comment = try #require(symbol?.documentation.comment)
    #expect(comment.summary?.contains("\(style.measured) to 1, \(style.level.rawValue).") == true)
  }

  @Test func thePageCountsRight() {
    let overstated = Self.styles.filter { $0.claimed > (Double($0.measured) ?? 0) }
    #expect(overstated.map(\.name) == ["Purple", "Emerald"])
    #expect(Self.styles.filter { $0.level < $0.claimedLevel }.count == 3)
    #expect(Self.styles.filter { $0.level == .aaa }.map(\.name) == ["Blue", "Slate", "Teal"])
  }

  @Test func theStylesAreTheSeven() throws {
    let cases = try Content.module().members(of: ["BadgeStyle"]).filter { $0.kind == .enumCase }
    #expect(cases.map(\.name) == Self.styles.map { $0.name.lowercased() })
    let prop = try Content.component("Badge").contract.props.first { $0.name == "style" }
    #expect(prop?.choices.map(\.name) == cases.map(\.name))
  }
}
