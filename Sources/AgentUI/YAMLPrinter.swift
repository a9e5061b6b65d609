import YAMLTree

/// Writes a tree as agent YAML, in the one layout the catalog shows: keyword first, then `props`,
/// `semantics` and `children`, texts in double quotes, names plain.
public struct YAMLPrinter: Sendable {
  let vocabulary: Vocabulary

  /// A printer that knows from `vocabulary` which texts are names and go without quotes.
  public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// The YAML of a tree, without a final newline. Levels below ``AgentParser/depthLimit`` are left
  /// out.
  public func print(_ node: AgentNode) -> String {
    lines(node, depth: 0).joined(separator: "\n")
  }

  private func lines(_ node: AgentNode, depth: Int) -> [String] {
    var lines = ["\(node.keyword.rawValue): \(YAMLLiteral.plain(node.component))"]
    lines += props(of: node)
    if let semantics = node.semantics {
      lines.append("semantics: \(YAMLLiteral.quoted(semantics))")
    }
    if depth + 1 < AgentParser.depthLimit { lines += children(of: node, depth: depth) }
    return lines
  }

  /// The lines of `props`, none without props.
  func props(of node: AgentNode) -> [String] {
    if node.props.isEmpty { return [] }
    let contract = vocabulary.component(node.component)
    return ["props:"] + node.props.map { "  \(entry($0, contract?.prop($0.name)?.kind))" }
  }

  /// The lines of `children`, none without children.
  func children(of node: AgentNode, depth: Int = 0) -> [String] {
    if node.children.isEmpty { return [] }
    return ["children:"]
      + node.children.flatMap { child in
        lines(child, depth: depth + 1).enumerated().map { index, line in
          (index == 0 ? "  - " : "    ") + line
        }
      }
  }

  /// A prop as one line: `level: info`.
  func entry(_ prop: AgentNode.Prop, _ kind: PropContract.Kind?) -> String {
    "\(YAMLLiteral.plain(prop.name)): \(scalar(prop, kind))"
  }

  private func scalar(_ prop: AgentNode.Prop, _ kind: PropContract.Kind?) -> String {
    switch (prop.value, kind) {
    case (.text(let text), .enum), (.text(let text), .token): YAMLLiteral.plain(text)
    case (.text(let text), _): YAMLLiteral.quoted(text)
    case (.structure, _): "~"
    default: prop.spelling
    }
  }
}
