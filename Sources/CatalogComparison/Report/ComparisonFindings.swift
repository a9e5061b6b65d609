import Diagnostics

extension ComparisonReport {
  /// The changes as findings at their places: errors are those that a command fails for.
  func findings(_ gate: Gate) -> [Diagnostic] {
    systems.flatMap { system in system.changes.map { Self.finding($0, of: system, gate) } }
  }

  private static func finding(
    _ change: VersionChange, of system: SystemComparison, _ gate: Gate
  ) -> Diagnostic {
    let isError = gate.includes(change.effect)
    return Diagnostic(
      id(of: change.effect), as: isError ? .error : nil,
      "\(system.name): \(ChangeWords.prefix(change))\(change.name): \(ChangeWords.phrase(change))"
        + ChangeWords.values(change), at: change.location,
      notes: change.note.map { [.init($0)] } ?? [])
  }

  private static func id(of effect: VersionChange.Effect) -> FindingID {
    switch effect {
    case .breaking: .compareBreaking
    case .additive: .compareAddition
    case .repair: .compareRepair
    }
  }
}

extension ComparisonReport.Gate {
  /// Whether a command fails for such a change.
  func includes(_ effect: VersionChange.Effect) -> Bool {
    switch self {
    case .breaking: effect == .breaking
    case .minor: effect != .repair
    case .none: false
    }
  }
}
