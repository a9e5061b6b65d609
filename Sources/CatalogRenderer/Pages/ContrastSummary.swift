import ColorScience
import InterfaceStrings
import TokenContrast

/// Says in a line how a pair stands, for the head of its table and for lists.
struct ContrastSummary {
  private let table: ContrastTable
  private let words: Words
  private var text: ContrastText { ContrastText(words) }

  init(_ table: ContrastTable, _ words: Words) {
    self.table = table
    self.words = words
  }

  /// The lowest ratio, or between which ratios it lies where only bounds are known; `nil` when
  /// nothing is.
  var lowest: String? {
    table.worst?.ratio.map(text.ratio)
      ?? lowestBounds.map { BackdropText(words).range($0.bounds) }
  }

  /// Where ``lowest`` is; `nil` when nothing is known.
  var row: ContrastTable.Row? { table.worst ?? lowestBounds?.row }

  /// In how many groups of contexts there is no ratio, where there is one in others.
  var open: String {
    let open = table.rows.filter { $0.ratio == nil }
    guard !open.isEmpty, open.count < table.rows.count else { return "" }
    return words(
      open.allSatisfy(\.dependsOnBackdrop)
        ? ContrastPhrase.openDepends : ContrastPhrase.openUnknown,
      count: open.count, ["total": "\(table.rows.count)"])
  }

  /// The result of the whole table: that of its lowest ratio.
  var verdict: VerdictItem {
    guard let worst = table.shortfalls.min(by: isLower) ?? table.worst, let ratio = worst.ratio
    else { return openVerdict }
    if worst.exception != nil { return VerdictItem(words(ContrastPhrase.excused), .unknown) }
    let verdict = text.verdict(ratio, for: table.use, required: table.required)
    return verdict.state == .fail && !table.pair.isJudged
      ? VerdictItem(verdict.text, .unknown) : verdict
  }

  /// Of a pair without any ratio.
  private var openVerdict: VerdictItem {
    let results = Set(
      table.rows.map { row in
        row.bounds.map { BackdropText(words).word($0, threshold: table.required) }
          ?? words(row.dependsOnBackdrop ? ContrastPhrase.depends : ContrastPhrase.unknown)
      })
    if results.count == 1, let result = results.first { return VerdictItem(result, .unknown) }
    return VerdictItem(words(ContrastPhrase.depends), .unknown)
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
