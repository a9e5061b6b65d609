import SwiftSymbols

extension CoverageReport {
  /// What the settings and the baseline ask and is not reached: the total first, then files by
  /// module and path, then regressions, then axes in their order.
  ///
  /// Where there is nothing to count, no minimum is missed.
  public var shortfalls: [Shortfall] {
    totalShortfall + fileShortfalls + regressionShortfall + axisShortfalls
  }

  /// Whether everything that is asked is reached.
  public var isMet: Bool { shortfalls.isEmpty }

  private var totalShortfall: [Shortfall] {
    guard let minimum = settings.minimum, let gap = gap(in: counts, below: minimum) else {
      return []
    }
    return [.total(percent: gap.percent, minimum: minimum, missing: gap.missing)]
  }

  private var fileShortfalls: [Shortfall] {
    guard let minimum = settings.minimumPerFile else { return [] }
    return modules.flatMap(\.byFile).compactMap { file in
      gap(in: file.counts, below: minimum).map {
        .file(path: file.path, percent: $0.percent, minimum: minimum, missing: $0.missing)
      }
    }
  }

  private var regressionShortfall: [Shortfall] {
    guard let count = comparison?.regressions.count, count > 0 else { return [] }
    return [.regressions(count: count)]
  }

  private var axisShortfalls: [Shortfall] {
    CoverageAxis.allCases.filter(settings.requiredAxes.contains).compactMap { axis in
      let tally = tally(of: axis)
      return tally.good < tally.total ? .axis(axis, count: tally.total - tally.good) : nil
    }
  }

  /// The share of `counts`, and how many symbols it lacks; `nil` where it reaches `minimum`.
  private func gap(
    in counts: CoverageCounts, below minimum: Double
  ) -> (percent: Double, missing: Int)? {
    let documented = counts.documented(creditingInherited: settings.creditsInherited)
    let missing = Self.needed(toReach: minimum, of: counts.total) - documented
    guard missing > 0, let percent = CoverageCounts.percent(documented, of: counts.total) else {
      return nil
    }
    return (percent, missing)
  }

  /// The least number of symbols that is `minimum` percent of `total`: whole arithmetic in
  /// ten-thousandths of a percent, because the binary form of 99.9 would ask for one too many.
  private static func needed(toReach minimum: Double, of total: Int) -> Int {
    guard minimum > 0 else { return 0 }
    let share = Int(exactly: (min(minimum, 100) * 10_000).rounded()) ?? 0
    return (total * share + 999_999) / 1_000_000
  }
}
