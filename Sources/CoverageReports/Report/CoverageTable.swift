import DiagnosticReports
import DocumentationCoverage

/// Rows of figures under each other, for a terminal.
struct CoverageTable {
  let rows: [(name: String, counts: CoverageCounts)]
  let heading: String

  /// A column: what heads it, how wide it is, and its figure.
  private typealias Column = (title: String, width: Int, figure: (CoverageCounts) -> String)

  /// The lines, each row's name first; a column of what does not occur is left out.
  func text(_ painted: (String, TerminalText.Style) -> String) -> String {
    let names = rows.map { TerminalText.visible($0.name) }
    let width = ([heading] + names).map(\.count).max() ?? 0
    let columns = columns
    let head = heading.padded(to: width) + columns.map { $0.title.padded(left: $0.width) }.joined()
    let lines = zip(names, rows).map { name, row in
      let figures = columns.map { $0.figure(row.counts).padded(left: $0.width) }.joined()
      return name.padded(to: width) + figures + "\n"
    }
    return painted(head, .bold) + "\n" + lines.joined()
  }

  private var columns: [Column] {
    var columns: [Column] = [("own", 8, { String($0.own) })]
    if rows.contains(where: { $0.counts.catalogue > 0 }) {
      columns.append(("catalogue", 11, { String($0.catalogue) }))
    }
    return columns + [
      ("effective", 11, { String($0.effective) }),
      ("total", 7, { String($0.total) }),
      ("own %", 8, { Self.share($0.ownPercent) }),
      ("effective %", 13, { Self.share($0.effectivePercent) }),
    ]
  }

  private static func share(_ percent: Double?) -> String { percent.map { "\($0)" } ?? "–" }
}
