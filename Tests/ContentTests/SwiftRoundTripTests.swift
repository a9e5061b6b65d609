import AgentSwift
import AgentUI
import CatalogModel
import Testing

/// The Swift code of every tree of the shipped systems is read as that tree again.
@Suite struct SwiftRoundTripTests {
  @Test func everyTreeComesBackFromItsCode() throws {
    var count = 0
    for system in [try ShippedContent.foundationUI(), try PeptideFoxContent.system()] {
      let reader = SwiftReader(system.vocabulary)
      let yaml = YAMLPrinter(system.vocabulary)
      for tree in Self.trees(of: system) {
        let code = SwiftPrinter(system.vocabulary).print(tree)
        let result = reader.read(code, path: "Example.swift")
        #expect(result.diagnostics == [], "\(code)")
        let wanted = yaml.print(tree.withoutDefaults(system.vocabulary))
        #expect(result.roots.map(yaml.print) == [wanted], "\(code)")
        count += 1
      }
    }
    #expect(count > 150)
  }

  private static func trees(of system: System) -> [AgentNode] {
    let components = system.components + system.primitives
    return components.flatMap { $0.examples.map(\.root) } + system.screens.map(\.root)
      + (system.guides.map(\.fences) + system.components.map(\.fences)).flatMap(\.trees)
  }
}

extension AgentNode {
  /// The tree as code carries it: without what is given its default, the props in the order of the
  /// contract.
  fileprivate func withoutDefaults(_ vocabulary: Vocabulary) -> AgentNode {
    var node = self
    let contract = vocabulary.component(component)
    node.props = (contract?.props ?? []).compactMap { prop in
      node.props.first { $0.name == prop.name && !prop.isDefault($0.value) }
    }
    node.children = children.map { $0.withoutDefaults(vocabulary) }
    return node
  }
}
