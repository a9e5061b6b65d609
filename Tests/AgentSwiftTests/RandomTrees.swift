import AgentUI
import Diagnostics

/// Valid trees of a vocabulary, drawn at random from a seed.
struct RandomTrees {
  let vocabulary: Vocabulary
  private var state: UInt64
  private let names: [String]
  private let nowhere = SourceLocation("")

  init(_ vocabulary: Vocabulary, seed: UInt64) {
    self.vocabulary = vocabulary
    state = seed
    names = vocabulary.components.keys.sorted()
  }

  mutating func next() -> AgentNode { node(pick(names), depth: 0) }

  /// A number below `limit`, by the generator that Knuth gives for 64 bits.
  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  private mutating func node(_ name: String, depth: Int) -> AgentNode {
    let contract = vocabulary.components[name]
    return AgentNode(
      keyword: pick(AgentNode.Keyword.allCases), component: name,
      props: (contract?.props ?? []).compactMap { prop($0) },
      children: contract.map { children($0, depth: depth) } ?? [],
      semantics: number(below: 3) == 0 ? text() : nil, location: nowhere)
  }

  private mutating func children(_ contract: ComponentContract, depth: Int) -> [AgentNode] {
    let isModifier = [.modifier, .environment, .style].contains(contract.swift.grammar)
    let allowed: [String]
    switch contract.children {
    case .none: return []
    case .any: allowed = names
    case .only(let some): allowed = some
    }
    // What needs a child goes on until a leaf comes; the depth makes one likely.
    let leaves = allowed.filter { vocabulary.components[$0]?.children == ChildrenRule.none }
    let candidates = depth < 3 || leaves.isEmpty ? allowed : leaves
    let count = number(below: depth < 3 ? 3 : 1) + (isModifier ? 1 : 0)
    return (0..<count).map { _ in node(pick(candidates), depth: depth + 1) }
  }

  private mutating func prop(_ prop: PropContract) -> AgentNode.Prop? {
    guard prop.isRequired || number(below: 2) == 0 else { return nil }
    return AgentNode.Prop(
      name: prop.name, value: value(prop), nameLocation: nowhere, valueLocation: nowhere)
  }

  private mutating func value(_ prop: PropContract) -> AgentValue {
    switch prop.kind {
    case .string: .text(text())
    case .enum: .text(pick(prop.choices).name)
    case .token:
      .text(pick(prop.choices.isEmpty ? vocabulary.tokens.keys.sorted() : prop.choices.map(\.name)))
    case .action: .text(pick(["open", "copy selection", "repeat", "3d", "⌘", "Übersicht zeigen"]))
    case .boolean: .boolean(number(below: 2) == 0)
    case .integer: pick([.integer(number(below: 2_000) - 1_000), .number(3), .integer(1)])
    case .number:
      pick([.integer(-2), .number(Double(number(below: 1_000)) / 16), .number(1e21), .number(-0.5)])
    }
  }

  /// Scalars that are special to Swift, to YAML or to a comment, among ordinary ones.
  private mutating func text() -> String {
    let pieces = [
      "a", "Box", " ", "  ", "\"", "\\", "\\(x)", "\n", "\r\n", "\t", "//", "*/", "#", "é", "👩‍💻",
      "\u{0}", "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{301}", "{", "\\u{41}", "'", ":",
    ]
    return (0..<number(below: 6)).map { _ in pick(pieces) }.joined()
  }
}
