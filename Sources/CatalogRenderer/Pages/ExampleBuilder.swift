import AgentUI
import CatalogModel

/// Makes what a page shows of an example: the drawing, the Swift code and the YAML.
struct ExampleBuilder {
  let scope: PageScope

  private var vocabulary: Vocabulary { scope.system.vocabulary }

  /// An example of a component.
  func item(_ example: Example, anchor: String) -> ExampleItem {
    var item = item(of: example.root, swift: example.swiftCode, anchor: anchor)
    item.name = example.name
    item.description = example.description ?? ""
    return item
  }

  /// A whole screen, with what it is made of.
  func item(_ screen: Screen) -> ExampleItem {
    var item = item(of: screen.root, anchor: ScreensPage.anchor(of: screen))
    item.name = screen.name
    item.description = screen.description
    item.size = scope.words(ExamplePhrase.nodes, count: screen.root.nodeCount)
    item.components = screen.componentNames.map {
      UsedComponent(name: $0, href: scope.href(toName: $0))
    }
    return item
  }

  /// A tree that a text shows.
  ///
  /// - Parameter yaml: The tree as its author wrote it.
  func item(of root: AgentNode, yaml: String, anchor: String) -> ExampleItem {
    var item = item(of: root, anchor: anchor)
    item.yaml = yaml
    item.firstForm = .yaml
    return item
  }

  private func item(
    of root: AgentNode, swift: String? = nil, anchor: String
  ) -> ExampleItem {
    ExampleItem(
      system: scope.system.slug, name: "", anchor: anchor, description: "",
      preview: scope.stage(root), swift: swift ?? SwiftPrinter(vocabulary).print(root),
      yaml: YAMLPrinter(vocabulary).print(root), firstForm: .swift)
  }
}
