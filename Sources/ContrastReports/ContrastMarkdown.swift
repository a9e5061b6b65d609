import CatalogModel
import ColorScience
import DesignTokens
import DiagnosticReports
import ReportFacts
import TokenContrast

/// The report as a comment of a pull request: a heading with the counts, a table of what fails
/// or is wrongly claimed, and the rest folded away.
///
/// GitHub refuses comments of more than 65,536 characters, so rows are left out beyond
/// ``budget`` and the comment says how many. What is folded away in one system takes no room from
/// what fails in another.
struct ContrastMarkdown {
  /// How many bytes of rows are written.
  var budget = 56_000

  func text(of report: ContrastReport) -> String {
    let counts = ContrastTally(report.judged.map(\.table))
    let rows = report.systems.map(grouped)
    var room = budget
    let urgent = rows.map { urgentTables($0, room: &room) }
    let folded = rows.map { foldedTables($0, room: &room) }
    let sections = report.systems.indices.map { index in
      (heading(of: report.systems[index]) + urgent[index] + folded[index]).joined(separator: "\n")
    }
    let standings = ContrastText.english.standingsWithClaims(counts)
    return (["## Contrast of \(standings)\n"] + sections).joined(separator: "\n")
  }

  /// A row of a table of the report.
  private typealias Row = (entry: ContrastEntry, row: ContrastTable.Row)

  private typealias Standings = [ContrastStanding: [Row]]

  private func grouped(_ system: SystemContrast) -> Standings {
    let rows = system.judged.byUrgency.flatMap { entry in
      entry.table.rows.map { Row(entry, $0) }
    }
    return Dictionary(grouping: rows) { $0.entry.table.standing(of: $0.row) }
  }

  private func heading(of system: SystemContrast) -> [String] {
    [
      "### \(GitHubMarkdown.plain(system.name))\n",
      "Level \(system.settings.level.rawValue). \(system.largeText)\n",
    ]
  }

  /// The table of what fails or is wrongly claimed.
  private func urgentTables(_ standings: Standings, room: inout Int) -> [String] {
    let rows = (standings[.failing] ?? []) + (standings[.wronglyClaimed] ?? [])
    return rows.isEmpty ? [] : [table(rows, room: &room)]
  }

  /// The tables of the rest.
  private func foldedTables(_ standings: Standings, room: inout Int) -> [String] {
    let kinds: [(ContrastStanding, String, String)] = [
      (.open, "row has no ratio", "rows have no ratio"),
      (.excused, "row is excused", "rows are excused"),
      (.passing, "row passes", "rows pass"),
    ]
    var parts: [String] = []
    for (standing, one, many) in kinds {
      guard let rows = standings[standing] else { continue }
      let count = rows.count == 1 ? "1 \(one)" : "\(rows.count) \(many)"
      parts.append("<details><summary>\(count)</summary>\n")
      parts.append(table(rows, room: &room))
      parts.append("</details>\n")
    }
    return parts
  }

  private func table(_ rows: [Row], room: inout Int) -> String {
    let lines = rows.lazy.map { self.row($0.row, of: $0.entry) }
    let (shown, missing) = GitHubMarkdown.fitting(lines, room: &room)
    let more = missing == 0 ? "" : "\(missing) more row\(missing == 1 ? "" : "s") left out.\n"
    let head = "| Pair | Contexts | Ratio | Needs | Result | Nearest that passes | Where |\n"
    let table = shown.isEmpty ? "" : head + "|---|---|--:|--:|---|---|---|\n" + shown
    return [table, more].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func row(_ row: ContrastTable.Row, of entry: ContrastEntry) -> String {
    let table = entry.table
    let cells = [
      name(entry), GitHubMarkdown.plain(row.contexts.label), row.ratio?.text ?? "–",
      table.required.ratioText, result(row, of: entry),
      row.advice.map(text).joined(separator: "<br>"), GitHubMarkdown.code(place(entry)),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private func name(_ entry: ContrastEntry) -> String {
    let pair = entry.table.pair
    let over = entry.table.over.reversed().map { " over \(GitHubMarkdown.code($0.text))" }
    let tokens =
      GitHubMarkdown.code(pair.foreground.name) + " on "
      + GitHubMarkdown.code(pair.background.name) + over.joined()
    let component = entry.component.map { " (\(GitHubMarkdown.plain($0)))" } ?? ""
    return GitHubMarkdown.plain(pair.name) + component + "<br>" + tokens
  }

  private func place(_ entry: ContrastEntry) -> String {
    let location = entry.table.pair.location
    return location.path + (location.line.map { ":\($0)" } ?? "")
  }

  private func result(_ row: ContrastTable.Row, of entry: ContrastEntry) -> String {
    let table = entry.table
    guard let ratio = row.ratio else { return GitHubMarkdown.plain(row.gap) }
    var words: [String] = []
    if !table.isBelow(row) {
      words = [ratio.level(for: table.use)?.rawValue ?? ""]
    } else if let exception = row.exception {
      words = [GitHubMarkdown.plain("excused: \(exception.reason)")]
    } else {
      words = [entry.isGated ? "**fails**" : "**fails as drawn**"]
    }
    if table.contradictsClaim(row), let claim = table.pair.claim {
      let excuse = row.claimException.map { "excused: \($0.reason)" } ?? "which is false"
      words.append(GitHubMarkdown.plain("claimed \(claim.text), \(excuse)"))
    }
    return words.joined(separator: ", ")
  }

  private func text(_ advice: ContrastAdvice) -> String {
    "\(advice.side.rawValue) \(GitHubMarkdown.code(advice.token.text)): "
      + "\(GitHubMarkdown.code(advice.written)), \(advice.passing.ratio.text)"
      + (advice.isLocal ? ", here alone" : "")
  }
}
