import SwiftSymbols

extension CoverageReport {
  /// How many symbols of all modules are in which state.
  public var counts: CoverageCounts {
    modules.reduce(CoverageCounts()) { $0 + $1.counts }
  }

  /// Whether anything is asked: a minimum, a part of comments, or no less than the baseline.
  public var hasGate: Bool {
    settings.minimum != nil || settings.minimumPerFile != nil || comparison != nil
      || !settings.requiredAxes.isEmpty
  }

  /// The counts of each kind that occurs, over all modules, in the order of
  /// `Symbol.Kind.allCases`.
  public var byKind: [(kind: Symbol.Kind, counts: CoverageCounts)] {
    let parts = modules.flatMap(\.byKind).map { ($0.kind, $0.counts) }
    let counts = Dictionary(parts, uniquingKeysWith: +)
    return Symbol.Kind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }

  /// The share that the gate looks at, over all modules: documented symbols in percent of all that
  /// are not excused, rounded down to tenths; `nil` where there is nothing to count.
  public var percent: Double? {
    counts.percent(creditingInherited: settings.creditsInherited)
  }

  /// The share when the baseline was made, of those of its modules that the report is about; `nil`
  /// without a baseline, and where it counts nothing of them.
  public var baselinePercent: Double? {
    guard let comparison else { return nil }
    let names = Set(modules.map(\.name))
    let known = comparison.baseline.modules.filter { names.contains($0.name) }
    return CoverageCounts.percent(
      known.reduce(0) { $0 + $1.documented }, of: known.reduce(0) { $0 + $1.total })
  }

  /// Whether a file could not be read whole, so that the figures may lack symbols.
  public var isPartial: Bool { modules.contains { !$0.incompleteFiles.isEmpty } }

  /// The symbols that fail the gate, in the order of the modules and sources: those that nothing
  /// documents, and those with an inherited text unless that is credited.
  public var undocumented: [CoveredSymbol] {
    modules.flatMap { $0.undocumented(creditingInherited: settings.creditsInherited) }
  }

  /// The symbols that stay undocumented on purpose, in the order of the modules and sources.
  public var excused: [CoveredSymbol] {
    modules.flatMap(\.symbols).filter { $0.state == .excused }
  }

  /// How many comments have the part `axis`, of how many that should. Only symbols with a comment
  /// of their own are asked.
  public func tally(of axis: CoverageAxis) -> AxisTally {
    modules.compactMap { $0.figures.tallies[axis] }.reduce(AxisTally(good: 0, total: 0)) {
      AxisTally(good: $0.good + $1.good, total: $0.total + $1.total)
    }
  }
}

extension ModuleCoverage {
  /// The symbols that fail the gate.
  func undocumented(creditingInherited: Bool) -> [CoveredSymbol] {
    symbols.filter {
      $0.state != .excused && !$0.isDocumented(creditingInherited: creditingInherited)
    }
  }
}

/// How many comments have a part that they should have.
public struct AxisTally: Hashable, Sendable {
  /// Comments that have it.
  public var good: Int
  /// Comments that should.
  public var total: Int

  /// `good` of `total` comments.
  public init(good: Int, total: Int) {
    self.good = good
    self.total = total
  }

  /// ``good`` in percent of ``total``, rounded down to tenths; `nil` where no comment is asked.
  public var percent: Double? { CoverageCounts.percent(good, of: total) }
}
