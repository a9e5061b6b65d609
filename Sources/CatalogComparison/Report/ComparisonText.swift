import DiagnosticReports

/// The report for a person: each system with its changes, those that break something first, and the
/// step that its version needs.
struct ComparisonText {
  let isColored: Bool

  func text(of report: ComparisonReport) -> String {
    let sections = report.systems.filter { !$0.changes.isEmpty }.map(section)
    let total = "\(ChangeWords.counts(report.changes)): \(ChangeWords.step(report.step))"
    // One section says the same at its end.
    return sections.count == 1 ? sections[0] : sections.map { $0 + "\n" }.joined() + total + "\n"
  }

  private func section(_ system: SystemComparison) -> String {
    let versions = ChangeWords.versions(system).map { " " + $0 } ?? ""
    let groups = VersionChange.Effect.allCases.map { effect in
      group(effect, system.changes.filter { $0.effect == effect })
    }
    let step = "  \(ChangeWords.counts(system.changes)): \(ChangeWords.step(system.step))\n"
    return painted(visible(system.name) + visible(versions), .bold) + "\n" + groups.joined() + step
  }

  private func group(_ effect: VersionChange.Effect, _ changes: [VersionChange]) -> String {
    changes.isEmpty
      ? ""
      : "  \(painted(ChangeWords.heading(effect), style(effect)))\n" + changes.map(line).joined()
  }

  private func line(_ change: VersionChange) -> String {
    let place = change.location.map { " (\($0))" } ?? ""
    let head =
      "    \(ChangeWords.prefix(change))\(visible(change.name)): "
      + visible(ChangeWords.phrase(change))
    return head + visible(ChangeWords.values(change)) + visible(place) + "\n" + note(change)
  }

  private func note(_ change: VersionChange) -> String {
    change.note.map { "      \(visible($0))\n" } ?? ""
  }

  private func style(_ effect: VersionChange.Effect) -> TerminalText.Style {
    switch effect {
    case .breaking: .red
    case .additive: .cyan
    case .repair: .yellow
    }
  }

  private func visible(_ text: String) -> String { TerminalText.visible(text) }

  private func painted(_ text: String, _ style: TerminalText.Style) -> String {
    isColored ? TerminalText.painted(text, style) : text
  }
}
