import Diagnostics
import YAMLTree

/// Checks the children of a node against the rule of its component.
struct ChildrenCheck {
  let vocabulary: Vocabulary

  /// What is wrong with the children as a whole; pointers start at the node.
  func findings(_ node: AgentNode, _ contract: ComponentContract) -> [AgentFinding] {
    if case .none = contract.children {
      return node.children.prefix(1).map { notTaken($0, node, contract) }
    }
    // A modifier or environment value without children has nothing to apply to.
    guard node.children.isEmpty, contract.needsChildren else { return [] }
    return [
      AgentFinding(
        .init(
          .agentNothingToModify, "\(contract.name) needs a child to apply to",
          at: node.location, suggestion: "add 'children:' with what it changes",
          example: ExampleWriter(vocabulary).children(of: contract)), at: .root)
    ]
  }

  /// Why a component cannot hold a node; the pointer starts at the node.
  func refusal(of node: AgentNode, in parent: ComponentContract) -> AgentFinding? {
    guard case .only(let allowed) = parent.children, !allowed.contains(node.component) else {
      return nil
    }
    let between = allowed.first { holds($0, node.component) }
    let examples = ExampleWriter(vocabulary)
    var example = examples.node(in: parent)
    if let between, let contract = vocabulary.component(node.component),
      let child = examples.corrected(node, as: contract)
    {
      example = examples.node(named: between)
      example?.children = [child]
    }
    return AgentFinding(
      .init(
        .agentWrongChild, "\(parent.name) cannot hold \(node.component)", at: node.location,
        notes: [.init("its children can be: \(allowed.joined(separator: ", "))")],
        suggestion: between.map { "put it into a child '\($0)'" }
          ?? "move it out of \(parent.name)",
        example: examples.text(example)),
      at: .root)
  }

  private func holds(_ name: String, _ child: String) -> Bool {
    switch vocabulary.component(name)?.children {
    case .any: true
    case .only(let names): names.contains(child)
    case .some(.none), nil: false
    }
  }

  private func notTaken(
    _ child: AgentNode, _ node: AgentNode, _ contract: ComponentContract
  ) -> AgentFinding {
    let examples = ExampleWriter(vocabulary)
    return AgentFinding(
      .init(
        .agentNoChildren, "\(contract.name) takes no children", at: child.location,
        suggestion: "move '\(Excerpt.of(child.component))' beside it",
        example: examples.text(examples.corrected(node, as: contract))),
      at: .root.appending(key: "children"))
  }
}
