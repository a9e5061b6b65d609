import AgentUI
import Diagnostics

/// A tree with all that code does not tell apart written in one way, and without places.
extension AgentNode {
  func normal(_ vocabulary: Vocabulary) -> AgentNode {
    let nowhere = SourceLocation("")
    guard let contract = vocabulary.component(component) else { return self }
    let props = contract.props.compactMap { prop -> Prop? in
      guard let value = value(prop.name), !prop.isDefault(value) else { return nil }
      return Prop(
        name: prop.name, value: value.normal(prop), nameLocation: nowhere, valueLocation: nowhere)
    }
    let labels = contract.swift.slotLabels
    let inOrder =
      labels.isEmpty
      ? children
      : labels.flatMap { label in
        children.filter { contract.swift.slotLabel(for: $0.component) == label }
      }
    return AgentNode(
      keyword: contract.keyword, component: component, props: props,
      children: inOrder.map { $0.normal(vocabulary) }, semantics: semantics, location: nowhere)
  }
}

extension AgentValue {
  fileprivate func normal(_ prop: PropContract) -> AgentValue {
    switch (prop.kind, self) {
    case (.action, .text(let text)): .text(SwiftNames.function(text))
    case (.integer, .number(let number)): Int(exactly: number).map { .integer($0) } ?? self
    default: self
    }
  }
}
