import Diagnostics
import JSONTree

/// Diagnostics in the forms that people and machines read.
///
/// Each form has a file of its own: `TextReport` for a terminal, `JSONReport` for programs,
/// `GitHubReport` for annotations of a pull request, `SARIFReport` for code scanning, `JUnitReport`
/// for the test reports of a CI service, `MarkdownReport` for a comment of a pull request.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// The forms by the words that the option `--format` takes: text for a person, one JSON document,
  /// commands of a GitHub workflow, SARIF 2.1.0, the XML of JUnit, or GitHub's markdown.
  case text, json, github, sarif, junit, markdown

  /// The whole report, ending in a newline when it is not empty.
  ///
  /// - Parameters:
  ///   - diagnostics: Shown in the order of their places.
  ///   - pathPrefix: What leads from the working directory to the folder that was read, so that
  ///     paths can be opened from where the command ran.
  public func report(_ diagnostics: [Diagnostic], pathPrefix: String = "", isColored: Bool = false)
    -> String
  {
    let sorted = diagnostics.inOrder.map { $0.prefixingPaths(with: pathPrefix) }
    return switch self {
    case .text: TextReport(isColored: isColored).render(sorted)
    case .json: JSONReport.render(sorted)
    case .github: GitHubReport.render(sorted)
    case .sarif: SARIFReport.render(sorted)
    case .junit: JUnitReport.render(sorted)
    case .markdown: MarkdownReport.render(sorted)
    }
  }
}

extension DiagnosticFormat {
  /// What stands under `diagnostics` in the JSON of a report, for documents that hold more.
  public static func value(of diagnostics: [Diagnostic]) -> JSONValue {
    JSONReport.value(of: diagnostics.inOrder)
  }
}

extension Diagnostic {
  fileprivate func prefixingPaths(with prefix: String) -> Diagnostic {
    guard !prefix.isEmpty else { return self }
    var copy = self
    copy.location?.path = prefix + (location?.path ?? "")
    copy.notes = notes.map { note in
      var note = note
      if let path = note.location?.path { note.location?.path = prefix + path }
      return note
    }
    return copy
  }
}
