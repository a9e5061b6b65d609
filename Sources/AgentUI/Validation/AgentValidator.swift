import Diagnostics

/// Checks a tree against a vocabulary and reports everything that is wrong with it at once.
///
/// A text is read and checked in one go by ``AgentDocument``; this is for trees that are there.
public struct AgentValidator: Sendable {
  let vocabulary: Vocabulary

  /// A validator for the components and tokens of one system.
  public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// All mistakes of the tree: those of a node, then those of its children.
  public func validate(_ node: AgentNode) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    check(node, in: nil, depth: 0, &diagnostics)
    return diagnostics
  }

  private func check(
    _ node: AgentNode, in parent: ComponentContract?, depth: Int, _ diagnostics: inout [Diagnostic]
  ) {
    // The parser reports deeper levels; a tree that was not parsed ends here too.
    guard depth < AgentParser.depthLimit else { return }
    let contract = vocabulary.component(node.component)
    diagnostics += NodeCheck(vocabulary).findings(node, contract, in: parent).map(\.diagnostic)
    for child in node.children { check(child, in: contract, depth: depth + 1, &diagnostics) }
  }
}
