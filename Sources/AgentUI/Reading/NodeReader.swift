import Diagnostics
import YAMLTree

/// Reads nodes of agent YAML, and checks each against its contract where there is a vocabulary.
struct NodeReader {
  /// All that is wrong so far, a node's own mistakes before those of its children.
  private(set) var findings: [AgentFinding] = []
  /// The nodes read so far.
  private(set) var nodeCount = 0

  private let check: NodeCheck?
  private let messages: NodeMessages
  private var path: NodePath
  private var hasReportedDepth = false
  private var isFull = false

  /// Findings past which no more are kept: nobody reads them, and each costs a search for what was
  /// meant.
  static let findingLimit = 1_000

  /// A reader of nodes below the value at `base`.
  init(vocabulary: Vocabulary?, base: JSONPointer) {
    check = vocabulary.map(NodeCheck.init)
    messages = NodeMessages(examples: vocabulary.map(ExampleWriter.init))
    path = NodePath(base: base)
  }

  /// Reads a node and everything below it; `nil` when it names no component.
  mutating func read(_ yaml: YAMLNode, in parent: ComponentContract? = nil) -> AgentNode? {
    guard path.depth < AgentParser.depthLimit else {
      reportDepth(at: yaml.location)
      return nil
    }
    guard let entries = yaml.entries else {
      if !isFull { report(messages.notANode(yaml, in: parent)) }
      return nil
    }
    nodeCount += 1
    let name = self.name(entries, of: yaml, in: parent)
    var node = AgentNode(
      keyword: name?.keyword ?? .component, component: name?.text ?? "", props: props(entries),
      semantics: semantics(entries), location: name?.location ?? yaml.location)
    let contract = name.flatMap { check?.vocabulary.component($0.text) }
    let elsewhere = reportUnknownKeys(entries, contract)
    if let list = entry("children", entries)?.value, !list.isNull {
      node.children = children(list, contract)
    }
    guard name != nil else { return nil }
    if let check, !isFull {
      report(check.findings(node, contract, in: parent, elsewhere: elsewhere))
    }
    return node
  }

  private mutating func children(
    _ list: YAMLNode, _ contract: ComponentContract?
  ) -> [AgentNode] {
    guard let items = list.items else {
      report(messages.childrenNotAList(list, in: contract))
      return []
    }
    var nodes: [AgentNode] = []
    nodes.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      path.indices.append(index)
      if let node = read(item, in: contract) { nodes.append(node) }
      path.indices.removeLast()
    }
    return nodes
  }

  // MARK: Parts

  private func entry(_ key: String, _ entries: [YAMLNode.Entry]) -> YAMLNode.Entry? {
    entries.first { $0.key == key }
  }

  private mutating func name(
    _ entries: [YAMLNode.Entry], of yaml: YAMLNode, in parent: ComponentContract?
  ) -> (keyword: AgentNode.Keyword, text: String, location: SourceLocation)? {
    let component = entry("component", entries)
    let view = entry("view", entries)
    if component != nil, let view {
      report(messages.twoNames(view, entries))
    }
    guard let found = component ?? view, !found.value.isNull else {
      // A misspelt keyword is reported as an unknown key.
      if !isFull, !entries.contains(where: { messages.isMisspelt($0.key, "component", "view") }) {
        report(messages.noName(yaml, entries, in: parent))
      }
      return nil
    }
    guard case .scalar(let text, _) = found.value.content, found.value.core == .text else {
      report(messages.nameNotText(found, in: parent))
      return nil
    }
    return (component == nil ? .view : .component, text, found.value.location)
  }

  private mutating func props(_ entries: [YAMLNode.Entry]) -> [AgentNode.Prop] {
    guard let node = entry("props", entries)?.value, !node.isNull else { return [] }
    guard let given = node.entries else {
      report(messages.propsNotAMapping(node, entries))
      return []
    }
    return given.map(AgentNode.Prop.init)
  }

  private mutating func semantics(_ entries: [YAMLNode.Entry]) -> String? {
    guard let node = entry("semantics", entries)?.value, !node.isNull else { return nil }
    guard case .scalar(let text, _) = node.content, node.core == .text else {
      report(messages.semanticsNotText(node))
      return nil
    }
    return text
  }

  /// Reports the keys that a node has not, and returns the props that may be given by them or that
  /// cannot be read: they are not missing.
  private mutating func reportUnknownKeys(
    _ entries: [YAMLNode.Entry], _ contract: ComponentContract?
  ) -> Set<String> {
    var elsewhere: Set<String> = []
    for entry in entries {
      let isKnown = NodeMessages.keys.contains(entry.key)
      if !isKnown {
        if !isFull { report(messages.unknownKey(entry, entries, contract)) }
        elsewhere.insert(entry.key)
      }
      let isUnread = entry.key == "props" && entry.value.entries == nil && !entry.value.isNull
      if isUnread || !isKnown && messages.isMisspelt(entry.key, "props") {
        elsewhere.formUnion(contract?.props.map(\.name) ?? [])
      }
    }
    return elsewhere
  }

  // MARK: Findings

  /// Once, since a document that is too deep in one place often is in many.
  private mutating func reportDepth(at location: SourceLocation) {
    guard !hasReportedDepth else { return }
    hasReportedDepth = true
    report(NodeMessages.tooDeep(at: location))
  }

  /// Adds findings whose pointers lead on from the node that is read.
  private mutating func report(_ found: [AgentFinding]) {
    for finding in found { report(finding) }
  }

  private mutating func report(_ finding: AgentFinding) {
    guard !isFull else { return }
    if findings.count == Self.findingLimit {
      isFull = true
      findings.append(NodeMessages.tooManyFindings(at: finding.diagnostic.location))
      return
    }
    findings.append(finding.below(path))
  }
}

/// The way from the root of a document down to a node, through lists of children.
struct NodePath {
  let base: JSONPointer
  var indices: [Int] = []

  var depth: Int { indices.count }

  var pointer: JSONPointer {
    indices.reduce(base) { $0.appending(key: "children").appending(index: $1) }
  }
}

extension AgentFinding {
  /// The same finding with its pointer, which starts at a node, made to start at the root.
  func below(_ path: NodePath) -> AgentFinding {
    AgentFinding(diagnostic, at: pointer.map { path.pointer.appending($0) })
  }
}

extension AgentNode.Prop {
  /// An entry of `props` as it is written.
  init(_ entry: YAMLNode.Entry) {
    self.init(
      name: entry.key, value: AgentValue(entry.value), spelling: entry.value.text,
      nameLocation: entry.keyLocation, valueLocation: entry.value.location)
  }
}

extension AgentValue {
  fileprivate init(_ node: YAMLNode) {
    self =
      switch node.core {
      case .null, nil: .structure(node.spokenKind)
      case .boolean(let value): .boolean(value)
      case .integer(let value): .integer(value)
      case .number(let value): .number(value)
      case .text: .text(node.text ?? "")
      }
  }
}
