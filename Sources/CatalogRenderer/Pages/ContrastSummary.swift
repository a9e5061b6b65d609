import ColorScience
import TokenContrast

/// Says in a line how a pair stands, for the head of its table and for lists.
struct ContrastSummary {
  private let table: ContrastTable

  init(_ table: ContrastTable) {
    self.table = table
  }

  /// The lowest ratio, or between which ratios it lies where only bounds are known; `nil` when
  /// nothing is.
  var lowest: String? {
    table.worst?.ratio.map(ContrastText.ratio)
      ?? lowestBounds.map { ContrastText.range($0.bounds) }
  }

  /// Where ``lowest`` is; `nil` when nothing is known.
  var row: ContrastTable.Row? { table.worst ?? lowestBounds?.row }

  /// In how many groups of contexts there is no ratio, where there is one in others.
  var open: String {
    let open = table.rows.filter { $0.ratio == nil }
    guard !open.isEmpty, open.count < table.rows.count else { return "" }
    let word = open.count == 1 ? "depends" : "depend"
    return "\(open.count) of \(table.rows.count) "
      + (open.allSatisfy(\.dependsOnBackdrop) ? word : "unknown")
  }

  /// The result of the whole table: that of its lowest ratio.
  var verdict: VerdictItem {
    guard let worst = table.shortfalls.min(by: isLower) ?? table.worst, let ratio = worst.ratio
    else { return openVerdict }
    if worst.exception != nil { return VerdictItem("excused", .unknown) }
    let verdict = ContrastText.verdict(ratio, for: table.use, required: table.required)
    return verdict.state == .fail && !table.pair.isJudged
      ? VerdictItem(verdict.text, .unknown) : verdict
  }

  /// Of a pair without any ratio.
  private var openVerdict: VerdictItem {
    let words = Set(
      table.rows.map { row in
        row.bounds.map { ContrastText.word($0, threshold: table.required) }
          ?? (row.dependsOnBackdrop ? "depends" : "unknown")
      })
    if words.count == 1, let word = words.first { return VerdictItem(word, .unknown) }
    return VerdictItem("depends", .unknown)
  }

  private var lowestBounds: (row: ContrastTable.Row, bounds: BackdropDependence.Bounds)? {
    table.rows.compactMap { row in row.bounds.map { (row: row, bounds: $0) } }
      .min { $0.bounds.lowest.value < $1.bounds.lowest.value }
  }

  private func isLower(_ left: ContrastTable.Row, _ right: ContrastTable.Row) -> Bool {
    (left.ratio?.value ?? 0) < (right.ratio?.value ?? 0)
  }
}

extension ContrastTable.Row {
  fileprivate var dependsOnBackdrop: Bool {
    if case .dependsOnBackdrop = result { true } else { false }
  }

  fileprivate var bounds: BackdropDependence.Bounds? {
    if case .dependsOnBackdrop(let dependence) = result { dependence.bounds } else { nil }
  }
}
