import Diagnostics

/// Diagnostics as GitHub's workflow commands, which become annotations of the changed lines.
/// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions.) The column is
/// in bytes of UTF-8, as everywhere; GitHub does not say what it counts, and marks whole lines.
enum GitHubReport {
  static func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { "\(command($0))\n" }.joined()
  }

  private static func command(_ diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let location = diagnostic.location {
      properties.append("file=\(property(location.path))")
      if let line = location.line { properties.append("line=\(line)") }
      if let column = location.column { properties.append("col=\(column)") }
    }
    properties.append("title=\(property(diagnostic.id.name))")
    let lines =
      [diagnostic.summary] + diagnostic.notes.map(\.message)
      + (diagnostic.suggestion.map { ["help: \($0)"] } ?? [])
      + (diagnostic.example.map { ["example: \($0)"] } ?? [])
    let message = data(lines.joined(separator: "\n"))
    return "::\(word(diagnostic.severity)) \(properties.joined(separator: ","))::\(message)"
  }

  private static func word(_ severity: Diagnostic.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  /// The escapes that the runner undoes in a message.
  private static func data(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Property values end at a comma, and their names at a colon.
  private static func property(_ text: String) -> String {
    var escaped = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
