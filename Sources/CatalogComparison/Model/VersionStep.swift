/// How far a version has to go for its changes, by the rules of Semantic Versioning 2.0.0.
public enum VersionStep: String, Hashable, Sendable, CaseIterable, Comparable {
  case none, patch, minor, major

  /// The step that some changes need.
  ///
  /// - Parameter version: The one before them. Before 1.0.0 anything may change at any time
  ///   (section 4), and by convention a breaking change is a minor step.
  init(_ changes: some Sequence<VersionChange>, from version: StatedVersion?) {
    var step = VersionStep.none
    for change in changes {
      step = max(step, Self.step(of: change.effect, from: version))
    }
    self = step
  }

  private static func step(
    of effect: VersionChange.Effect, from version: StatedVersion?
  ) -> VersionStep {
    switch effect {
    case .breaking: version?.major == 0 ? .minor : .major
    case .additive: .minor
    case .repair: .patch
    }
  }

  /// By how far they go.
  public static func < (left: VersionStep, right: VersionStep) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
