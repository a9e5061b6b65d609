import CatalogModel
import ColorScience
import DesignTokens
import Diagnostics
import InterfaceStrings
import ReportFacts
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

  private var words: Words { site.words }

  /// `nil` for a pair whose tokens are not known, which a check reports.
  func item(_ pair: ContrastPair, isOpen: Bool? = nil) -> ContrastItem? {
    site.report.contrastTables[pair].map { table in
      item(SystemPairs.Entry(table: table, title: pair.name), isOpen: isOpen)
    }
  }

  /// - Parameter isOpen: Whether the table is shown at once; when something is wrong in it, unless
  ///   given.
  func item(
    _ entry: SystemPairs.Entry, isOpen: Bool? = nil, rows: Rows = .all
  ) -> ContrastItem {
    let table = entry.table
    let builder = ContrastRowBuilder(site: site, page: page, table: table)
    let pair = table.pair
    let shown = rows == .all ? table.rows : table.shortfalls
    let text = ContrastText(words)
    return ContrastItem(
      summary: entry.summary(words), anchor: entry.anchor, foreground: link(pair.foreground.name),
      background: link(pair.background.name), under: table.over.reversed().map { link($0.text) },
      use: text.use(table.use), typography: typography(of: pair),
      requirement: requirement(table),
      largeTextRule: isNearlyLarge(pair) ? text.largeText(site.system.contrast.largeText) : "",
      levels: builder.levels.map(\.title), hasClaim: pair.claim != nil,
      rows: shown.map(builder.row),
      hasFalseClaim: table.rows.contains(where: table.contradictsClaim),
      omission: omission(table, shown),
      isOpen: isOpen
        ?? (pair.isJudged && (table.outcome == .below || !table.falseClaims.isEmpty)))
  }

  private func omission(_ table: ContrastTable, _ shown: [ContrastTable.Row]) -> String {
    let others = table.rows.count - shown.count
    return others == 0 ? "" : words(ContrastPhrase.groupsOmitted, count: others)
  }

  private func requirement(_ table: ContrastTable) -> String {
    let text = ContrastText(words).requirement(table.use, required: table.required)
    return table.pair.isJudged
      ? text : words(ContrastPhrase.unlessDecoration, ["requirement": text])
  }

  private func link(_ name: String) -> TokenLink {
    TokenLink(path: name, href: site.href(from: page, toName: name) ?? "")
  }

  // MARK: - Typography

  private func typography(of pair: ContrastPair) -> ContrastTypographyItem? {
    guard case .text(let reference?) = pair.use else { return nil }
    let styles = styles(of: pair)
    guard !styles.isEmpty else { return nil }
    let size = range(styles.map(\.fontSize.pixels))
    let weight = range(styles.map(\.fontWeight.value))
    return ContrastTypographyItem(
      token: link(reference.name),
      size: words(ContrastPhrase.textStyle, ["size": size, "weight": weight]))
  }

  private func styles(of pair: ContrastPair) -> [TokenTypography] {
    guard case .text(let reference?) = pair.use,
      let token = site.system.tokens[TokenPath(reference.name)]
    else { return [] }
    return token.combinations.compactMap { context in
      if case .typography(let style)? = token.value(in: context)?.value { style } else { nil }
    }
  }

  /// Whether a fifth more or less of its size would make large text of it or of normal size.
  private func isNearlyLarge(_ pair: ContrastPair) -> Bool {
    let pixelsPerPoint = site.system.contrast.largeText.pixelsPerPoint
    return styles(of: pair).contains { style in
      let uses = [0.8, 1.2].map { factor in
        ContrastUse.text(
          size: style.fontSize.pixels * factor, weight: style.fontWeight.value,
          pixelsPerPoint: pixelsPerPoint)
      }
      return uses[0] != uses[1]
    }
  }

  /// `11`, or `11 to 13` where contexts differ.
  private func range(_ numbers: [Double]) -> String {
    guard let least = numbers.min(), let most = numbers.max() else { return "" }
    let ends = [least, most].map { words.number(NumberText.of($0)) }
    return least == most
      ? ends[0] : words(ContrastPhrase.sizes, ["from": ends[0], "to": ends[1]])
  }
}
