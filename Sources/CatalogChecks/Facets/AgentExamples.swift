import AgentUI
import CatalogModel

/// The components that an agent can copy from a tree without errors: of an example, of a screen, or
/// of a fence in a guide.
enum AgentExamples: Facet {
  static func facet(_ subject: CheckSubject) -> CoverageFacet {
    let used = validNames(subject)
    return CoverageFacet(.agentExamples, of: subject.system.components) { component in
      used.contains(component.name)
        ? nil
        : CoverageFacet.Item(
          name: component.name, detail: "no valid tree uses it", location: component.location)
    }
  }

  private static func validNames(_ subject: CheckSubject) -> Set<String> {
    var names: Set<String> = []
    func add(_ node: AgentNode) {
      names.insert(node.component)
      for child in node.children { add(child) }
    }
    for (tree, found) in zip(subject.exampleTrees, subject.exampleDiagnostics)
    where !found.contains(where: { $0.severity == .error }) {
      add(tree)
    }
    return names
  }
}
