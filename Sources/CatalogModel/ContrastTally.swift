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
  /// Pairs that are too low only where an exception excuses it, which makes no ratio good.
  public var excused = 0
  /// Pairs without any ratio: a backdrop decides, or a colour is not known.
  public var open = 0

  public init() {}

  /// - Parameter tables: Those of pairs that have to reach no level are left out.
  public init(_ tables: some Sequence<ContrastTable>) {
    for table in tables where table.pair.isJudged { count(table) }
  }

  public var total: Int { measured.total + open }

  /// The pairs with a ratio; good are those that reach what the system asks for.
  public var measured: Tally { Tally(good: reaching, total: reaching + below + excused) }

  private mutating func count(_ table: ContrastTable) {
    let known = table.rows.count { $0.ratio != nil }
    if known == 0 {
      open += 1
    } else if !table.shortfalls.isEmpty {
      below += 1
    } else if table.rows.contains(where: table.isBelow) {
      excused += 1
    } else {
      reaching += 1
      partlyKnown += known < table.rows.count ? 1 : 0
    }
  }
}
