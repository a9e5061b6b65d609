import DiagnosticReports
import DocumentationCoverage
import SwiftSymbols

/// Rows of figures under each other, for a terminal.
struct CoverageTable {
  private let rows: [(name: String, counts: CoverageCounts)]
  private let heading: String

  init(_ rows: [(name: String, counts: CoverageCounts)], heading: String) {
    self.rows = rows
    self.heading = heading
  }

  /// Kinds as rows.
  init(_ kinds: [(kind: Symbol.Kind, counts: CoverageCounts)], heading: String) {
    self.init(kinds.map { (name: $0.kind.noun, counts: $0.counts) }, heading: heading)
  }

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

/// How much of a file is documented.
struct FileFigure: Hashable {
  var path: String
  var missing: Int
  var total: Int
  var percent: Double?

  init(path: String, counts: CoverageCounts, creditsInherited: Bool) {
    self.path = path
    total = counts.total
    missing = total - counts.documented(creditingInherited: creditsInherited)
    percent = counts.percent(creditingInherited: creditsInherited)
  }
}

extension [FileFigure] {
  /// The files with most to write first, by path among equals.
  var mostMissingFirst: [FileFigure] {
    sorted { ($1.missing, $0.path) < ($0.missing, $1.path) }
  }
}

extension String {
  /// With a capital letter at its beginning, unless that is no letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With a small letter at its beginning.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
