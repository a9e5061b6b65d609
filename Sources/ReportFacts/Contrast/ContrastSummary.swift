import ColorScience
import InterfaceStrings
import TokenContrast

/// A pair in a line, told where its ratio is lowest: for the head of its table, for lists of pairs
/// and for twins.
package struct ContrastSummary: Sendable {
  /// The name of the pair; one that nobody wrote is in the words of the language.
  package var title: String
  /// Whose pair it is; empty where that goes without saying.
  package var owner: String
  package var foreground: String
  /// What lies below the foreground, from the top down.
  package var backgrounds: [String]
  /// `text`
  package var use: String
  /// The ratio that it has to reach.
  package var needed: String
  /// The lowest ratio, or between which ratios it lies where only bounds are known; `nil` when
  /// nothing is.
  package var lowest: String?
  /// Where ``lowest`` is; `nil` when nothing is known.
  package var row: ContrastTable.Row?
  /// The same in words.
  package var context: String
  /// In how many contexts there is no ratio, where there is one in others and the verdict does not
  /// say so.
  package var open: String
  /// The result of the whole table.
  package var verdict: VerdictItem

  package init(_ table: ContrastTable, name: String, owner: String = "", _ words: Words) {
    let text = ContrastText(words)
    let bounds = table.rows.compactMap { row in row.bounds.map { (row: row, bounds: $0) } }
      .min { $0.bounds.lowest.value < $1.bounds.lowest.value }
    title = text.title(name, of: table.pair)
    self.owner = owner
    foreground = table.pair.foreground.name
    backgrounds = [table.pair.background.name] + table.over.reversed().map(\.text)
    use = text.shortUse(table.use)
    needed = text.threshold(table.required)
    lowest = table.worst?.ratio.map(text.ratio) ?? (bounds?.bounds).map(text.range)
    row = table.worst ?? bounds?.row
    context = row.map { words.contexts($0.contexts) } ?? ""
    open = Self.open(table, words)
    verdict = Self.verdict(table, text)
  }

  private static func open(_ table: ContrastTable, _ words: Words) -> String {
    let known = table.knownContexts
    let open = table.rows.filter { $0.ratio == nil }
    guard table.outcome != .reaching, known.count > 0, known.count < known.total else { return "" }
    return words(
      open.allSatisfy(\.dependsOnBackdrop)
        ? ContrastPhrase.openDepends : ContrastPhrase.openUnknown,
      count: known.total - known.count, ["total": "\(known.total)"])
  }

  private static func verdict(_ table: ContrastTable, _ text: ContrastText) -> VerdictItem {
    guard let ratio = table.decisive?.ratio else {
      let results = Set(
        table.rows.map { row in
          row.dependsOnBackdrop
            ? text.word(row.bounds, threshold: table.required)
            : text.words(ContrastPhrase.unknown)
        })
      let one = results.count == 1 ? results.first : nil
      return VerdictItem(one ?? text.words(ContrastPhrase.depends), .unknown)
    }
    if table.outcome == .excused {
      return VerdictItem(text.words(ContrastPhrase.excused), .unknown)
    }
    var verdict = text.verdict(ratio, for: table.use, required: table.required)
    if verdict.state == .fail, !table.pair.isJudged { verdict.state = .unknown }
    if table.outcome == .reaching {
      verdict.text = text.limited(verdict.text, to: table.knownContexts)
    }
    return verdict
  }
}

extension ContrastTable {
  /// In how many contexts there is a ratio.
  package var knownContexts: KnownContexts {
    rows.reduce(into: KnownContexts(count: 0, total: 0)) { known, row in
      known.total += row.contexts.count
      if row.ratio != nil { known.count += row.contexts.count }
    }
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
