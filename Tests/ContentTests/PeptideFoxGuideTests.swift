import CatalogModel
import ColorScience
import CommonMark
import DesignTokens
import Testing

/// What the guides of Peptide Fox say in words and numbers is so.
@Suite struct PeptideFoxGuideTests {
  private typealias Content = PeptideFoxContent

  @Test func guidesAreInReadingOrder() throws {
    let guides = try Content.system().guides.sorted { $0.order < $1.order }
    #expect(
      guides.map(\.slug) == [
        "overview", "layout", "typography", "dark-mode", "badge-contrast", "motion",
        "optical-alignment", "constraints", "testing", "migration", "corrections",
      ])
    #expect(guides.filter { $0.kind == .case }.map(\.slug) == ["badge-contrast", "corrections"])
  }

  @Test(arguments: ["light", "dark"]) func textAndPrimaryAreReadable(appearance: String) throws {
    let context: Context = ["appearance": appearance]
    let text = try Content.ratio("color.textBody", on: "color.page", in: context)
    let primary = try Content.ratio("color.primary", on: "color.page", in: context)
    let border = try Content.ratio("color.border", on: "color.page", in: context)
    #expect(text.meets(.aaa, for: .normalText))
    #expect(primary.meets(.aa, for: .normalText))
    #expect(!border.meets(.aa, for: .nonText))
  }

  @Test func theArithmeticOfLineSpacingHolds() throws {
    guard case .typography(let body) = try Content.value("text.body") else {
      Issue.record("text.body is no typography")
      return
    }
    let size = body.fontSize.pixels
    let line = (body.lineHeight * size * 10).rounded() / 10
    let spacing = ((body.lineHeight - 1) * size * 10).rounded() / 10
    #expect(
      try Content.text("guides/typography.md").contains("| 14 | 1.6 | \(line) | \(spacing) |"))
    #expect((line, spacing) == (22.4, 8.4))
  }

  @Test func theWebOffsetIsNotThatOfIOS() throws {
    guard case .dimension(let web) = try Content.value("optical.webOffset14") else {
      Issue.record("the offset is no dimension")
      return
    }
    #expect(web == TokenDimension(0.175, .rem))
    #expect(abs(web.pixels - 2.8) < 1e-9)
    #expect(abs(web.value * 14 - 2.45) < 1e-9)
  }

  @Test(arguments: [
    ("hero", "Large Title", 34.0), ("cardTitle", "Title 2", 22), ("output", "Title 3", 20),
    ("body", "Callout", 16), ("subtext", "Caption", 12),
  ]) func rolesGrowWithTextStyles(role: String, style: String, points: Double) throws {
    let page = try Content.text("guides/typography.md")
    #expect(page.contains("| `text.\(role)` | \(style) | \(Int(points)) |"))
    guard role != "body", case .typography(let text) = try Content.value("text." + role) else {
      return
    }
    #expect(text.fontSize.pixels == points)
  }

  @Test func thereAreTenConstraintsInTheirOrder() throws {
    let headings = try Content.text("guides/constraints.md").split(separator: "\n")
      .filter { $0.hasPrefix("## ") && $0.contains(".") }
    #expect(headings.count == 10)
    for (number, heading) in zip(1..., headings) { #expect(heading.hasPrefix("## \(number). ")) }
  }

  @Test func theMigrationHasFourPhasesAndFourteenSteps() throws {
    let lines = try Content.text("guides/migration.md").split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("## Phase ") }.count == 4)
    let steps = lines.filter { $0.hasPrefix("- [ ] ") }
    #expect(steps.count == 14)
    for (number, step) in zip(1..., steps) { #expect(step.hasPrefix("- [ ] \(number). ")) }
  }
}
