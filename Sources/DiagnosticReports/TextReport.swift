import Diagnostics

/// Diagnostics as a person reads them: place, severity and headline on one line, then notes and
/// the suggestion, indented.
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
    return text
  }

  private func visible(_ text: String) -> String { TerminalText.visible(text) }

  private func painted(_ text: String, _ style: TerminalText.Style) -> String {
    isColored ? TerminalText.painted(text, style) : text
  }
}
