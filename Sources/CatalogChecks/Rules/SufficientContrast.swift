import CatalogModel
import ColorScience
import Diagnostics
import TokenContrast

/// `contrast/below-level`: the pairs that components declare, and texts that their previews draw,
/// reach what the system asks for in every context, or an exception says why not.
///
/// WCAG 2.2, criteria 1.4.3, 1.4.6 and 1.4.11: the comparison is with the unrounded ratio. A
/// warning: `catalog contrast` is the gate.
enum SufficientContrast: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    (subject.system.components + subject.system.primitives).flatMap { component in
      let drawn = subject.contrast.pairs.drawn[component.name] ?? []
      let pairs = component.contrast + drawn.filter(\.isJudged)
      return pairs.compactMap { pair in
        subject.contrast.tables[pair].flatMap {
          shortfall($0, of: component, subject.system.contrast.level)
        }
      }
    }
  }

  private static func shortfall(
    _ table: ContrastTable, of component: Component, _ level: ContrastLevel
  ) -> Diagnostic? {
    guard table.outcome == .below, let worst = table.decisive, let ratio = worst.ratio else {
      return nil
    }
    let required = table.required.ratioText
    let notes = table.shortfalls.map { Diagnostic.Note("\($0.text), below \(required)") }
    return .init(
      .contrastBelowLevel,
      "'\(table.pair.name)': \(ratio.text) to 1 is less than the \(required) to 1 "
        + asker(table, level),
      at: table.pair.location, notes: notes + origin(of: table.pair, component) + places(worst),
      suggestion: advice(worst, table.pair))
  }

  /// Who asks for the ratio: the level, or the system that asks for more.
  private static func asker(_ table: ContrastTable, _ level: ContrastLevel) -> String {
    let threshold = table.use.threshold(level) ?? table.use.threshold(.aa)
    guard threshold == table.required else { return "that the system asks for" }
    return "of level \(table.use.threshold(level) == nil ? "AA" : level.rawValue)"
  }

  private static func origin(
    of pair: ContrastPair, _ component: Component
  ) -> [Diagnostic.Note] {
    guard pair.origin == .drawn else { return [] }
    return [.init("the preview of \(component.name) draws it; no component declares it")]
  }

  /// Where the colours stand that the suggestion would change.
  private static func places(_ row: ContrastTable.Row) -> [Diagnostic.Note] {
    row.advice.compactMap { advice in
      advice.location.map { .init("the value of \(advice.token) stands here", at: $0) }
    }
  }

  private static func advice(_ row: ContrastTable.Row, _ pair: ContrastPair) -> String {
    let ways = row.advice.map { advice in
      "\(advice.written) for \(advice.token)" + (advice.isLocal ? " in this context alone" : "")
    }
    guard !ways.isEmpty else {
      return "choose another colour for \(pair.foreground.name) or \(pair.background.name)"
    }
    return "write \(ways.joined(separator: ", or "))"
  }
}
