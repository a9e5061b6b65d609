import CatalogModel
import Diagnostics
import TokenContrast

/// The table of a pair, and who says that the pair is seen.
package struct ContrastEntry: Hashable, Sendable {
  /// Who says it.
  package enum Source: Hashable, Sendable {
    /// The `contrast` of a component of this name.
    case component(String)
    /// A fence of a guide, which may show on purpose what is wrong.
    case guide
    /// The preview of a component of this name.
    case preview(String)
    /// The names of the tokens.
    case names
  }

  package var table: ContrastTable
  package var source: Source

  package init(table: ContrastTable, source: Source) {
    self.table = table
    self.source = source
  }

  /// The component that declares or draws the pair.
  package var component: String? {
    switch source {
    case .component(let name), .preview(let name): name
    case .guide, .names: nil
    }
  }

  /// Whether the pair has to reach its level.
  package var isGated: Bool {
    if case .component = source { true } else { false }
  }

  /// Whether the pair is judged at all. Guides show on purpose what is wrong.
  package var isJudged: Bool { source != .guide && table.pair.isJudged }

  /// How the most urgent of its rows stands.
  package var standing: ContrastStanding { table.rows.map(table.standing).min() ?? .passing }

  /// Whether a reader has to look at it: not at what passes, nor at what cannot be computed.
  package var needsAttention: Bool { table.rows.contains { table.standing(of: $0).needsAttention } }
}

/// How a row of a table stands, the most urgent first.
package enum ContrastStanding: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// It is below its level, and nothing excuses it.
  case failing
  /// What the document claims is false, and nothing excuses it.
  case wronglyClaimed
  /// It is below its level or wrongly claimed, and that is excused.
  case excused
  /// It has no ratio.
  case open
  case passing

  package var needsAttention: Bool {
    switch self {
    case .failing, .wronglyClaimed, .excused: true
    case .open, .passing: false
    }
  }

  package static func < (left: ContrastStanding, right: ContrastStanding) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ContrastTable {
  package func standing(of row: Row) -> ContrastStanding {
    if row.ratio == nil { return .open }
    if isBelow(row), row.exception == nil { return .failing }
    if contradictsClaim(row), row.claimException == nil { return .wronglyClaimed }
    return isBelow(row) || contradictsClaim(row) ? .excused : .passing
  }
}

extension [ContrastEntry] {
  /// The most urgent first, and of those that stand alike the ones that a component declares; last
  /// what is not judged.
  package var byUrgency: [ContrastEntry] {
    func rank(_ entry: ContrastEntry) -> (Int, ContrastStanding, Int) {
      (entry.isJudged ? 0 : 1, entry.standing, entry.isGated ? 0 : 1)
    }
    return enumerated().sorted {
      let (left, right) = (rank($0.element), rank($1.element))
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
  }

  /// Every table that the checks made: the only place that knows where pairs come from. Those of
  /// components and views of the platform come first, then those of previews, guides and names.
  package init(_ system: System, _ report: SystemReport) {
    typealias Source = ContrastEntry.Source
    let declared = (system.components + system.primitives).flatMap { component in
      component.contrast.map { ($0, Source.component(component.name)) }
    }
    let drawn = system.components.flatMap { component in
      (report.pairs.drawn[component.name] ?? []).map { ($0, Source.preview(component.name)) }
    }
    let others =
      report.pairs.shown.map { ($0, Source.guide) } + report.pairs.named.map { ($0, .names) }
    self = (declared + drawn + others).compactMap { pair, source in
      report.contrastTables[pair].map { ContrastEntry(table: $0, source: source) }
    }
  }
}
