import TokenContrast

/// Counts what is known of the pairs of components.
struct ContrastFigures {
  private let tables: [ContrastTable]

  init(_ contrast: SystemContrast) {
    tables = contrast.groups.flatMap(\.entries).map(\.table).filter(\.pair.isJudged)
  }

  /// A ratio is counted once for each group of contexts in which it differs.
  var items: [ContrastFigureItem] {
    let rows = tables.flatMap { table in table.rows.map { (table, $0) } }
    let below = rows.filter { $0.0.isBelow($0.1) }
    let excused = below.count { $0.1.exception != nil }
    let failing = below.count - excused
    let open = rows.count { $0.1.ratio == nil }
    let claimed = tables.filter { $0.pair.claim != nil }
    let wrong = claimed.count { table in table.rows.contains(where: table.contradictsClaim) }
    var items = [
      item("pairs", tables.count),
      item("ratios reach their level", rows.count - open - below.count),
      item("below their level", failing, failing == 0 ? .pass : .fail),
    ]
    if excused > 0 { items.append(item("excused", excused)) }
    if open > 0 { items.append(item("without a ratio", open)) }
    if !claimed.isEmpty {
      items.append(item("claims hold", claimed.count - wrong))
      items.append(item("claims do not", wrong, wrong == 0 ? .pass : .fail))
    }
    return items
  }

  private func item(
    _ label: String, _ count: Int, _ state: VerdictItem.State? = nil
  ) -> ContrastFigureItem {
    ContrastFigureItem(label: label, value: "\(count)", state: state)
  }
}
