import TokenContrast

/// How the pairs of a system stand that have to reach a level. Each is counted once, where it
/// stands worst.
public struct ContrastTally: Hashable, Sendable {
  /// Pairs that reach what the system asks for wherever their ratio is known.
  public var reaching = 0
  /// Those of ``reaching`` that have no ratio in some contexts.
  public var partlyKnown = 0
  /// Pairs that are too low in a context in which nothing excuses it.
  public var below = 0
  /// Those of ``below`` that only a preview draws.
  public var belowAsDrawn = 0
  /// Pairs that are too low only where an exception excuses it, which makes no ratio good.
  public var excused = 0
  /// Pairs without any ratio: a backdrop decides, or a colour is not known.
  public var open = 0
  /// The contexts of all pairs, and those of them with a ratio that is high enough.
  public var contextCount = 0
  public var passingContexts = 0
  /// Pairs of which a document states something.
  public var claimed = 0
  /// Those of ``claimed`` of which that is false in a context in which nothing excuses it.
  public var falselyClaimed = 0
  /// Those of ``claimed`` of which that is false only where an exception excuses it.
  public var excusedClaims = 0
  /// Those of ``claimed`` without any ratio.
  public var unmeasuredClaims = 0

  public init() {}

  /// - Parameter tables: Those of pairs that have to reach no level are left out.
  public init(_ tables: some Sequence<ContrastTable>) {
    for table in tables where table.pair.isJudged {
      count(table)
      if table.pair.claim != nil { countClaim(of: table) }
    }
  }

  public var total: Int { measured.total + open }

  /// Pairs that reach what the system asks for in every context.
  public var passing: Int { reaching - partlyKnown }

  /// The contexts of all pairs; good are those in which a pair is known to reach what the system
  /// asks for.
  public var contexts: Tally { Tally(good: passingContexts, total: contextCount) }

  /// All pairs; good are those that reach what the system asks for wherever their ratio is known.
  public var pairs: Tally { Tally(good: reaching, total: total) }

  /// The pairs with a ratio; good are those that reach what the system asks for.
  public var measured: Tally { Tally(good: reaching, total: reaching + below + excused) }

  /// The claims that could be measured; good are those that are true wherever there is a ratio: an
  /// excuse makes none true.
  public var claims: Tally {
    let total = claimed - unmeasuredClaims
    return Tally(good: total - falselyClaimed - excusedClaims, total: total)
  }

  private mutating func count(_ table: ContrastTable) {
    for row in table.rows {
      contextCount += row.contexts.count
      if let ratio = row.ratio, ratio.value >= table.required {
        passingContexts += row.contexts.count
      }
    }
    switch table.outcome {
    case .below:
      below += 1
      belowAsDrawn += table.pair.origin == .drawn ? 1 : 0
    case .excused: excused += 1
    case .open: open += 1
    case .reaching:
      reaching += 1
      partlyKnown += table.rows.contains { $0.ratio == nil } ? 1 : 0
    }
  }

  private mutating func countClaim(of table: ContrastTable) {
    claimed += 1
    if !table.falseClaims.isEmpty {
      falselyClaimed += 1
    } else if table.rows.contains(where: table.contradictsClaim) {
      excusedClaims += 1
    } else if table.rows.allSatisfy({ $0.ratio == nil }) {
      unmeasuredClaims += 1
    }
  }
}

extension ContrastTable {
  /// How a pair stands over all its contexts, whatever is claimed of it.
  public enum Outcome: Hashable, Sendable {
    /// It is too low in a context in which nothing excuses it.
    case below
    /// It is too low, and excused wherever it is.
    case excused
    /// It reaches what is asked for wherever its ratio is known.
    case reaching
    /// It has no ratio in any context.
    case open
  }

  public var outcome: Outcome {
    guard let worst else { return .open }
    if !shortfalls.isEmpty { return .below }
    return isBelow(worst) ? .excused : .reaching
  }

  /// The row that decides ``outcome``: the lowest ratio that nothing excuses, else the lowest.
  public var decisive: Row? {
    shortfalls.min { ($0.ratio?.value ?? 0) < ($1.ratio?.value ?? 0) } ?? worst
  }
}
