import Diagnostics

/// Diagnostics as a person reads them: place, severity and headline on one line, then notes, the
/// suggestion and the example, indented.
///
/// Of findings of one kind the first ones are shown, and the others counted at the end: whoever
/// mends those knows how, and what else is wrong would be lost among them.
struct TextReport {
  let isColored: Bool

  /// How many findings of one kind are shown.
  static let limit = 50

  func render(_ diagnostics: [Diagnostic]) -> String {
    let folded = FoldedFindings(diagnostics, limit: Self.limit)
    return folded.shown.map(render).joined() + folded.rest.map(render).joined()
  }

  private func render(_ group: FoldedFindings.Group) -> String {
    let findings = "\(group.count) more \(group.severity.rawValue)\(group.count == 1 ? "" : "s")"
    let files = "\(group.paths.count) file\(group.paths.count == 1 ? "" : "s")"
    return "\(painted(findings, .bold)) of this kind in \(files) [\(group.id)]\n"
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\(visible($0.description)): " } ?? ""
    let severity =
      switch diagnostic.severity {
      case .error: painted("error", .red)
      case .warning: painted("warning", .yellow)
      case .note: painted("note", .cyan)
      }
    var text =
      "\(painted(place, .bold))\(severity): \(visible(diagnostic.summary)) [\(diagnostic.id)]\n"
    for note in diagnostic.notes {
      let place = note.location.map { "\(visible($0.description)): " } ?? ""
      text += "  note: \(place)\(visible(note.message))\n"
    }
    if let suggestion = diagnostic.suggestion {
      text += "  \(painted("help", .cyan)): \(visible(suggestion))\n"
    }
    if let example = diagnostic.example { text += self.example(example) }
    return text
  }

  /// One line stands behind the word, several below it.
  private func example(_ example: String) -> String {
    let lines = example.split(separator: "\n", omittingEmptySubsequences: false).map {
      visible(String($0))
    }
    let word = painted("example", .cyan)
    if lines.count == 1 { return "  \(word): \(lines[0])\n" }
    return "  \(word):\n" + lines.map { "    \($0)\n" }.joined()
  }

  private func visible(_ text: String) -> String { TerminalText.visible(text) }

  private func painted(_ text: String, _ style: TerminalText.Style) -> String {
    isColored ? TerminalText.painted(text, style) : text
  }
}
