import SwiftSymbols

/// The figures of a module, counted once: every part of every report asks for some of them.
struct ModuleFigures: Hashable, Sendable {
  private(set) var counts = CoverageCounts()
  private(set) var byKind: [Symbol.Kind: CoverageCounts] = [:]
  private(set) var byFile: [String: CoverageCounts] = [:]
  /// For the axes that apply to a comment.
  private(set) var tallies: [CoverageAxis: AxisTally] = [:]

  init(_ symbols: [CoveredSymbol]) {
    for covered in symbols {
      counts.add(covered.state)
      byKind[covered.symbol.kind, default: CoverageCounts()].add(covered.state)
      byFile[covered.symbol.location.path, default: CoverageCounts()].add(covered.state)
      if covered.state == .own { tally(covered) }
    }
  }

  private mutating func tally(_ covered: CoveredSymbol) {
    for axis in CoverageAxis.allCases where axis.applies(to: covered.symbol) {
      let isGood = !covered.findings.contains { $0.axis == axis }
      tallies[axis, default: AxisTally(good: 0, total: 0)].total += 1
      if isGood { tallies[axis]?.good += 1 }
    }
  }
}

extension ModuleCoverage {
  /// How many of the module's symbols are in which state.
  public var counts: CoverageCounts { figures.counts }

  /// The counts of each kind that occurs, in the order of `Symbol.Kind.allCases`.
  public var byKind: [(kind: Symbol.Kind, counts: CoverageCounts)] {
    Symbol.Kind.allCases.compactMap { kind in figures.byKind[kind].map { (kind, $0) } }
  }

  /// The counts of each file that declares a symbol, sorted by path.
  public var byFile: [(path: String, counts: CoverageCounts)] {
    figures.byFile.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }
}

extension CoveredSymbol {
  /// Whether it satisfies the gate; an excused symbol does not, and is not asked to.
  public func isDocumented(creditingInherited: Bool) -> Bool {
    switch state {
    case .own, .catalogue: true
    case .inherited: creditingInherited
    case .none, .excused: false
    }
  }
}
