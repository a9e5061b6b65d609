import CatalogModel
import DesignTokens
import TokenContrast

/// The contrast pairs of a system with their tables, put together once for all rules.
///
/// 1. Components and guides declare pairs.
/// 2. ``DrawnPairs`` are read from previews. Those are left out that a component declares for all
///    contexts.
/// 3. `NamedPairs` follow from names. Those are left out that are declared or drawn.
struct ContrastSurvey {
  let pairs: ContrastPairs
  /// The table of each pair whose tokens are known.
  let tables: [ContrastPair: ContrastTable]
  /// What could not be read of previews, by the names of the components.
  let unread: [String: [UnreadPaint]]
  /// The components whose previews paint at least one pair, be it declared as well.
  let readComponents: Set<String>
  /// The exceptions that excuse a judged pair of a component or primitive in some context, in the
  /// order of the settings. Nothing has to excuse what only guides show or names suggest.
  let usedExceptions: [ContrastException]

  init(_ system: System) {
    let calculator = ContrastCalculator(tokens: system.tokens, settings: system.contrast)
    let tokens = PaintedTokens(system.tokens)
    let declared = system.declaredPairs.mapValues { $0.map { ($0, calculator.table(for: $0)) } }
    let declaredTables = declared.values.flatMap { $0.compactMap(\.1) }
    let shown = system.shownPairs.map { ($0, calculator.table(for: $0)) }
    let found = DrawnPairs.of(system, tokens)
    let looks = Look.required(declaredTables.filter(\.pair.contexts.isEmpty), tokens)
    let drawn = found.pairs.mapValues { pairs in
      Self.distinct(pairs.compactMap(calculator.table), besides: looks, tokens)
    }
    let known = Set((declaredTables.map(\.pair) + found.pairs.values.joined()).map(Ends.init))
    let named = NamedPairs.of(system.tokens).filter { !known.contains(Ends($0)) }
      .map { ($0, calculator.table(for: $0)) }
    pairs = ContrastPairs(
      declared: declared.mapValues { $0.map(\.0) }, shown: shown.map(\.0),
      drawn: drawn.mapValues { $0.map(\.pair) }.filter { !$0.value.isEmpty },
      named: named.map(\.0))
    let all =
      declaredTables + shown.compactMap(\.1) + drawn.values.joined() + named.compactMap(\.1)
    tables = Dictionary(all.map { ($0.pair, $0) }, uniquingKeysWith: { first, _ in first })
    unread = found.unread
    readComponents = Set(found.pairs.keys)
    let judged = (declaredTables + drawn.values.joined()).filter(\.pair.isJudged)
    let excuses = Set(
      judged.flatMap(\.rows).flatMap { [$0.exception, $0.claimException].compactMap(\.self) })
    usedExceptions = system.contrast.exceptions.filter(excuses.contains)
  }

  /// Of tables that look alike the first that asks for most, unless as much is known of already.
  private static func distinct(
    _ tables: [ContrastTable], besides known: [Look: Double], _ tokens: PaintedTokens
  ) -> [ContrastTable] {
    let required = Look.required(tables, tokens)
    var taken: Set<Look> = []
    return tables.filter { table in
      let look = Look(table, tokens)
      return table.required == required[look] && table.required > known[look] ?? 0
        && taken.insert(look).inserted
    }
  }
}

/// What is seen of a pair: its foreground on the layers that make a difference in some context.
private struct Look: Hashable {
  let foreground: String
  let layers: [TokenPath]

  init(_ table: ContrastTable, _ tokens: PaintedTokens) {
    foreground = table.pair.foreground.name
    layers = tokens.visible(table.over + [TokenPath(table.pair.background.name)])
  }

  /// The highest ratio that any of the tables with this look asks for.
  static func required(
    _ tables: [ContrastTable], _ tokens: PaintedTokens
  ) -> [Look: Double] {
    Dictionary(tables.map { (Look($0, tokens), $0.required) }, uniquingKeysWith: max)
  }
}

/// The two tokens of a pair, whatever lies between and below them.
private struct Ends: Hashable {
  let foreground: String
  let background: String

  init(_ pair: ContrastPair) {
    foreground = pair.foreground.name
    background = pair.background.name
  }
}
