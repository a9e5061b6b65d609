import AgentUI
import CatalogModel
import Diagnostics

/// `agent/…`: every example, screen and fence of agent YAML is valid.
enum ValidAgentExamples: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    subject.exampleDiagnostics.flatMap { $0 }
  }

  /// What is wrong with each tree of the system, in the order of the content.
  static func diagnostics(_ system: System) -> [[Diagnostic]] {
    let validator = AgentValidator(system.vocabulary)
    return roots(system).map(validator.validate)
  }

  private static func roots(_ system: System) -> [AgentNode] {
    let components = (system.components + system.primitives).flatMap { $0.examples.map(\.root) }
    let fences = system.components.flatMap(\.fences.trees) + system.guides.flatMap(\.fences.trees)
    return components + system.screens.map(\.root) + fences
  }
}
