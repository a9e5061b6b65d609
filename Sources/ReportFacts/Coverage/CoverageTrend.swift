import DocumentationCoverage

/// How things stand against the baseline.
package struct CoverageTrend: Sendable {
  /// The share of a module then and now.
  package struct Row: Sendable {
    package var name: String
    package var before: String
    package var now: String
    /// `2 more documented, 1 more symbol`
    package var change = ""
  }

  /// `The baseline has 60.0 % documented, now it is 50.0 % (−10.0 points).`
  package var summary: String
  /// By how many tenths of a percent the share has changed; `nil` where it is not known on one side.
  package var tenths: Int?
  package var rows: [Row]
  /// Undocumented symbols that the baseline does not list.
  package var regressions: [CoverageItem]
  /// What the baseline lists and need not.
  package var outdated: [String]
}

extension CoverageFacts {
  /// The comparison with the baseline; `nil` without one.
  package var trend: CoverageTrend? {
    guard let comparison = report.comparison else { return nil }
    let (before, now) = (report.baselinePercent, report.percent)
    let points = points(from: before, to: now)
    let values = [
      "before": text.share(before), "now": text.share(now), "points": points ?? "",
    ]
    return CoverageTrend(
      summary: words(points == nil ? CoveragePhrase.trend : .trendChanged, values),
      tenths: Self.tenths(from: before, to: now), rows: rows(comparison.baseline),
      regressions: comparison.regressions.map { item($0) }, outdated: comparison.outdated)
  }

  /// The modules of the system, then those that only the baseline knows.
  private func rows(_ baseline: CoverageBaseline) -> [CoverageTrend.Row] {
    let then = Dictionary(
      baseline.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(report.modules.map(\.name))
    return report.modules.map { row($0, then[$0.name]) }
      + baseline.modules.filter { !names.contains($0.name) }.map { module in
        CoverageTrend.Row(
          name: module.name, before: text.share(module.percent),
          now: words(CoveragePhrase.moduleGone))
      }
  }

  private func row(
    _ module: ModuleCoverage, _ then: CoverageBaseline.Module?
  ) -> CoverageTrend.Row {
    let counts = module.counts
    let now = counts.percent(creditingInherited: credits)
    guard let then else {
      return CoverageTrend.Row(
        name: module.name, before: words(CoveragePhrase.moduleNew), now: text.share(now))
    }
    let documented = counts.documented(creditingInherited: credits) - then.documented
    let change = [
      points(from: then.percent, to: now),
      change(documented, .moreDocumented, .fewerDocumented),
      change(counts.total - then.total, .moreInTotal, .fewerInTotal),
    ].compactMap(\.self)
    return CoverageTrend.Row(
      name: module.name, before: text.share(then.percent), now: text.share(now),
      change: change.isEmpty ? words(CoveragePhrase.unchanged) : change.joined(separator: ", "))
  }

  /// `−2.5 points`; `nil` where the share stays, or there is none on one side.
  private func points(from before: Double?, to now: Double?) -> String? {
    guard let tenths = Self.tenths(from: before, to: now), tenths != 0 else { return nil }
    return words(
      CoveragePhrase.points, ["difference": words.number(CoverageText.difference(tenths))])
  }

  private static func tenths(from before: Double?, to now: Double?) -> Int? {
    guard let before, let now else { return nil }
    return Int(exactly: (now * 10).rounded() - (before * 10).rounded())
  }

  /// `3 more documented`; `nil` where nothing changes.
  private func change(
    _ difference: Int, _ more: CoveragePhrase, _ fewer: CoveragePhrase
  ) -> String? {
    guard difference != 0 else { return nil }
    return words(difference > 0 ? more : fewer, count: Int(clamping: difference.magnitude))
  }
}

extension CoverageText {
  /// `−2.5`: a difference of shares in tenths of a percent, in the notation of code.
  package static func difference(_ tenths: Int) -> String {
    "\(tenths < 0 ? "−" : "+")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }
}

extension CoverageBaseline.Module {
  fileprivate var percent: Double? { CoverageCounts.percent(documented, of: total) }
}
