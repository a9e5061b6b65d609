import DiagnosticReports
import DocumentationCoverage
import ReportFacts

/// The report for a person: of each section what is missed, what to write where, and the figures;
/// last, whether everything is reached. Sections that miss something come first.
///
/// What is reached is told in a few lines; what is not comes with figures by kind and by file.
struct CoverageTextReport {
  let isColored: Bool
  let showsAll: Bool

  /// The longest name of a figure beside the tables: `more than a placeholder (required)`.
  private static let nameWidth = 36

  /// How many places, files and parts are named unless all are asked for.
  private static let limit = 10

  /// Nothing when nothing could be read: the findings say why.
  func text(of result: CoverageResult) -> String {
    if result.sections.isEmpty { return "" }
    let missed = result.sections.filter { !$0.report.isMet }
    let met = result.sections.filter(\.report.isMet)
    return (missed + met).map(section).joined(separator: "\n") + "\n" + ending(of: result)
  }

  private func section(_ section: CoverageSection) -> String {
    var blocks = [head(section), demands(section), table(section)]
    if !isBrief(section) { blocks += [kinds(section), files(section), comments(section)] }
    blocks += [facets(section), excused(section), conditions(section)]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Whether nothing has to be done, so that a few figures say enough.
  fileprivate func isBrief(_ section: CoverageSection) -> Bool {
    !showsAll && section.hasGate && section.report.isMet
  }

  // MARK: What to do

  private func head(_ section: CoverageSection) -> String {
    painted(visible(section.name), .bold) + ": \(section.sentence)\n"
  }

  private func demands(_ section: CoverageSection) -> String {
    let shortfalls = section.report.shortfalls
    let shown = showsAll ? shortfalls[...] : shortfalls.prefix(Self.limit)
    var text = shown.map { painted(visible($0.demand.capitalizedFirst), .red) + "\n" }.joined()
    text += more(shortfalls.count - shown.count, "demand", "missed")
    return text + places(section)
  }

  private func places(_ section: CoverageSection) -> String {
    let symbols = CoveragePriority(section).symbols
    if symbols.isEmpty { return "" }
    if isBrief(section) {
      return "\(symbols.count) undocumented, which the requirements allow ('--all' lists them)\n"
    }
    let shown = showsAll ? symbols[...] : symbols.prefix(Self.limit)
    let facts = section.facts
    let lines = shown.map { covered in
      var item = facts.toWrite(covered)
      item.location = nil
      return "  " + painted(visible("\(covered.symbol.location)"), .bold)
        + visible("  \(item.line)") + "\n"
    }
    return (showsAll ? "To write:\n" : "Begin with:\n") + lines.joined()
      + more(symbols.count - shown.count, "symbol", Self.inAll)
  }

  private func more(_ count: Int, _ noun: String, _ verb: String) -> String {
    count == 0 ? "" : "  \(CoverageWords.more(count, noun, verb))\n"
  }

  private static let inAll = "listed by '--all'"

  // MARK: Figures

  private func table(_ section: CoverageSection) -> String {
    let modules = section.report.modules
    var rows = modules.map { (name: $0.name, counts: $0.counts) }
    if modules.count > 1 { rows.append((name: "all", counts: section.report.counts)) }
    return CoverageTable(rows: rows, heading: modules.count == 1 ? "module" : "modules")
      .text(painted)
  }

  private func kinds(_ section: CoverageSection) -> String {
    let kinds = section.report.byKind.map { (name: $0.kind.noun, counts: $0.counts) }
    return kinds.isEmpty ? "" : CoverageTable(rows: kinds, heading: "by kind").text(painted)
  }

  private func files(_ section: CoverageSection) -> String {
    let wanted = showsAll ? section.facts.files : section.facts.openFiles
    let shown = showsAll ? wanted[...] : wanted.prefix(Self.limit)
    if shown.isEmpty { return "" }
    let lines = shown.map { file in
      "\(String(file.missing).padded(left: 9))\(String(file.counts.total).padded(left: 7))"
        + "\((file.percent.map { "\($0)" } ?? "–").padded(left: 14))  \(visible(file.name))\n"
    }
    let columns = "  missing  total  documented %  by file\n"
    return painted(columns, .bold) + lines.joined()
      + more(wanted.count - shown.count, "file", Self.inAll)
  }

  private func comments(_ section: CoverageSection) -> String {
    let parts = section.facts.commentParts
    let isWhole = parts.allSatisfy(\.tally.isComplete)
    let hint = showsAll || isWhole ? "" : " ('--all' lists what they lack)"
    return list(parts, "in the comments", hint) { showsAll ? $0.items.count : 0 }
  }
}

// MARK: - Beside the figures

extension CoverageTextReport {
  fileprivate func facets(_ section: CoverageSection) -> String {
    let parts = section.facts.systemParts.filter { !$0.items.isEmpty || !isBrief(section) }
    return list(parts, "in the catalog", "") { showsAll ? $0.items.count : Self.limit / 2 }
  }

