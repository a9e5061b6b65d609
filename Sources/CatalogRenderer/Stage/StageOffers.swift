import AgentUI
import CatalogModel
import Diagnostics

/// What may be put into a component on its stage: for each component that it takes, one node.
struct StageOffers {
  /// How many there are at most, and how many nodes each may have.
  static let limit = 12
  private static let sizeLimit = 8

  let nodes: [AgentNode]

  init(_ component: Component, in system: System) {
    let known = system.components + system.primitives
    let names: [String] =
      switch component.contract.children {
      case .none: []
      case .only(let names): names
      case .any:
        // What its examples hold comes first, then the platform's views.
        component.examples.flatMap { $0.root.children.map(\.component) }
          + system.primitives.map(\.name)
      }
    var seen: Set<String> = []
    let different = names.filter { seen.insert($0).inserted && $0 != component.name }
    let nodes = different.compactMap { name -> AgentNode? in
      guard let child = known.first(where: { $0.name == name }) else { return nil }
      let used = component.examples.lazy.flatMap(\.root.children).first { $0.component == name }
      let node = used ?? child.examples.first?.root ?? Self.plain(child.contract)
      return node.flatMap { $0.nodeCount <= Self.sizeLimit ? $0 : nil }
    }
    self.nodes = Array(nodes.prefix(Self.limit))
  }

  /// A node with what is required; `nil` for one that is nothing by itself.
  private static func plain(_ contract: ComponentContract) -> AgentNode? {
    if contract.needsChildren || contract.requiresSemantics { return nil }
    let place = SourceLocation("")
    let props = contract.props.filter(\.isRequired).map { prop -> AgentNode.Prop in
      let value: AgentValue =
        switch prop.kind {
        case .string, .action: .text(prop.name)
        case .integer, .number: prop.bounds.value(nearestTo: 1)
        case .boolean: .boolean(true)
        case .enum, .token: .text(prop.choices.first?.name ?? prop.name)
        }
      return AgentNode.Prop(
        name: prop.name, value: value, nameLocation: place, valueLocation: place)
    }
    return AgentNode(
      keyword: contract.keyword, component: contract.name, props: props, location: place)
  }
}
