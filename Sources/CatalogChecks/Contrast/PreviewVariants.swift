import AgentUI
import CatalogModel

/// The trees that show a component in all its colours: its examples, and the first of them once
/// more with each value of each enumeration and boolean of the component.
///
/// One prop is changed at a time: what only two of them together bring about is for an example to
/// show.
struct PreviewVariants {
  let component: Component

  /// The trees in order, each made when it is asked for.
  var trees: some Sequence<AgentNode> {
    let examples = component.examples.map(\.root)
    let base = examples.first { $0.contains(component.name) }
    let variants = values.lazy.compactMap { change in
      base.flatMap { node -> AgentNode? in
        var node = node
        return node.change(change.prop, to: change.value, of: component.name) ? node : nil
      }
    }
    return [AnySequence(examples), AnySequence(variants)].lazy.joined()
  }

  private var values: [(prop: PropContract, value: AgentValue)] {
    component.contract.props.flatMap { prop -> [(prop: PropContract, value: AgentValue)] in
      switch prop.kind {
      case .enum: prop.choices.map { (prop, .text($0.name)) }
      case .boolean: [(prop, .boolean(false)), (prop, .boolean(true))]
      case .string, .integer, .number, .token, .action: []
      }
    }
  }
}

extension AgentNode {
  fileprivate func contains(_ name: String) -> Bool {
    component == name || children.contains { $0.contains(name) }
  }

  /// Gives a prop of the first node of a component another value.
  ///
  /// - Returns: Whether that makes a difference.
  fileprivate mutating func change(
    _ prop: PropContract, to value: AgentValue, of name: String
  ) -> Bool {
    guard component == name else {
      guard let index = children.firstIndex(where: { $0.contains(name) }) else { return false }
      return children[index].change(prop, to: value, of: name)
    }
    let present = self.value(prop.name)?.text ?? prop.defaultValue
    if value.text == present ?? (prop.kind == .boolean ? "false" : nil) { return false }
    let changed = Prop(
      name: prop.name, value: value, nameLocation: location, valueLocation: location)
    props.removeAll { $0.name == prop.name }
    props.append(changed)
    return true
  }
}
