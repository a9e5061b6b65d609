import Diagnostics
import YAMLTree

/// Checks a node by itself: its component, its props by ``PropsCheck``, its semantics, and by
/// ``ChildrenCheck`` whether it has the children it needs and may stand where it does.
struct NodeCheck: Sendable {
  let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// What is wrong with a node; pointers start at it.
  ///
  /// - Parameters:
  ///   - contract: The contract of the node's component; `nil` when there is none.
  ///   - parent: The contract of the component that holds the node; `nil` for a root, and where the
  ///     parent is unknown.
  ///   - elsewhere: Props that are given in a wrong way, which has been reported, and so are not
  ///     missing.
  func findings(
    _ node: AgentNode, _ contract: ComponentContract?, in parent: ComponentContract?,
    elsewhere: Set<String> = []
  ) -> [AgentFinding] {
    guard let contract else {
      return [unknownComponent(node, in: parent)]
    }
    let props = PropsCheck(contract: contract, vocabulary: vocabulary)
    var findings = props.findings(node, elsewhere: elsewhere)
    if contract.requiresSemantics, let finding = missingSemantics(node, contract) {
      findings.append(finding)
    }
    let children = ChildrenCheck(vocabulary: vocabulary)
    findings += children.findings(node, contract)
    if let parent, let refused = children.refusal(of: node, in: parent) { findings.append(refused) }
    return findings
  }

  private func unknownComponent(_ node: AgentNode, in parent: ComponentContract?) -> AgentFinding {
    let names = vocabulary.components.keys
    let nearest = DidYouMean.nearest(to: node.component, among: names)
    let examples = ExampleWriter(vocabulary)
    let meant = nearest.flatMap { name in
      vocabulary.component(name).flatMap { examples.corrected(node, as: $0) }
    }
    let any = names.isEmpty ? nil : "name a component of the system"
    return AgentFinding(
      .init(
        .agentUnknownComponent, "there is no component '\(Excerpt.of(node.component))'",
        at: node.location,
        notes: nearest == nil && names.count <= 40
          ? [
            .init(
              names.isEmpty
                ? "the system has no components"
                : "components: \(names.sorted().joined(separator: ", "))")
          ] : [],
        suggestion: any, near: nearest,
        example: examples.text(meant ?? examples.node(in: parent))), at: .root)
  }

  private func missingSemantics(
    _ node: AgentNode, _ contract: ComponentContract
  ) -> AgentFinding? {
    // The white space of Unicode, as the JSON Schema of agent YAML has it.
    let isBlank = node.semantics?.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    guard isBlank != false else { return nil }
    return AgentFinding(
      .init(
        .agentMissingSemantics,
        isBlank == nil
          ? "\(contract.name) needs 'semantics'" : "the semantics of \(contract.name) say nothing",
        at: node.location,
        notes: [.init("nothing else in the node says what it means to a reader or an agent")],
        suggestion: "say in a few words what it stands for",
        example: "semantics: \(ExampleWriter.semantics)"),
      at: isBlank == nil ? .root : .root.appending(key: "semantics"))
  }
}
