import Diagnostics
import YAMLTree

/// Checks which props are given, and each value by ``PropCheck``.
struct PropsCheck {
  let contract: ComponentContract
  let vocabulary: Vocabulary

  /// What is wrong with the props; pointers start at the node.
  ///
  /// - Parameter elsewhere: Props that are not missing although the node does not have them.
  func findings(_ node: AgentNode, elsewhere: Set<String>) -> [AgentFinding] {
    var findings: [AgentFinding] = []
    var elsewhere = elsewhere
    for given in node.props {
      // Contracts are looked at where they are: all tasks share them, and each copy counts.
      guard let index = contract.props.firstIndex(where: { $0.name == given.name }) else {
        findings.append(unknown(given, of: node))
        if let name = meant(by: given, in: node) { elsewhere.insert(name) }
        continue
      }
      if isPlainlyRight(given, at: index) { continue }
      let check = PropCheck(
        prop: contract.props[index], component: contract.name, vocabulary: vocabulary)
      guard let wrong = check.check(given) else { continue }
      findings.append(AgentFinding(wrong, at: Self.pointer.appending(key: given.name)))
    }
    for index in contract.props.indices
    where isMissing(at: index, in: node)
      && !elsewhere.contains(contract.props[index].name)
    {
      findings.append(missing(contract.props[index], of: node))
    }
    return findings
  }

  /// Whether a value is right, and no token that could be deprecated.
  private func isPlainlyRight(_ given: AgentNode.Prop, at index: Int) -> Bool {
    contract.props[index].kind != .token
      && contract.props[index].accepts(given.value, tokens: vocabulary.tokens)
  }

  private func isMissing(at index: Int, in node: AgentNode) -> Bool {
    contract.props[index].isRequired
      && !node.props.contains { $0.name == contract.props[index].name }
  }

  private static let pointer = JSONPointer.root.appending(key: "props")

  private func unknown(_ given: AgentNode.Prop, of node: AgentNode) -> AgentFinding {
    let names = contract.props.map(\.name)
    let isNodeKey = NodeMessages.keys.contains(given.name)
    return AgentFinding(
      .init(
        .agentUnknownProp, "\(contract.name) has no prop '\(Excerpt.of(given.name))'",
        at: given.nameLocation,
        notes: [
          .init(names.isEmpty ? "it takes no props" : "its props: \(names.joined(separator: ", "))")
        ],
        suggestion: isNodeKey
          ? "move '\(given.name)' out of 'props', to the node itself" : "remove it",
        near: isNodeKey ? nil : meant(by: given, in: node), example: example(for: given, of: node)),
      at: Self.pointer.appending(key: given.name))
  }

  /// The prop whose name is nearest to a wrong one; where none is near, the only one that is
  /// missing, if the wrong one is the only one as well and has a value for it.
  private func meant(by given: AgentNode.Prop, in node: AgentNode) -> String? {
    if let nearest = DidYouMean.nearest(to: given.name, among: contract.props.map(\.name)) {
      return nearest
    }
    if node.props.count > NodeMessages.exampleLimit { return nil }
    let missing = contract.props.indices.filter { isMissing(at: $0, in: node) }
    let unknown = node.props.count { contract.prop($0.name) == nil }
    guard unknown == 1, missing.count == 1, !NodeMessages.keys.contains(given.name),
      contract.props[missing[0]].accepts(given.value, tokens: vocabulary.tokens)
    else { return nil }
    return contract.props[missing[0]].name
  }

  /// The entry with the name that was meant, unless that is given too; otherwise the node without
  /// the entry.
  private func example(for given: AgentNode.Prop, of node: AgentNode) -> String? {
    let examples = ExampleWriter(vocabulary)
    if let name = meant(by: given, in: node), let prop = contract.prop(name),
      node.value(name) == nil
    {
      var renamed = given
      renamed.name = name
      return examples.entry(renamed, prop) ?? examples.entry(prop)
    }
    guard node.props.count <= NodeMessages.exampleLimit else { return nil }
    var corrected = examples.corrected(node, as: contract)
    if given.name == "semantics", case .text(let text) = given.value, node.semantics == nil {
      corrected?.semantics = text
    }
    return examples.text(corrected)
  }

  private func missing(_ prop: PropContract, of node: AgentNode) -> AgentFinding {
    let choices = prop.choices.map(\.name).joined(separator: ", ")
    let entry = ExampleWriter(vocabulary).entry(prop)
    // Without props the entry needs the key above it.
    let isBelowProps = !node.props.isEmpty
    return AgentFinding(
      .init(
        .agentMissingProp, "\(contract.name) needs the prop '\(prop.name)'", at: node.location,
        notes: choices.isEmpty ? [] : [.init("it is one of: \(choices)")],
        suggestion: entry.map { "add '\($0)' under 'props'" },
        example: isBelowProps ? entry : entry.map { "props:\n  \($0)" }),
      at: isBelowProps ? Self.pointer : .root)
  }
}
