import AgentUI
import CatalogModel
import Diagnostics

/// `agent/expected-finding`: agent YAML that is shown as wrong breaks the rules that it is shown
/// for, and no other.
enum ExpectedFindings: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let system = subject.system
    // What could not be read may be the reason of any finding, or hide one.
    if system.gaps.tokens || system.gaps.components || system.gaps.props { return [] }
    let guides = system.guides.filter { !$0.fences.invalidAgent.isEmpty }
    let texts =
      system.components.compactMap { component in
        component.guide.map { ($0.path, component.fences) }
      }
      + guides.map { ($0.path, $0.fences) }
      + system.specifications.map { ($0.path, $0.fences) }
      + system.rules.map { ($0.path, $0.fences) }
    return system.invalidExamples.flatMap { check($0, in: system) }
      + texts.flatMap { check($1, of: $0, in: system) }
  }

  private static func check(_ example: InvalidExample, in system: System) -> [Diagnostic] {
    let found = system.findings(inAgentYAML: example.source, named: example.documentName)
    let start = SourceLocation(example.path, line: 1)
    guard !found.isEmpty else {
      return [
        .init(
          .agentExpectedFinding, "the document is valid, though it is shown as a mistake",
          at: start, suggestion: "make the mistake in 'source' again, or remove the file")
      ]
    }
    var open = found
    var diagnostics: [Diagnostic] = []
    for rule in example.expected {
      if let index = open.firstIndex(where: { $0.id.name == rule.name }) {
        open.remove(at: index)
      } else {
        diagnostics.append(unbroken(rule, found))
      }
    }
    return diagnostics + open.map { unexpected($0, at: start) }
  }

  private static func unbroken(_ rule: Reference, _ found: [Diagnostic]) -> Diagnostic {
    .init(
      .agentExpectedFinding, "the document does not break '\(rule.name)'", at: rule.location,
      notes: [.init("it breaks: \(found.map(\.id.name).joined(separator: ", "))")],
      suggestion: DidYouMean.suggestion(for: rule.name, among: Set(found.map(\.id.name))))
  }

  private static func unexpected(_ finding: Diagnostic, at start: SourceLocation) -> Diagnostic {
    let line = finding.location?.line.map { "line \($0) of 'source': " } ?? ""
    return .init(
      .agentExpectedFinding, "the document also breaks '\(finding.id)'", at: start,
      notes: [.init(line + finding.summary)],
      suggestion: "fix it in 'source', or add the rule to 'expect'")
  }

  /// A fence names no rules; it only has to be wrong.
  private static func check(
    _ fences: Fences, of path: String, in system: System
  ) -> [Diagnostic] {
    fences.invalidAgent.sorted { $0.key < $1.key }.compactMap { line, text in
      guard system.findings(inAgentYAML: text, named: path).isEmpty else { return nil }
      return .init(
        .agentExpectedFinding, "the fence is valid, though it is marked as invalid",
        at: SourceLocation(path, line: line),
        suggestion: "begin it with '```yaml agent', so that it is drawn")
    }
  }
}
