import CatalogModel
import DiagnosticReports
import DocumentationCoverage

/// The report for a person: of each section what is missed, what to write where, and the figures;
/// last, whether everything is reached. Sections that miss something come first.
///
/// What is reached is told in a few lines; what is not comes with figures by kind and by file.
struct CoverageTextReport {
  let isColored: Bool
  let showsAll: Bool

  /// The ids of the findings that the text itself tells.
  static let shownFindings: Set<String> = [
    "coverage/below-minimum", "coverage/file-below-minimum", "coverage/regression",
    "coverage/undocumented", "coverage/missing-summary", "coverage/missing-parameter",
    "coverage/missing-returns", "coverage/missing-throws", "coverage/unknown-parameter",
    "coverage/placeholder", "coverage/outdated-baseline",
    "coverage/incomplete", "coverage/no-symbols", "component/props", "component/unclaimed-view",
  ]

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
      return "\(symbols.count) undocumented within what is asked ('--all' lists them)\n"
    }
    let shown = showsAll ? symbols[...] : symbols.prefix(Self.limit)
    let axes = section.settings.requiredAxes
    let lines = shown.map { covered in
      let symbol = covered.symbol
      return "  " + painted(visible("\(symbol.location)"), .bold)
        + visible("  \(symbol.kind.noun) \(symbol.dottedPath)\(covered.lackText(of: axes))") + "\n"
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
    return CoverageTable(rows, heading: modules.count == 1 ? "module" : "modules").text(painted)
  }

  private func kinds(_ section: CoverageSection) -> String {
    let kinds = section.report.byKind
    return kinds.isEmpty ? "" : CoverageTable(kinds, heading: "by kind").text(painted)
  }

  private func files(_ section: CoverageSection) -> String {
    let credits = section.settings.creditsInherited
    let all = section.report.modules.flatMap(\.byFile).map { file in
      FileFigure(path: file.path, counts: file.counts, creditsInherited: credits)
    }
    let wanted = showsAll ? all : all.filter { $0.missing > 0 }.mostMissingFirst
    let shown = showsAll ? wanted[...] : wanted.prefix(Self.limit)
    if shown.isEmpty { return "" }
    let lines = shown.map { file in
      "\(String(file.missing).padded(left: 9))\(String(file.total).padded(left: 7))"
        + "\((file.percent.map { "\($0)" } ?? "–").padded(left: 14))  \(visible(file.path))\n"
    }
    let columns = "  missing  total  documented %  by file\n"
    return painted(columns, .bold) + lines.joined()
      + more(wanted.count - shown.count, "file", Self.inAll)
  }

  private func comments(_ section: CoverageSection) -> String {
    let tallies = CoverageAxis.allCases.map { ($0, section.report.tally(of: $0)) }
      .filter { $0.1.total > 0 }
    if tallies.isEmpty { return "" }
    let lines = tallies.map { axis, tally in
      let figure = CoverageWords.share(tally.percent).padded(left: 10)
      let isRequired = section.settings.requiredAxes.contains(axis)
      let name = axis.title.lowercasedFirst + (isRequired ? " (required)" : "")
      return
        "  \(name.padded(to: Self.nameWidth))\("\(tally.good) of \(tally.total)".padded(left: 14))"
        + "\(figure)\n" + (showsAll ? findings(axis, section) : "")
    }
    let isWhole = tallies.allSatisfy { $0.1.good == $0.1.total }
    let hint = showsAll || isWhole ? "" : " ('--all' lists what they lack)"
    return painted("in the comments", .bold) + hint + "\n" + lines.joined()
  }

  private func findings(_ axis: CoverageAxis, _ section: CoverageSection) -> String {
    section.report.modules.flatMap(\.symbols).filter { covered in
      covered.findings.contains { $0.axis == axis }
    }.map { covered in
      "    " + visible("\(covered.symbol.location)  \(covered.symbol.dottedPath)")
        + visible(covered.lackText(of: [axis])) + "\n"
    }.joined()
  }
}

// MARK: - Beside the figures

extension CoverageTextReport {
  fileprivate func facets(_ section: CoverageSection) -> String {
    let facets = section.facets.filter {
      !$0.missing.isEmpty || $0.tally.total > 0 && !isBrief(section)
    }
    if facets.isEmpty { return "" }
    return painted("in the catalog", .bold) + "\n" + facets.map(facet).joined()
  }

  private func facet(_ facet: CoverageFacet) -> String {
    let figure = "\(facet.tally.good) of \(facet.tally.total)".padded(left: 14)
    let line =
      "  \(facet.kind.title.lowercasedFirst.padded(to: Self.nameWidth))\(figure)"
      + "\(facetShare(facet).padded(left: 10))\n"
    let shown = showsAll ? facet.missing[...] : facet.missing.prefix(Self.limit / 2)
    let items = shown.map { item in
      let place = item.location.map { "\($0)  " } ?? ""
      let detail = item.detail.isEmpty ? "" : ": \(item.detail)"
      return "    \(visible(place + item.name + detail))\n"
    }
    let rest = facet.missing.count - shown.count
    let more = rest == 0 ? "" : "    \(CoverageWords.more(rest, "part", Self.inAll))\n"
    let patch = facet.patch.isEmpty ? "" : "    '--patch' prints a change that mends what it can\n"
    return line + items.joined() + more + patch
  }

  private func facetShare(_ facet: CoverageFacet) -> String {
    facet.tally.percent.map(CoverageWords.share) ?? "–"
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
    let lines =
      [section.partialLine] + section.conditionLines.map(Optional.some)
      + [section.leftOutLine, section.missingPackagesLine, section.baselineLine]
    return lines.compactMap(\.self).map { visible($0.capitalizedFirst) + "\n" }.joined()
  }

  /// Whether everything is reached, in one line that stands last.
  fileprivate func ending(of result: CoverageResult) -> String {
    let missed = result.sections.filter { !$0.report.isMet }
    if let first = missed.first, let shortfall = first.report.shortfalls.first {
      let count = missed.reduce(0) { $0 + $1.report.shortfalls.count }
      let others = count == 1 ? "" : " (and \(CoverageWords.count(count - 1, "more demand")))"
      let place = result.sections.count == 1 ? "" : " in \(first.name)"
      return painted(visible("not reached\(place)"), .red) + ": " + visible(shortfall.demand)
        + others + "\n"
    }
    let errors = result.errorCount
    if errors > 0 {
      return painted(CoverageWords.count(errors, "error"), .red) + " to be mended first\n"
    }
    if result.sections.contains(where: \.hasGate) { return "everything that is asked is reached\n" }
    guard let percent = result.percent else { return "nothing to count\n" }
    return "nothing is asked"
      + (percent > 0 ? ": '--minimum \(percent)' would keep this share\n" : "\n")
  }

  fileprivate func visible(_ text: String) -> String { TerminalText.visible(text) }

  fileprivate func painted(_ text: String, _ style: TerminalText.Style) -> String {
    isColored ? TerminalText.painted(text, style) : text
  }
}
