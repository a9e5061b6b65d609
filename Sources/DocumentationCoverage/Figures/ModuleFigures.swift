import SwiftSymbols

extension ModuleCoverage {
  /// How many of the module's symbols are in which state.
  public var counts: CoverageCounts { CoverageCounts(symbols) }

  /// The counts of each kind that occurs, in the order of `Symbol.Kind.allCases`.
  public var byKind: [(kind: Symbol.Kind, counts: CoverageCounts)] {
    let groups = Dictionary(grouping: symbols, by: \.symbol.kind)
    return Symbol.Kind.allCases.compactMap { kind in
      groups[kind].map { (kind, CoverageCounts($0)) }
    }
  }

  /// The counts of each file that declares a symbol, sorted by path.
  public var byFile: [(path: String, counts: CoverageCounts)] {
    Dictionary(grouping: symbols, by: \.symbol.location.path)
      .map { ($0.key, CoverageCounts($0.value)) }
      .sorted { $0.0 < $1.0 }
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
