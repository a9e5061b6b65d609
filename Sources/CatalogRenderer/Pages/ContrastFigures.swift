import CatalogModel

/// Counts the pairs that have to reach a level, and the claims; each pair and each claim once.
struct ContrastFigures {
  let report: SystemReport
  /// The section that lists the pairs.
  let pairsAnchor: String

  var items: [ContrastFigureItem] {
    let pairs = report.contrast
    let claims = report.claims
    var items = [
      item("pairs", pairs.total, pairsAnchor),
      item("pass wherever known", pairs.reaching, pairsAnchor),
      item(
        "below their level", pairs.below, pairs.below == 0 ? "" : "below",
        pairs.below == 0 ? .pass : .fail),
    ]
    if pairs.excused > 0 { items.append(item("excused", pairs.excused, "excused")) }
    if pairs.open > 0 {
      items.append(item("depend on a backdrop or are unknown", pairs.open, pairsAnchor))
    }
    if claims.total > 0 {
      let wrong = claims.total - claims.good
      items.append(item("claims true", claims.good, "claims"))
      items.append(item("claims false", wrong, "claims", wrong == 0 ? .pass : .fail))
    }
    return items
  }

  private func item(
    _ label: String, _ count: Int, _ anchor: String, _ state: VerdictItem.State? = nil
  ) -> ContrastFigureItem {
    ContrastFigureItem(
      label: label, value: "\(count)", href: anchor.isEmpty ? "" : "#\(anchor)", state: state)
  }
}
