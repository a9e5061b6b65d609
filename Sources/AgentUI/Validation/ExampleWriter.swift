import Diagnostics
import YAMLTree

/// Writes agent YAML that is right by a vocabulary, for findings to show.
///
/// `nil` means that the vocabulary has nothing right to offer, as for an enumeration without
/// values.
struct ExampleWriter: Sendable {
  let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Semantics that fit any node.
  static let semantics = "\"what this stands for\""

  /// Nodes inside each other past which an example is not made.
  private static let depthLimit = 4

  // MARK: Values

  /// A value that a prop takes: its default, the first choice, or one of its kind.
  func value(for prop: PropContract) -> AgentValue? {
    let written = prop.defaultValue.map { [$0] } ?? []
    let values = written.filter { !$0.isEmpty }.map { literal($0, prop) } + usual(prop)
    return values.first { value in
      prop.accepts(value, tokens: vocabulary.tokens) && !isDeprecated(value, prop)
    }
  }

  private func isDeprecated(_ value: AgentValue, _ prop: PropContract) -> Bool {
    prop.kind == .token && vocabulary.tokens[value.text]?.deprecation != nil
  }

  /// The default of the metadata, which is text there whatever it means.
  private func literal(_ text: String, _ prop: PropContract) -> AgentValue {
    switch (prop.kind, CoreScalar(text)) {
    case (.boolean, .boolean(let value)): .boolean(value)
    case (.integer, .integer(let value)), (.number, .integer(let value)): .integer(value)
    case (.number, .number(let value)): .number(value)
    default: .text(text)
    }
  }

  private func usual(_ prop: PropContract) -> [AgentValue] {
    switch prop.kind {
    case .string: [.text("Text")]
    case .integer: [prop.bounds.value(nearestTo: 1)]
    case .number: [prop.bounds.value(nearestTo: 1.5)]
    case .boolean: [.boolean(true)]
    case .action: [.text("open")]
    case .enum: prop.choices.map { .text($0.name) }
    case .token:
      (prop.choices.isEmpty ? vocabulary.tokens.keys.sorted() : prop.choices.map(\.name))
        .map { .text($0) }
    }
  }

  // MARK: Entries

  /// A prop with a value that is right, as a line.
  func entry(_ prop: PropContract) -> String? {
    value(for: prop).map { value in
      YAMLPrinter(vocabulary).entry(.init(example: prop.name, value), prop.kind)
    }
  }

  /// A prop with a given value as a line, if the value is right.
  func entry(_ given: AgentNode.Prop, _ prop: PropContract) -> String? {
    guard prop.accepts(given.value, tokens: vocabulary.tokens) else { return nil }
    return YAMLPrinter(vocabulary).entry(given, prop.kind)
  }

  /// The key `children` with one child that is right, or with none where none is allowed.
  func children(of contract: ComponentContract) -> String? {
    if case .none = contract.children { return "children: []" }
    guard let child = node(in: contract) else { return nil }
    let parent = AgentNode(
      component: contract.name, children: [child], location: SourceLocation(""))
    return YAMLPrinter(vocabulary).children(of: parent).joined(separator: "\n")
  }

  // MARK: Nodes

  /// A tree as text.
  func text(_ node: AgentNode?) -> String? { node.map(YAMLPrinter(vocabulary).print) }

  /// The smallest node of a component.
  func node(named name: String, depth: Int = 0) -> AgentNode? {
    guard let contract = vocabulary.component(name), depth < Self.depthLimit else { return nil }
    let empty = AgentNode(
      keyword: contract.keyword, component: name, location: SourceLocation(""))
    return corrected(empty, as: contract, depth: depth)
  }

  /// The smallest node that a component can hold; without one, a node that can be a document.
  func node(in parent: ComponentContract?, depth: Int = 0) -> AgentNode? {
    guard depth < Self.depthLimit else { return nil }
    if case .only(let names) = parent?.children {
      return names.lazy.compactMap { node(named: $0, depth: depth) }.first
    }
    let parts = vocabulary.components.values.filter {
      $0.swift.grammar == .view && $0.keyword == .component && !$0.requiresSemantics
    }
    let chosen = parts.min { rank($0) < rank($1) }
    return (chosen?.name ?? vocabulary.components.keys.min()).flatMap {
      node(named: $0, depth: depth)
    }
  }

  /// Few required props come first, but none last: an example with a prop says more.
  private func rank(_ contract: ComponentContract) -> (required: Int, name: String) {
    let required = contract.props.count { $0.isRequired }
    return (required == 0 ? Int.max : required, contract.name)
  }

  /// A node put right, without children where it needs none: props that are right are kept, what
  /// is required is added.
  func corrected(
    _ node: AgentNode, as contract: ComponentContract, depth: Int = 0
  ) -> AgentNode? {
    var corrected = node
    corrected.component = contract.name
    corrected.props = node.props.filter { given in
      contract.prop(given.name).map { $0.accepts(given.value, tokens: vocabulary.tokens) } == true
    }
    for prop in contract.props where prop.isRequired && corrected.value(prop.name) == nil {
      guard let value = value(for: prop) else { return nil }
      corrected.props.append(.init(example: prop.name, value))
    }
    if contract.requiresSemantics, (node.semantics ?? "").allSatisfy(\.isWhitespace) {
      corrected.semantics = String(Self.semantics.dropFirst().dropLast())
    }
    corrected.children = []
    if contract.needsChildren {
      guard let child = self.node(in: contract, depth: depth + 1) else { return nil }
      corrected.children = [child]
    }
    return corrected
  }

  /// The node that entries make once it is put right, as text; `nil` when they name no component.
  func putRight(_ entries: [YAMLNode.Entry]) -> String? {
    let own = entries.filter { $0.key != "children" }
    let yaml = YAMLNode(.mapping(own), at: SourceLocation(""))
    guard let node = AgentParser.parse(yaml).root,
      let contract = vocabulary.component(node.component)
    else { return text(self.node(in: nil)) }
    return text(corrected(node, as: contract))
  }
}

extension AgentNode.Prop {
  /// A prop of an example, which stands nowhere.
  init(example name: String, _ value: AgentValue) {
    let nowhere = SourceLocation("")
    self.init(name: name, value: value, nameLocation: nowhere, valueLocation: nowhere)
  }
}
