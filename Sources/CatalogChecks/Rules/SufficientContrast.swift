import CatalogModel
import ColorScience
import Diagnostics

/// `contrast/below-aa`: the pairs that components declare reach level AA in every context.
///
/// WCAG 2.2: 4.5 to 1 for text, 3 to 1 for large text and for what is not text. The comparison is
/// with the unrounded ratio. A warning: `catalog contrast` is the gate.
enum SufficientContrast: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    subject.system.components.flatMap(\.contrast).compactMap { pair in
      subject.contrastTables[pair].flatMap(shortfall)
    }
  }

  private static func shortfall(_ table: ContrastTable) -> Diagnostic? {
    let failing = table.rows.compactMap { row -> (row: ContrastTable.Row, ratio: ContrastRatio)? in
      guard case .ratio(let ratio, _) = row.result, !ratio.meets(.aa, for: table.use)
      else { return nil }
      return (row, ratio)
    }
    guard let worst = failing.min(by: { $0.ratio < $1.ratio }) else { return nil }
    let needed = table.use.threshold(.aa).map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" } ?? ""
    let pair = table.pair
    return .warning(
      "contrast/below-aa",
      "'\(pair.name)': \(worst.ratio.text) to 1 is less than the \(needed) to 1 of level AA",
      at: pair.location,
      notes: failing.map { .init("\($0.row.contexts.label): \($0.ratio.text) to 1") },
      suggestion: "choose another colour for \(pair.foreground.name) or \(pair.background.name)")
  }
}
