import DiagnosticReports
import DocumentationCoverage
import ReportFacts

/// The report as a comment of a pull request: a heading with the share and how it has changed, what
/// is missed, the figures, and lists folded away.
///
/// GitHub refuses comments of more than 65,536 characters, so lines are left out beyond ``budget``
/// and the comment says how many.
struct CoverageMarkdown {
  /// How many bytes of lists are written.
  var budget = 56_000

  func text(of result: CoverageResult) -> String {
    var room = budget
    let urgent = result.sections.map { urgentBlocks($0, room: &room) }
    let folded = result.sections.map { foldedBlocks($0, room: &room) }
    let isAlone = result.sections.count == 1
    let sections = zip(result.sections, zip(urgent, folded)).map { section, blocks in
      let name = isAlone ? [] : ["### \(GitHubMarkdown.plain(section.name))\n"]
      return (name + blocks.0 + [table(section)] + blocks.1 + [notes(section)])
        .filter { !$0.isEmpty }.joined(separator: "\n")
    }
    let blocks = [heading(of: result), errors(of: result, room: &room)] + sections
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// `## Documentation coverage: 82.6 % (+0.4)`
  private func heading(of result: CoverageResult) -> String {
    "## Documentation coverage: \(CoverageWords.share(result.percent))\(change(in: result))\n"
  }

  /// Against the baseline, in percentage points; nothing without a baseline for everything.
  private func change(in result: CoverageResult) -> String {
    guard result.sections.count == 1, let tenths = result.sections[0].facts.trend?.tenths else {
      return ""
    }
    return tenths == 0 ? " (unchanged)" : " (\(CoverageText.difference(tenths)))"
  }

  /// What keeps the figures from being trusted, beside what is asked.
  private func errors(of result: CoverageResult, room: inout Int) -> String {
    let errors = result.otherDiagnostics.inOrder.filter { $0.severity == .error }
    let lines = errors.map { error in
      let place = error.location.map { GitHubMarkdown.code("\($0)") + " " } ?? ""
      return "- \(place)**\(GitHubMarkdown.plain(error.summary))**\n"
    }
    return lines.isEmpty ? "" : "Fix these first:\n\n" + list(lines, noun: "error", room: &room)
  }

  // MARK: Lists

  private func urgentBlocks(_ section: CoverageSection, room: inout Int) -> [String] {
    let demands = section.report.shortfalls.map {
      "- **\(GitHubMarkdown.plain($0.demand.capitalizedFirst))**\n"
    }
    let regressions = section.facts.trend?.regressions ?? []
    var blocks = [list(demands, noun: "demand", room: &room)]
    if !regressions.isEmpty {
      blocks.append("Newly undocumented:\n")
      blocks.append(list(regressions.map(item), noun: "symbol", room: &room))
    }
    return blocks
  }

  private func foldedBlocks(_ section: CoverageSection, room: inout Int) -> [String] {
    let facts = section.facts
    var blocks = folded(
      facts.undocumented.flatMap(\.items).map(item), "undocumented symbol", room: &room)
    for part in facts.commentParts.filter(\.isRequired) + facts.systemParts {
      let title = "\(part.title): \(part.tally.good) of \(part.tally.total)"
      blocks += folded(part.items.map(item), noun: "part", title: title, room: &room)
    }
    return blocks + folded(facts.excused.map(item), "excused symbol", room: &room)
  }

  private func folded(_ lines: [String], _ noun: String, room: inout Int) -> [String] {
    folded(lines, noun: noun, title: CoverageWords.count(lines.count, noun), room: &room)
  }

  private func folded(
    _ lines: [String], noun: String, title: String, room: inout Int
  ) -> [String] {
    if lines.isEmpty { return [] }
    return [
      "<details><summary>\(GitHubMarkdown.plain(title))</summary>\n",
      list(lines, noun: noun, room: &room), "</details>\n",
    ]
  }

  private func list(_ lines: [String], noun: String, room: inout Int) -> String {
    let (shown, missing) = GitHubMarkdown.fitting(lines, room: &room)
    let more = missing == 0 ? "" : "\(CoverageWords.count(missing, "more \(noun)")) left out.\n"
    return [shown, more].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func item(_ item: CoverageItem) -> String {
    let place = item.location.map { $0.path + ($0.line.map { ":\($0)" } ?? "") }
    let words = [
      place.map(GitHubMarkdown.code) ?? "", item.kind, GitHubMarkdown.code(item.name),
    ]
    let detail = item.detail.isEmpty ? "" : ": \(GitHubMarkdown.plain(item.detail))"
    return "- " + words.filter { !$0.isEmpty }.joined(separator: " ") + detail + "\n"
  }

  // MARK: Figures

  private func table(_ section: CoverageSection) -> String {
    let modules = section.report.modules
    var rows = modules.map { row(GitHubMarkdown.code($0.name), $0.counts) }
    if modules.count > 1 { rows.append(row("**all**", section.report.counts)) }
    return "| Module | Own | Catalogue | Inherited | None | Total | Own share | Effective |\n"
      + "|---|--:|--:|--:|--:|--:|--:|--:|\n" + rows.joined()
  }

  private func row(_ name: String, _ counts: CoverageCounts) -> String {
    let figures = [
      counts.own, counts.catalogue, counts.inherited, counts.undocumented, counts.total,
    ].map(String.init)
    let shares = [counts.ownPercent, counts.effectivePercent].map {
      $0.map(CoverageWords.share) ?? "–"
    }
    return "| " + ([name] + figures + shares).joined(separator: " | ") + " |\n"
  }

  private func notes(_ section: CoverageSection) -> String {
    let text = section.notes.map { GitHubMarkdown.plain($0) + "." }
    return text.joined(separator: " ") + "\n"
  }
}
