import DocumentationCoverage
import InterfaceStrings
import ReportFacts

/// Figures and names as all forms of the report say them.
enum CoverageWords {
  /// A share as it was measured, with its tenths: `82.6 %`.
  static func share(_ percent: Double?) -> String {
    percent.map { CoverageText.percent($0).withPlainBlanks } ?? "nothing to count"
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

extension String {
  /// Without blanks that keep a line from breaking: those who search a log for a share type none.
  var withPlainBlanks: String { replacing("\u{00A0}", with: " ") }
}

extension CoverageSection {
  /// What pages tell of the same, in English.
  var facts: CoverageFacts { CoverageFacts(report, facets: facets, words: .english) }

  /// `133 of 161 public symbols are documented (82.6 %)`, or that there are none.
  var sentence: String {
    let total = report.counts.total
    guard total > 0 else {
      return "there are no \(access.symbols(0))"
        + (leftOut > 0 ? " in the branches of #if that were read" : "")
    }
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

  /// What is not known of inherited text; `nil` when all is.
  private var missingPackagesLine: String? {
    guard !missingPackages.isEmpty else { return nil }
    let names = missingPackages.joined(separator: ", ")
    return missingPackages.count == 1
      ? "text inherited from \(names) is not known: it is not checked out, or its manifest has to be run"
      : "text inherited from \(names) is not known: they are not checked out, or their manifests have "
        + "to be run"
  }

  /// How things stand against the baseline, and what differs; `nil` without one.
  private var baselineLine: String? {
    facts.trend.map { trend in
      let worse = trend.regressions.count
      let better = trend.outdated.count
      return trend.summary.withoutFullStop + (worse == 0 ? "" : "; \(worse) newly undocumented")
        + (better == 0 ? "" : "; \(better) no longer needed there ('--update' takes them out)")
    }
  }

  /// How many names are in branches that were not read; `nil` where none is.
  var namesLeftOutLine: String? { facts.namesLeftOut?.withoutFullStop.withPlainBlanks }

  /// Under which conditions the figures were made and what they lack, a sentence each without its
  /// full stop.
  var notes: [String] {
    let facts = facts
    let lines =
      [facts.partialFigures] + conditionLines.map(Optional.some)
      + [facts.namesLeftOut, wayToLeftOut, missingPackagesLine, baselineLine]
    return lines.compactMap(\.self).map { $0.withoutFullStop.withPlainBlanks.capitalizedFirst }
  }
}

extension CoverageItem {
  /// Where it is, what it is called and why it is listed, for a person.
  var line: String {
    let place = location.map { "\($0)  " } ?? ""
    return place + (kind.isEmpty ? "" : kind + " ") + name + (detail.isEmpty ? "" : ": \(detail)")
  }
}