  /// - Parameter count: How many of the items of a part are shown; of none, nothing is said of the
  ///   others.
  private func list(
    _ parts: [CoveragePart], _ heading: String, _ hint: String, count: (CoveragePart) -> Int
  ) -> String {
    if parts.isEmpty { return "" }
    return painted(heading, .bold) + hint + "\n"
      + parts.map { part($0, showing: count($0)) }.joined()
  }

  private func part(_ part: CoveragePart, showing count: Int) -> String {
    let name = part.title.lowercasedFirst + (part.isRequired ? " (required)" : "")
    let line =
      "  \(name.padded(to: Self.nameWidth))"
      + "\(part.tally.good) of \(part.tally.total)".padded(left: 14)
      + "\(CoverageWords.share(part.tally.percent).padded(left: 10))\n"
    let items = part.items.prefix(count).map { "    \(visible($0.line))\n" }
    let rest = count == 0 ? 0 : part.items.count - items.count
    let more = rest == 0 ? "" : "    \(CoverageWords.more(rest, "part", Self.inAll))\n"
    let patch = part.patch.isEmpty ? "" : "    '--patch' prints a change that fixes what it can\n"
    return line + items.joined() + more + patch
  }

  fileprivate func excused(_ section: CoverageSection) -> String {
    let symbols = section.report.excused
    if symbols.isEmpty { return "" }
    let groups = Dictionary(grouping: symbols) { $0.excuse?.reason ?? "" }
    let lines = groups.sorted { $0.key < $1.key }.map { reason, symbols in
      let names = symbols.map(\.symbol.dottedPath)
      let shown = showsAll ? names : Array(names.prefix(3))
      let rest = names.count - shown.count
      let list = shown.joined(separator: ", ") + (rest == 0 ? "" : " and \(rest) more")
      return "  \(visible(list)): \(visible(reason))\n"
    }
    return painted("excused", .bold) + " (\(symbols.count), not counted)\n" + lines.joined()
  }

  fileprivate func conditions(_ section: CoverageSection) -> String {
    section.notes.map { visible($0) + "\n" }.joined()
  }

  /// Whether everything is reached, in one line that stands last.
  fileprivate func ending(of result: CoverageResult) -> String {
    let missed = result.sections.filter { !$0.report.isMet }
    if let first = missed.first, let shortfall = first.report.shortfalls.first {
      let count = missed.reduce(0) { $0 + $1.report.shortfalls.count }
      let others = count == 1 ? "" : " (and \(CoverageWords.count(count - 1, "more demand")))"
      let place = result.sections.count == 1 ? "" : " in \(first.name)"
      return painted(visible("not met\(place)"), .red) + ": " + visible(shortfall.demand)
        + others + "\n"
    }
    let errors = result.errorCount
    if errors > 0 {
      return painted(CoverageWords.count(errors, "error"), .red) + " to fix first\n"
    }
    if result.sections.contains(where: \.hasGate) { return "all requirements are met\n" }
    guard let percent = result.percent else { return "nothing to count\n" }
    return "no minimum is set"
      + (percent > 0 ? ": '--minimum \(percent)' would keep this share\n" : "\n")
  }

  fileprivate func visible(_ text: String) -> String { TerminalText.visible(text) }

  fileprivate func painted(_ text: String, _ style: TerminalText.Style) -> String {
    isColored ? TerminalText.painted(text, style) : text
  }
}
