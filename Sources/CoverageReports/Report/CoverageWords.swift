import DocumentationCoverage

/// Figures and names as all forms of the report say them.
enum CoverageWords {
  /// A share as it was measured, with its tenths: `82.6 %`.
  static func share(_ percent: Double?) -> String {
    percent.map { "\($0) %" } ?? "nothing to count"
  }

  /// `1 symbol`, `2 symbols`
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `1 more file is listed`, `2 more files are listed`
  static func more(_ count: Int, _ noun: String, _ verb: String) -> String {
    "\(self.count(count, "more \(noun)")) \(count == 1 ? "is" : "are") \(verb)"
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

  /// What is not known of inherited text; `nil` when all is.
  var missingPackagesLine: String? {
    guard !missingPackages.isEmpty else { return nil }
    let names = missingPackages.joined(separator: ", ")
    return missingPackages.count == 1
      ? "text inherited from \(names) is not known: it is not checked out, or its manifest has to be run"
      : "text inherited from \(names) is not known: they are not checked out, or their manifests have "
        + "to be run"
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
      + "\(CoverageWords.share(report.baselinePercent)) in the baseline"
    let worse = comparison.regressions.count
    let better = comparison.outdated.count
    return then + (worse == 0 ? "" : "; \(worse) newly undocumented")
      + (better == 0 ? "" : "; \(better) no longer needed there ('--update' takes them out)")
  }
}
