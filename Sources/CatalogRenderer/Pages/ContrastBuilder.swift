import CatalogModel
import ColorScience
import DesignTokens
import Diagnostics
import TokenContrast

/// Makes what a page shows of a contrast pair.
struct ContrastBuilder {
  /// Which rows of a table are shown.
  enum Rows: Hashable, Sendable {
    case all
    /// Those below what the system asks for; the others are counted.
    case shortfalls
  }

  let site: SystemSite
  let page: String

  /// `nil` for a pair whose tokens are not known, which a check reports.
  func item(_ pair: ContrastPair, isOpen: Bool? = nil) -> ContrastItem? {
    site.report.contrastTables[pair].map { item($0, isOpen: isOpen) }
  }

  /// - Parameters:
  ///   - anchor: The id of the table on its page; empty where nothing links to it.
  ///   - isOpen: Whether the table is shown at once; when something is wrong in it, unless given.
  func item(
    _ table: ContrastTable, anchor: String = "", isOpen: Bool? = nil, rows: Rows = .all
  ) -> ContrastItem {
    let builder = ContrastRowBuilder(site: site, page: page, table: table)
    let pair = table.pair
    let shown = rows == .all ? table.rows : table.shortfalls
    let open = table.rows.count { $0.ratio == nil }
    return ContrastItem(
      name: pair.name, anchor: anchor, foreground: link(pair.foreground.name),
      background: link(pair.background.name), over: table.over.map { link($0.text) },
      use: ContrastText.use(table.use), typography: typography(of: pair),
      requirement: ContrastText.requirement(table.use, required: table.required)
        + (pair.isJudged ? "" : ", where it is no decoration"),
      largeTextRule: table.use == .nonText ? "" : site.system.contrast.largeText.summary,
      levels: builder.levels.map(\.title), hasClaim: pair.claim != nil,
      rows: shown.map(builder.row),
      worst: table.worst?.ratio.map(ContrastText.ratio),
      open: open == 0 || open == table.rows.count
        ? "" : "\(open) of \(table.rows.count) without a ratio",
      verdict: Self.verdict(table),
      hasFalseClaim: table.rows.contains(where: table.contradictsClaim),
      omission: omission(table, shown),
      isOpen: isOpen
        ?? (pair.isJudged && !(table.shortfalls.isEmpty && table.falseClaims.isEmpty)))
  }

  /// The result of the whole table: that of its lowest ratio.
  static func verdict(_ table: ContrastTable) -> VerdictItem {
    guard let worst = table.shortfalls.min(by: isLower) ?? table.worst, let ratio = worst.ratio
    else {
      let depends = table.rows.contains {
        if case .dependsOnBackdrop = $0.result { true } else { false }
      }
      return VerdictItem(depends ? "depends on the backdrop" : "unknown", .unknown)
    }
    if worst.exception != nil { return VerdictItem("excused", .unknown) }
    let verdict = ContrastText.verdict(ratio, for: table.use, required: table.required)
    return verdict.state == .fail && !table.pair.isJudged
      ? VerdictItem(verdict.text, .unknown) : verdict
  }

  private static func isLower(_ left: ContrastTable.Row, _ right: ContrastTable.Row) -> Bool {
    (left.ratio?.value ?? 0) < (right.ratio?.value ?? 0)
  }

  private func omission(_ table: ContrastTable, _ shown: [ContrastTable.Row]) -> String {
    let others = table.rows.count - shown.count
    return others == 0 ? "" : "\(Plural.text(others, "other group")) of contexts left out here"
  }

  private func link(_ name: String) -> TokenLink {
    TokenLink(path: name, href: site.href(from: page, toName: name) ?? "")
  }

  // MARK: - Typography

  private func typography(of pair: ContrastPair) -> ContrastTypographyItem? {
    guard case .text(let reference?) = pair.use,
      let token = site.system.tokens[TokenPath(reference.name)]
    else { return nil }
    let styles = token.combinations.compactMap { context -> TokenTypography? in
      if case .typography(let style)? = token.value(in: context)?.value { style } else { nil }
    }
    guard !styles.isEmpty else { return nil }
    let size = Self.range(styles.map(\.fontSize.pixels))
    let weight = Self.range(styles.map(\.fontWeight.value))
    return ContrastTypographyItem(
      token: link(reference.name), size: "\(size) pt, weight \(weight)")
  }

  /// `11`, or `11 to 13` where contexts differ.
  private static func range(_ numbers: [Double]) -> String {
    let ends = Set([numbers.min(), numbers.max()].compactMap(\.self)).sorted()
    return ends.map { TokenValueText.of(.number($0)) }.joined(separator: " to ")
  }
}
