import SwiftSymbols

/// The outcomes of one constant in as few situations as tell all its values apart.
///
/// An alias is the same everywhere, however much its target varies.
struct TokenVariation {
  private(set) var axes: SituationAxes
  private(set) var outcomes: [(situation: Situation, outcome: MemberResult.Outcome)] = []

  /// - Parameter kept: Axes along which values are listed though they are all the same, since they
  ///   lie over others that differ.
  init(
    _ result: MemberResult, platforms: [SourceConfiguration.Platform],
    keeping kept: SituationAxes = []
  ) {
    axes = result.axes
    for axis in [SituationAxes.appearance, .contrast, .platform] where axes.contains(axis) {
      let fewer = axes.subtracting(axis)
      let isSame = Situation.all(along: axes, platforms: platforms).allSatisfy { situation in
        var base = situation.projected(on: fewer)
        if axis == .platform { base.platform = platforms.first }
        return Self.isSame(result, situation, base)
      }
      if isSame { axes = fewer }
    }
    let listed = axes.union(kept)
    outcomes = Situation.all(along: listed, platforms: platforms).compactMap { situation in
      var place = situation.projected(on: result.axes)
      if result.axes.contains(.platform), place.platform == nil { place.platform = platforms.first }
      return result.outcomes[place].map { (situation, $0) }
    }
  }

  /// Whether the constant has a value in every situation.
  var isEverywhere: Bool {
    outcomes.allSatisfy { if case .evaluated = $0.outcome { true } else { false } }
  }

  private static func isSame(
    _ result: MemberResult, _ first: Situation, _ second: Situation
  ) -> Bool {
    func full(_ situation: Situation) -> MemberResult.Outcome? {
      result.outcomes[situation.projected(on: result.axes)]
    }
    switch (full(first), full(second)) {
    case (.evaluated(let first)?, .evaluated(let second)?):
      return first.emission == second.emission
    case (.absent?, .absent?): return true
    case (.failed(let first)?, .failed(let second)?): return first == second
    default: return false
    }
  }
}
