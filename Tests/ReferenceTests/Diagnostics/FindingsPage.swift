import Testing

/// The pages that say what each finding means: `Texts/diagnostics.md`, in which a line of four
/// parts with bars between is an entry, and a line that begins with `=== ` starts another page.
enum FindingsPage {
  static func made(_ name: String) throws -> String {
    let pages = try Repository.text("diagnostics.md").split(separator: "=== ")
    let page = try #require(pages.first { $0.hasPrefix("\(name)\n") })
    let body = page.lines.dropFirst().map { line in
      FindingEntry(line)?.markdown ?? String(line)
    }
    return body.joined(separator: "\n").trimmed + "\n"
  }

  /// The entries of all pages.
  static func entries() throws -> [FindingEntry] {
    try Repository.text("diagnostics.md").lines.compactMap(FindingEntry.init)
  }
}

/// What one finding means: `agent/no-children | error | MEANING | WHAT TO DO`.
struct FindingEntry {
  /// A part in capitals stands for what is computed.
  var id: String
  var severities: Set<IdentifierScan.Severity>
  var meaning: String
  var advice: String

  /// `nil` for a line of text.
  init?(_ line: Substring) {
    let parts = line.split(separator: " | ").map(String.init)
    guard parts.count == 4, parts[0].contains("/") else { return nil }
    let severities = parts[1].split(separator: " or ").map {
      IdentifierScan.Severity(rawValue: String($0))
    }
    guard !severities.isEmpty, !severities.contains(nil) else { return nil }
    (id, self.severities) = (parts[0], Set(severities.compactMap(\.self)))
    (meaning, advice) = (parts[2], parts[3])
  }

  var markdown: String {
    let severity =
      severities.count > 1 ? "Error or warning" : severities.contains(.error) ? "Error" : "Warning"
    return "#### \(id)\n\n**\(severity).** \(meaning) \(advice)\n"
  }

  /// What the id begins with, where its end is computed; `nil` for a whole one.
  var beginning: String? {
    guard let last = id.split(separator: "-").last, last.allSatisfy(\.isUppercase) else {
      return nil
    }
    return String(id.dropLast(last.count))
  }
}
