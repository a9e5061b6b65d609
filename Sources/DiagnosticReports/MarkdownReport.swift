import Diagnostics

/// Diagnostics as GitHub's markdown, for a comment of a pull request: how many there are, then a
/// table of the errors and warnings, and folded one of the notes.
enum MarkdownReport {
  /// What GitHub takes, with room for what a workflow adds.
  private static let limit = 60_000

  static func render(_ diagnostics: [Diagnostic]) -> String {
    if diagnostics.isEmpty { return "No findings.\n" }
    let notes = diagnostics.filter { $0.severity == .note }
    let others = diagnostics.filter { $0.severity != .note }
    var room = limit
    var text = "**\(counts(diagnostics))**\n"
    if !others.isEmpty { text += "\n" + table(others, &room) }
    if !notes.isEmpty {
      text +=
        "\n<details><summary>\(counts(notes))</summary>\n\n\(table(notes, &room))\n"
        + "</details>\n"
    }
    return text
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> String {
    Diagnostic.Severity.allCases.reversed().compactMap { severity in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }

  private static func table(_ diagnostics: [Diagnostic], _ room: inout Int) -> String {
    let rows = diagnostics.lazy.map { found in
      let place = found.location.map { GitHubMarkdown.code($0.description) } ?? ""
      let help = found.suggestion.map { "<br>" + GitHubMarkdown.plain($0) } ?? ""
      return "| \(place) | \(GitHubMarkdown.plain(found.summary))\(help) | "
        + "\(GitHubMarkdown.code(found.id.name)) |\n"
    }
    let (text, leftOut) = GitHubMarkdown.fitting(rows, room: &room)
    let more = leftOut > 0 ? "\n…and \(leftOut) more.\n" : ""
    return "| Place | Finding | Rule |\n|---|---|---|\n" + text + more
  }
}
