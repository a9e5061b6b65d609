import Diagnostics
import YAMLTree

/// What is said of a node that has not the shape of agent YAML. Pointers start at the node.
struct NodeMessages {
  /// Writes what would be right; `nil` where no vocabulary says what there is.
  let examples: ExampleWriter?

  /// Entries past which a node gets no example of itself put right: it would be long, and one for
  /// each of its mistakes would cost the square of their number.
  static let exampleLimit = 64

  /// The keys of a node.
  static let keys = ["component", "view", "props", "children", "semantics"]

  /// Whether an unknown key was probably meant to be one of `meant`.
  func isMisspelt(_ key: String, _ meant: String...) -> Bool {
    guard !Self.keys.contains(key) else { return false }
    return DidYouMean.nearest(to: key, among: Self.keys).map(meant.contains) == true
  }

  func notANode(_ yaml: YAMLNode, in parent: ComponentContract?) -> AgentFinding {
    let meant = yaml.text.flatMap { examples?.node(named: $0) } ?? examples?.node(in: parent)
    return AgentFinding(
      .init(
        .yamlWrongKind, "a node must be a mapping, not \(yaml.spokenKind)", at: yaml.location,
        suggestion: "write its keys as 'key: value', one a line",
        example: meant.flatMap { examples?.text($0) }), at: .root)
  }

  func noName(
    _ yaml: YAMLNode, _ entries: [YAMLNode.Entry], in parent: ComponentContract?
  ) -> AgentFinding {
    AgentFinding(
      .init(
        .agentNoComponent, "a node must name its component", at: yaml.location,
        suggestion: "begin it with 'component:' and a name, or 'view:' for a whole screen",
        example: examples.flatMap { $0.text($0.node(in: parent)) }), at: .root)
  }

  func twoNames(_ view: YAMLNode.Entry, _ entries: [YAMLNode.Entry]) -> AgentFinding {
    AgentFinding(
      .init(
        .agentTwoComponents, "a node has either 'component' or 'view', not both",
        at: view.keyLocation, suggestion: "keep the one that names the component",
        example: examples?.putRight(entries.filter { $0.key != "view" })),
      at: .root.appending(key: "view"))
  }

  func nameNotText(_ found: YAMLNode.Entry, in parent: ComponentContract?) -> AgentFinding {
    AgentFinding(
      .init(
        .yamlWrongKind, "'\(found.key)' must be text, not \(found.value.spokenKind)",
        at: found.value.location, suggestion: "name a component",
        example: examples.flatMap { $0.text($0.node(in: parent)) }),
      at: .root.appending(key: found.key))
  }

  func propsNotAMapping(_ props: YAMLNode, _ entries: [YAMLNode.Entry]) -> AgentFinding {
    AgentFinding(
      .init(
        .agentPropsNotMapping, "'props' must be a mapping, not \(props.spokenKind)",
        at: props.location, suggestion: "write 'props:' and one 'name: value' a line below it",
        example: examples?.putRight(entries.filter { $0.key != "props" })),
      at: .root.appending(key: "props"))
  }

  func childrenNotAList(_ list: YAMLNode, in contract: ComponentContract?) -> AgentFinding {
    AgentFinding(
      .init(
        .yamlWrongKind, "'children' must be a list, not \(list.spokenKind)", at: list.location,
        suggestion: "begin every child with '- '",
        example: contract.flatMap { examples?.children(of: $0) }),
      at: .root.appending(key: "children"))
  }

  func semanticsNotText(_ node: YAMLNode) -> AgentFinding {
    let spelling = node.text ?? ""
    let literal = YAMLLiteral.quoted(spelling)
    let isScalar = node.core != nil
    return AgentFinding(
      .init(
        .yamlWrongKind, "'semantics' must be text, not \(node.spokenKind)", at: node.location,
        suggestion: isScalar
          ? "put it in quotes: \(Excerpt.of(literal))" : "write what the node means as one text",
        example: "semantics: \(isScalar ? literal : ExampleWriter.semantics)"),
      at: .root.appending(key: "semantics"))
  }

  func unknownKey(
    _ entry: YAMLNode.Entry, _ entries: [YAMLNode.Entry], _ contract: ComponentContract?
  ) -> AgentFinding {
    let isProp = contract?.prop(entry.key) != nil
    let nearest = DidYouMean.nearest(to: entry.key, among: Self.keys)
    let suggestion =
      isProp
      ? "move '\(entry.key)' below 'props:'"
      : nearest.map { "did you mean '\($0)'?" } ?? "put the props of a component under 'props:'"
    var example: String?
    if nearest == "children", !isProp {
      example = contract.flatMap { examples?.children(of: $0) }
    } else if entries.count <= Self.exampleLimit {
      let right = isProp ? moved(entry, entries) : renamed(entry, to: nearest, entries)
      example = examples?.putRight(right)
    }
    return AgentFinding(
      .init(
        .yamlUnknownKey, "a node has no key '\(Excerpt.of(entry.key))'", at: entry.keyLocation,
        notes: [.init("known keys: \(Self.keys.sorted().joined(separator: ", "))")],
        suggestion: suggestion, example: example),
      at: .root.appending(key: entry.key))
  }

  /// The entries with one below `props`.
  private func moved(_ entry: YAMLNode.Entry, _ entries: [YAMLNode.Entry]) -> [YAMLNode.Entry] {
    var others = entries.filter { $0.key != entry.key && $0.key != "props" }
    let props = entries.first { $0.key == "props" }?.value.entries ?? []
    let merged = YAMLNode(.mapping(props + [entry]), at: entry.keyLocation)
    others.append(.init(key: "props", keyLocation: entry.keyLocation, value: merged))
    return others
  }

  /// The entries with one under another key, or without it.
  private func renamed(
    _ entry: YAMLNode.Entry, to key: String?, _ entries: [YAMLNode.Entry]
  ) -> [YAMLNode.Entry] {
    let others = entries.filter { $0.key != entry.key }
    guard let key, !others.contains(where: { $0.key == key }) else { return others }
    return others + [.init(key: key, keyLocation: entry.keyLocation, value: entry.value)]
  }

  // MARK: Limits

  static func tooDeep(at location: SourceLocation) -> AgentFinding {
    AgentFinding(
      .init(
        .agentTooDeep, "nodes are nested more than \(AgentParser.depthLimit) levels deep",
        at: location, suggestion: "make the part below a document of its own"), at: .root)
  }

  static func tooManyFindings(at location: SourceLocation?) -> AgentFinding {
    AgentFinding(
      .init(
        .agentTooManyFindings,
        "the document has more than \(NodeReader.findingLimit) mistakes; the others are not shown",
        at: location, suggestion: "correct these and check again"), at: nil)
  }
}
