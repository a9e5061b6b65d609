import Diagnostics

/// Diagnostics as a person reads them: place, severity and headline on one line, then notes, the
/// suggestion and the example, indented.
struct TextReport {
  let isColored: Bool

  func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(render).joined()
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\(visible($0.description)): " } ?? ""
    let severity =
      switch diagnostic.severity {
      case .error: painted("error", .red)
      case .warning: painted("warning", .yellow)
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
