import SwiftSymbols

/// How many symbols are in which state of documentation.
public struct CoverageCounts: Hashable, Sendable {
  /// Symbols by state; states that do not occur are left out.
  public var byState: [SymbolDocumentation.State: Int]

  /// Counts that are known; zeros are dropped, so that equal figures are equal values.
  public init(_ byState: [SymbolDocumentation.State: Int] = [:]) {
    self.byState = byState.filter { $0.value != 0 }
  }

  /// Counts one symbol more.
  mutating func add(_ state: SymbolDocumentation.State) { byState[state, default: 0] += 1 }
}

extension CoverageCounts {
  /// All symbols but the excused ones: what shares are taken of.
  public var total: Int { byState.values.reduce(0, +) - excused }
  /// Symbols with a comment of their own.
  public var own: Int { byState[.own] ?? 0 }
  /// Symbols that only the catalogue documents.
  public var catalogue: Int { byState[.catalogue] ?? 0 }
  /// Symbols whose only text is that of a requirement or of an overridden declaration.
  public var inherited: Int { byState[.inherited] ?? 0 }
  /// Symbols that nothing documents and nothing excuses.
  public var undocumented: Int { byState[.none] ?? 0 }
  /// Symbols that stay undocumented on purpose.
  public var excused: Int { byState[.excused] ?? 0 }
  /// Symbols for which a reader finds some text: own, catalogue and inherited.
  public var effective: Int { own + catalogue + inherited }

  /// Symbols that satisfy the gate: own and catalogue, and inherited where that is credited.
  public func documented(creditingInherited: Bool) -> Int {
    creditingInherited ? effective : own + catalogue
  }

  /// ``own`` in percent of ``total``; `nil` where there is nothing to count.
  public var ownPercent: Double? { Self.percent(own, of: total) }

  /// ``effective`` in percent of ``total``; `nil` where there is nothing to count.
  public var effectivePercent: Double? { Self.percent(effective, of: total) }

  /// ``documented(creditingInherited:)`` in percent of ``total``; `nil` where there is nothing to
  /// count.
  public func percent(creditingInherited: Bool) -> Double? {
    Self.percent(documented(creditingInherited: creditingInherited), of: total)
  }

  /// `good` in percent of `total`, rounded down to tenths, so that only a whole is 100.
  ///
  /// - Returns: `nil` where `total` is not positive: nothing is neither 0 nor 100 percent.
  public static func percent(_ good: Int, of total: Int) -> Double? {
    total > 0 ? Double(good * 1000 / total) / 10 : nil
  }

  /// The counts of both together.
  public static func + (left: CoverageCounts, right: CoverageCounts) -> CoverageCounts {
    CoverageCounts(left.byState.merging(right.byState, uniquingKeysWith: +))
  }
}
