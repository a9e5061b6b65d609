import AgentUI
import CatalogModel
import Diagnostics

/// `agent/…`: every example, screen and fence of agent YAML is valid.
enum ValidAgentExamples: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    subject.exampleDiagnostics.flatMap { $0 }
  }

  /// The trees of examples, screens and fences, in the order of the content.
  static func trees(of system: System) -> [AgentNode] {
    let components = (system.components + system.primitives).flatMap { $0.examples.map(\.root) }
    let fences = system.textFences.flatMap(\.trees)
    return components + system.screens.map(\.root) + fences
  }
}
