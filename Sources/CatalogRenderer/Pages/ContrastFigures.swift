import CatalogModel
import InterfaceStrings
import ReportFacts

/// Counts the pairs that have to reach a level, and the claims; each pair and each claim once.
struct ContrastFigures {
  let pairs: ContrastTally
  let words: Words
  /// The section that lists the pairs.
  let pairsAnchor: String

  var items: [ContrastFigureItem] {
    let claims = pairs.claims
    var items = [
      item(.figurePairs, pairs.total, pairsAnchor),
      item(.figurePassing, pairs.reaching, pairsAnchor),
      item(
        .figureBelow, pairs.below, pairs.below == 0 ? "" : "below",
        pairs.below == 0 ? .pass : .fail),
    ]
    if pairs.excused > 0 { items.append(item(.figureExcused, pairs.excused, "excused")) }
    if pairs.open > 0 {
      items.append(item(.figureOpen, pairs.open, pairsAnchor))
    }
    if claims.total > 0 {
      let wrong = claims.total - claims.good
      items.append(item(.figureTrueClaims, claims.good, "claims"))
      items.append(item(.figureFalseClaims, wrong, "claims", wrong == 0 ? .pass : .fail))
    }
    return items
  }

  private func item(
    _ label: ContrastPhrase, _ count: Int, _ anchor: String, _ state: VerdictItem.State? = nil
  ) -> ContrastFigureItem {
    ContrastFigureItem(
      label: words(label, count: count), value: "\(count)",
      href: anchor.isEmpty ? "" : "#\(anchor)", state: state)
  }
}
