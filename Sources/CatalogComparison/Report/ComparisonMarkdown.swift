import DiagnosticReports
import Diagnostics

/// The report as release notes, or as a comment of a pull request: a section for each system with
/// lists of what breaks, what is new and what is repaired.
///
/// GitHub refuses comments of more than 65,536 characters, so lines are left out beyond ``budget``,
/// the least urgent first, and the report says how many.
struct ComparisonMarkdown {
  /// How many bytes of lines are written.
  var budget = 56_000

  func text(of report: ComparisonReport) -> String {
    let changed = report.systems.filter { !$0.changes.isEmpty }
    guard !changed.isEmpty else { return "No changes.\n" }
    var room = budget
    // What breaks in the last system comes before what is new in the first.
    var lists = changed.map { _ in "" }
    for effect in VersionChange.Effect.allCases {
      for (index, system) in changed.enumerated() {
        lists[index] += list(effect, system, room: &room)
      }
    }
    return zip(changed, lists).map { heading($0) + $1 }.joined(separator: "\n")
  }

  private func heading(_ system: SystemComparison) -> String {
    let versions = ChangeWords.versions(system).map { " " + GitHubMarkdown.plain($0) } ?? ""
    let counts = "\(ChangeWords.counts(system.changes)): \(ChangeWords.step(system.step))."
    let findings = system.diagnostics.map { diagnostic in
      let advice = diagnostic.suggestion.map { "; \($0)" } ?? ""
      return "\n**\(GitHubMarkdown.plain("Note: \(diagnostic.summary)\(advice)."))**\n"
    }
    return "## \(GitHubMarkdown.plain(system.name))\(versions)\n\n"
      + counts.prefix(1).uppercased() + counts.dropFirst() + "\n" + findings.joined()
  }

  private func list(
    _ effect: VersionChange.Effect, _ system: SystemComparison, room: inout Int
  ) -> String {
    let changes = system.changes.filter { $0.effect == effect }
    if changes.isEmpty { return "" }
    let (lines, leftOut) = GitHubMarkdown.fitting(changes.lazy.map(line), room: &room)
    let more = leftOut == 0 ? "" : "- \(leftOut) more\n"
    return "\n### \(ChangeWords.heading(effect))\n\n" + lines + more
  }

  private func line(_ change: VersionChange) -> String {
    let note = change.note.map { ". " + sentence($0) } ?? ""
    return "- \(ChangeWords.prefix(change))\(GitHubMarkdown.code(change.name)): "
      + GitHubMarkdown.plain(ChangeWords.phrase(change))
      + ChangeWords.values(change, as: GitHubMarkdown.code) + note + "\n"
  }

  private func sentence(_ note: String) -> String {
    GitHubMarkdown.plain(note.prefix(1).uppercased() + note.dropFirst())
  }
}
