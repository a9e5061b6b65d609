import Diagnostics

/// Diagnostics as a person reads them: place, severity and headline on one line, then notes and
/// the suggestion, indented. Control characters are shown as escapes, because what is quoted from a
/// file must not move the cursor or paint the terminal.
struct TextReport {
  let isColored: Bool

  func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(render).joined()
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\(visible($0.description)): " } ?? ""
    let severity =
      switch diagnostic.severity {
      case .error: painted("error", 31)
      case .warning: painted("warning", 33)
      }
    var text =
      "\(painted(place, 1))\(severity): \(visible(diagnostic.summary)) [\(diagnostic.id)]\n"
    for note in diagnostic.notes {
      let place = note.location.map { "\(visible($0.description)): " } ?? ""
      text += "  note: \(place)\(visible(note.message))\n"
    }
    if let suggestion = diagnostic.suggestion {
      text += "  \(painted("help", 36)): \(visible(suggestion))\n"
    }
    return text
  }

  private func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func painted(_ text: String, _ code: Int) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
