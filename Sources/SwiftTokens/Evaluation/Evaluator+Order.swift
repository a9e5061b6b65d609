import SwiftSymbols

// A constant in all situations that make a difference to it.

extension Evaluator {
  /// Evaluates the member `index` in as many situations as make a difference to it.
  mutating func result(of index: Int) -> MemberResult {
    open.append(index)
    defer { open.removeLast() }
    var axes: SituationAxes = table.members[index].differs(among: platforms) ? .platform : []
    var outcomes: [Situation: MemberResult.Outcome] = [:]
    while true {
      let before = axes
      outcomes = [:]
      for situation in Situation.all(along: axes, platforms: platforms) {
        guard let platform = situation.platform ?? platforms.first else { continue }
        let (outcome, used) = outcome(of: index, in: situation, on: platform)
        outcomes[situation] = outcome
        axes.formUnion(used)
      }
      // Axes only ever grow, so that this ends after a few rounds.
      if axes == before { return MemberResult(axes: axes, outcomes: outcomes) }
    }
  }

  /// Evaluates a member before its turn: only functions mention it, which no order knows.
  mutating func computed(_ index: Int) throws(Unevaluated) -> MemberResult {
    guard !open.contains(index), open.count < Self.openLimit else {
      throw Unevaluated("it refers to itself")
    }
    // What is found on the way counts, the state of the evaluation does not.
    let outer = (situation, used, container, brand, isInProtocol, file, callCount, assumption)
    let result = result(of: index)
    results[index] = result
    (situation, used, container, brand, isInProtocol, file, callCount, assumption) = outer
    return result
  }

  /// How many members are evaluated at once at most.
  private static let openLimit = 16
}
