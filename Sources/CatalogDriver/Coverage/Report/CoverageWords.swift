import CatalogModel
import DocumentationCoverage

/// Figures and names as all forms of the report say them.
enum CoverageWords {
  /// A share as it was measured, with its tenths: `82.6 %`.
  static func share(_ percent: Double?) -> String {
    percent.map { "\($0) %" } ?? "no public symbols"
  }

  /// A share that is asked, without a needless `.0`: `90 %`.
  static func limit(_ percent: Double) -> String {
    let text = String(percent)
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " %"
  }

  /// `1 declaration`, `2 declarations`
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension CoverageSection {
  /// `133 of 161 public symbols are documented (82.6 %)`, or that there are none.
  var sentence: String {
    let total = report.counts.total
    guard total > 0 else { return "there are no \(access.symbols(0))" }
    let verb = documented == 1 || total == 1 ? "is" : "are"
    let kind = settings.creditsInherited ? ", inherited text counted" : ""
    return "\(documented) of \(total) \(access.symbols(total)) \(verb) documented "
      + "(\(CoverageWords.share(report.percent)))\(kind)"
  }

  /// How modules were read: first how most were, then the names of those that were read otherwise:
  /// `read for Linux`, `Kit read for iOS`.
  var conditionLines: [String] {
    let texts = report.modules.map { (name: $0.name, text: conditions[$0.name]?.text ?? "") }
    let groups = Dictionary(grouping: texts, by: \.text).sorted { left, right in
      (right.value.count, left.key) < (left.value.count, right.key)
    }
    return groups.enumerated().map { index, group in
      let names = group.value.map(\.name).joined(separator: ", ")
      return index == 0 ? "read \(group.key)" : "\(names) read \(group.key)"
    }
  }

  /// How many names stand where nothing was read; `nil` when none does.
  var leftOutLine: String? {
    let count = report.modules.reduce(0) { $0 + $1.leftOut }
    guard count > 0 else { return nil }
    return count == 1
      ? "1 public name stands in a branch of #if that was left out"
      : "\(count) public names stand in branches of #if that were left out"
  }

  /// The files of which something may be missing; `nil` when there are none.
  var partialLine: String? {
    let count = Set(report.modules.flatMap(\.incompleteFiles)).count
    guard count > 0 else { return nil }
    return "the figures are partial: \(CoverageWords.count(count, "file")) could not be read whole"
  }

  /// `82.6 % now, 80.1 % in the baseline`, and what differs; `nil` without a baseline.
  var baselineLine: String? {
    guard let comparison = report.comparison else { return nil }
    let then =
      "\(CoverageWords.share(report.percent)) now, "
      + "\(CoverageWords.share(baselinePercent)) in the baseline"
    let worse = comparison.regressions.count
    let better = comparison.outdated.count
    return then + (worse == 0 ? "" : "; \(worse) newly undocumented")
      + (better == 0 ? "" : "; \(better) no longer needed there ('--update' takes them out)")
  }

  /// The share that the baseline was made at, over the modules measured.
  var baselinePercent: Double? {
    guard let comparison = report.comparison else { return nil }
    let names = Set(report.modules.map(\.name))
    let modules = comparison.baseline.modules.filter { names.contains($0.name) }
    return CoverageCounts.percent(
      modules.reduce(0) { $0 + $1.documented }, of: modules.reduce(0) { $0 + $1.total })
  }
}

extension Shortfall {
  /// What to do about it: `document 12 more declarations to reach 90 %`.
  var sentence: String {
    switch self {
    case .total(_, let minimum, let missing):
      return "document \(CoverageWords.count(missing, "more declaration")) "
        + "to reach \(CoverageWords.limit(minimum))"
    case .file(let path, let percent, let minimum, let missing):
      return "document \(missing) more in \(path) to reach \(CoverageWords.limit(minimum)) there "
        + "(\(CoverageWords.share(percent)) now)"
    case .regressions(let count):
      return "document \(CoverageWords.count(count, "declaration")) that the baseline does not "
        + "accept as undocumented"
    case .axis(let axis, let count): return axis.demand(count)
    }
  }
}

extension CoverageAxis {
  /// What it looks at, for a line with a figure.
  var title: String {
    switch self {
    case .summary: "summaries"
    case .parameters: "parameters"
    case .returns: "results"
    case .throws: "errors"
    case .names: "parameter names"
    case .text: "real text"
    }
  }

  /// What to do about `count` comments that lack it.
  fileprivate func demand(_ count: Int) -> String {
    let comments = CoverageWords.count(count, "comment")
    return switch self {
    case .summary: "begin \(comments) with a summary"
    case .parameters: "explain the parameters in \(comments)"
    case .returns: "explain the result in \(comments)"
    case .throws: "explain the errors in \(comments)"
    case .names: "correct the names of parameters in \(comments)"
    case .text: "write a text instead of the placeholder in \(comments)"
    }
  }
}

extension CoverageFacet.Kind {
  /// What a figure counts.
  var title: String {
    switch self {
    case .pages: "components with a page"
    case .examples: "components with an example"
    case .agentExamples: "components in agent YAML"
    case .previews: "components with a preview"
    case .tokenDescriptions: "tokens with a description"
    case .claimedViews: "public views of a component"
    case .props: "props as in Swift"
    }
  }
}
