import CatalogModel
import ColorScience
import DiagnosticReports
import InterfaceStrings
import ReportFacts
import TokenContrast

/// The report for a person: of each system what fails, is wrongly claimed or excused, the most
/// urgent first; last what is furthest from its level, what would mend it, and how all pairs stand.
struct ContrastTextReport {
  let isColored: Bool
  let showsAll: Bool

  /// Nothing when no content could be read: the findings say why.
  func text(of report: ContrastReport) -> String {
    report.systems.isEmpty ? "" : report.systems.map(section).joined() + ending(of: report)
  }

  private func section(_ system: SystemContrast) -> String {
    let shown = showsAll ? system.entries : system.judged.filter(\.needsAttention)
    let settings = "level \(system.settings.level.rawValue); \(system.largeText)"
    return painted(visible(system.name), .bold) + ": \(settings)\n\n"
      + shown.byUrgency.map { entry($0) + "\n" }.joined()
  }

  // MARK: A pair

  private func entry(_ entry: ContrastEntry) -> String {
    let table = entry.table
    let head =
      painted(visible("\(table.pair.location): "), .bold)
      + painted(word(entry), style(entry)) + ": "
      + visible("'\(table.pair.name)'\(origin(entry.source))") + "\n"
    let layers =
      "  \(visible(table.layersText)): "
      + "\(table.required.ratioText) to 1 is needed as \(table.use.keyword)\n"
    let shown = table.rows.filter { showsAll || table.standing(of: $0).needsAttention }
    let labels = shown.map { visible($0.contexts.label) }
    let width = labels.map(\.count).max() ?? 0
    let rows = zip(shown, labels).map { row, label in
      "    \(label.padded(to: width))  \(visible(verdict(row, of: entry)))\n"
        + reasons(row) + advice(row.advice)
    }
    return head + layers + rows.joined() + (showsAll ? "" : passing(table) + unmeasured(table))
  }

  /// One line for the rows that pass.
  private func passing(_ table: ContrastTable) -> String {
    let ratios = table.rows.filter { table.standing(of: $0) == .passing }.compactMap(\.ratio)
    guard let lowest = ratios.min() else { return "" }
    return ratios.count == 1
      ? "    1 more passes with \(lowest.text) to 1\n"
      : "    \(ratios.count) more pass with \(lowest.text) to 1 and above\n"
  }

  /// One line for the rows that have no ratio.
  private func unmeasured(_ table: ContrastTable) -> String {
    let count = table.rows.count { table.standing(of: $0) == .open }
    return count == 0 ? "" : "    \(count) more \(count == 1 ? "has" : "have") no ratio\n"
  }

  private func word(_ entry: ContrastEntry) -> String {
    switch entry.standing {
    case .failing: entry.isJudged ? "fails" : "below, not judged"
    case .wronglyClaimed: entry.isJudged ? "wrongly claimed" : "wrongly claimed, not judged"
    case .open: open(entry.table)
    case .excused: "excused"
    case .passing: "passes"
    }
  }

  /// What is known of a pair that has no ratio in some contexts.
  private func open(_ table: ContrastTable) -> String {
    table.worst == nil
      ? "no ratio" : ContrastText.english.limited("passes", to: table.knownContexts)
  }

  private func style(_ entry: ContrastEntry) -> TerminalText.Style {
    switch entry.standing {
    case _ where !entry.isJudged: .cyan
    case .failing where entry.isGated: .red
    case .failing, .wronglyClaimed, .open: .yellow
    case .excused, .passing: .cyan
    }
  }

  private func origin(_ source: ContrastEntry.Source) -> String {
    switch source {
    case .component(let name): " of \(name)"
    case .preview(let name): " as the preview of \(name) draws it"
    case .guide: " in a guide"
    case .names: " by the names of the tokens"
    }
  }

  /// ` 3.44 to 1  fails  one source`
  private func verdict(_ row: ContrastTable.Row, of entry: ContrastEntry) -> String {
    let table = entry.table
    guard let measure = row.result.measure else { return row.gap }
    let level = measure.ratio.level(for: table.use)?.rawValue ?? ""
    let below = entry.isJudged ? "fails" : "below"
    let word = !table.isBelow(row) ? level : row.exception == nil ? below : "excused"
    let clipped = measure.clipped.map { "\($0.text) to 1 where clipped to sRGB" }
    let confidence = measure.confidence.flatMap { $0 == .confirmed ? nil : $0 }
    let remarks = [
      word, claim(row, in: table), clipped, confidence.map(Words.english.confidence),
    ]
    return measure.ratio.text.padded(left: 5) + " to 1  "
      + remarks.compactMap(\.self).joined(separator: ", ")
  }

  private func claim(_ row: ContrastTable.Row, in table: ContrastTable) -> String? {
    guard let claim = table.pair.claim else { return nil }
    if !table.contradictsClaim(row) { return "as claimed" }
    return "claimed \(claim.text)" + (row.claimException == nil ? "" : ", which is excused")
  }

  /// Why a row may be as it is.
  private func reasons(_ row: ContrastTable.Row) -> String {
    [row.exception, row.claimException].compactMap { $0?.reason }
      .map { "      \(visible($0))\n" }.joined()
  }

  private func advice(_ advice: [ContrastAdvice]) -> String {
    advice.map { advice in
      let ratio = advice.passing.ratio.text
      return "      \(ratio) to 1 with this \(advice.side.rawValue), "
        + "written to \(visible(advice.target))\(advice.isLocal ? " for these contexts alone" : ""):\n"
        + "        \(visible(advice.json))\n"
    }.joined()
  }

  // MARK: The last lines

  private func ending(of report: ContrastReport) -> String {
    let others = report.systems.flatMap(\.entries).count { !$0.isJudged }
    let unjudged =
      "not judged: \(others) pair\(others == 1 ? "" : "s") of guides, names and drawn shapes\n"
    let counts = ContrastTally(report.judged.map(\.table))
    let isAll = showsAll || counts.passing + counts.partlyKnown + counts.open + others == 0
    let hint = isAll ? "" : " ('--all' shows every pair)"
    return (others == 0 ? "" : unjudged) + furthest(report.judged)
      + ContrastText.english.standingsWithClaims(counts) + hint + "\n"
  }

  /// What is furthest from what it needs, and what would mend it.
  private func furthest(_ entries: [ContrastEntry]) -> String {
    let failing = entries.flatMap { entry in
      entry.table.shortfalls.map { (entry: entry, row: $0, lack: lack($0, in: entry.table)) }
    }
    guard let worst = failing.max(by: { $0.lack < $1.lack }) else { return "" }
    let pair = worst.entry.table.pair
    let ratio = worst.row.ratio?.text ?? ""
    let line =
      "furthest from its level: \(ratio) to 1 in \(worst.row.contexts.label), '\(pair.name)' at "
      + "\(pair.location)"
    let mend = worst.row.advice.first.map { "to fix it, write \($0.json) to \($0.target)" }
    return [line, mend].compactMap(\.self).map { visible($0) + "\n" }.joined()
  }

  /// The share of the required ratio that is missing.
  private func lack(_ row: ContrastTable.Row, in table: ContrastTable) -> Double {
    1 - (row.ratio?.value ?? 0) / table.required
  }

  private func visible(_ text: String) -> String { TerminalText.visible(text) }

  private func painted(_ text: String, _ style: TerminalText.Style) -> String {
    isColored ? TerminalText.painted(text, style) : text
  }
}
