import Diagnostics

/// Diagnostics as JUnit's XML, which CI services show as tests: an id is a suite, a file a test.
///
/// A test fails where the file has an error or a warning of that id; notes are its output. Where
/// nothing was found, one test passes, since an empty report reads as one that is missing.
enum JUnitReport {
  static func render(_ diagnostics: [Diagnostic]) -> String {
    let byID = Dictionary(grouping: diagnostics, by: \.id)
    let suites = byID.sorted { $0.key.name < $1.key.name }.map { Suite($0.key.name, of: $0.value) }
    let all = suites.isEmpty ? [Suite()] : suites
    let tests = all.reduce(0) { $0 + $1.cases.count }
    let failures = all.reduce(0) { $0 + $1.failures }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"catalog\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
      + all.map(\.text).joined() + "</testsuites>\n"
  }

  private struct Suite {
    let name: String
    let cases: [Case]

    var failures: Int { cases.count(where: \.isFailure) }

    /// The suite of a run without findings.
    init() {
      name = "catalog"
      cases = [Case(path: "no findings", findings: [])]
    }

    init(_ name: String, of findings: [Diagnostic]) {
      self.name = name
      let byFile = Dictionary(grouping: findings) { $0.location?.path ?? "catalog" }
      cases = byFile.sorted { $0.key < $1.key }.map { Case(path: $0.key, findings: $0.value) }
    }

    var text: String {
      "  <testsuite name=\"\(XMLText.attribute(name))\" tests=\"\(cases.count)\" "
        + "failures=\"\(failures)\" errors=\"0\" skipped=\"0\">\n"
        + cases.map { $0.text(inSuite: name) }.joined() + "  </testsuite>\n"
    }
  }

  private struct Case {
    let path: String
    let findings: [Diagnostic]

    private var failing: [Diagnostic] { findings.filter { $0.severity != .note } }
    var isFailure: Bool { !failing.isEmpty }

    func text(inSuite suite: String) -> String {
      let head =
        "    <testcase classname=\"\(XMLText.attribute(suite))\" "
        + "name=\"\(XMLText.attribute(path))\""
      if findings.isEmpty { return head + "/>\n" }
      return head + ">\n" + failure + output + "    </testcase>\n"
    }

    private var failure: String {
      guard let first = failing.first else { return "" }
      let more = failing.count > 1 ? "; and \(failing.count - 1) more" : ""
      return "      <failure message=\"\(XMLText.attribute(first.summary + more))\" "
        + "type=\"\(first.severity.rawValue)\">" + lines(failing) + "</failure>\n"
    }

    private var output: String {
      let notes = findings.filter { $0.severity == .note }
      return notes.isEmpty ? "" : "      <system-out>\(lines(notes))</system-out>\n"
    }

    private func lines(_ findings: [Diagnostic]) -> String {
      let lines = findings.map { found in
        let place = found.location.map { "\($0): " } ?? ""
        let help = found.suggestion.map { " (\($0))" } ?? ""
        return TerminalText.visible(place + found.summary + help)
      }
      return XMLText.content(lines.joined(separator: "\n"))
    }
  }
}
