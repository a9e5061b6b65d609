import Diagnostics
import SwiftSymbols

/// Evaluates all constants in the order of their references, each in as many situations as make a
/// difference to it.
struct EvaluationRun {
  var evaluator: Evaluator
  private(set) var diagnostics: [Diagnostic] = []

  var platforms: [SourceConfiguration.Platform] { evaluator.platforms }

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
  }

  mutating func run() {
    let order = EvaluationOrder(evaluator)
    for cycle in order.cycles { refuse(cycle) }
    for index in order.order where evaluator.results[index] == nil {
      evaluator.results[index] = evaluator.result(of: index)
    }
  }

  private mutating func refuse(_ cycle: [Int]) {
    let members = cycle.map { evaluator.table.members[$0] }
    let names = members.map(\.swiftName)
    let shown = names.prefix(Self.shownLinks) + (names.count > Self.shownLinks ? ["…"] : [])
    let chain = (shown + names.prefix(1)).joined(separator: " → ")
    let failure = Unevaluated(Self.cycle + chain)
    for index in cycle {
      evaluator.results[index] = MemberResult(axes: [], outcomes: [Situation(): .failed(failure)])
    }
    // What is no token may be written in a way that is not understood.
    guard let first = members.first, members.contains(where: { $0.tokenPath != nil }) else {
      return
    }
    diagnostics.append(
      .init(
        .tokensSwiftCycle, "'\(first.swiftName)' refers to itself: \(chain)",
        at: first.first.value.location,
        notes: members.dropFirst().prefix(Self.shownLinks).map {
          Diagnostic.Note("by way of '\($0.swiftName)'", at: $0.first.value.location)
        }, suggestion: "give one of these constants a value of its own"))
  }

  /// What the reason of a cycle begins with.
  static let cycle = "it refers to itself: "

  private static let shownLinks = 6
}
