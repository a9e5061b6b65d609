import AgentUI
import CatalogModel
import Diagnostics

/// Examples and screens of the older version whose agent YAML was valid, and is not by the
/// components and tokens of the newer one.
enum AgentYAMLChanges: ComparisonRule {
  static func changes(_ before: VersionRecord, _ after: VersionRecord) -> [VersionChange] {
    let checks = (
      old: AgentValidator(before.vocabulary), new: AgentValidator(after.vocabulary)
    )
    return documents(before, after).compactMap { document in
      guard errors(checks.old, document.root).isEmpty else { return nil }
      let found = errors(checks.new, document.root)
      guard let first = found.first else { return nil }
      let more = found.count == 1 ? "" : ", and \(found.count - 1) more"
      return .init(
        .agent, document.name, .invalid, .breaking, reason: .words(first.summary + more),
        before: first.location ?? document.root.location)
    }
  }

  /// The examples of a component that is gone need not be listed beside it.
  private static func documents(
    _ before: VersionRecord, _ after: VersionRecord
  ) -> [(name: String, root: AgentNode)] {
    let names = Set(after.components.map(\.name))
    let examples = before.components.filter { names.contains($0.name) }.flatMap { component in
      component.examples.map { ("\(component.name), example '\($0.name)'", $0.root) }
    }
    return examples + before.screens.map { ("screen '\($0.name)'", $0.root) }
  }

  private static func errors(_ validator: AgentValidator, _ root: AgentNode) -> [Diagnostic] {
    validator.validate(root).filter { $0.severity == .error }
  }
}
