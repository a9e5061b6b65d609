import AgentUI
import CatalogLoader
import CatalogModel
import Testing

@testable import CatalogChecks

@Suite struct PreviewVariantsTests {
  private func trees(_ yaml: String) throws -> [String] {
    let catalog = try #require(Change(appending: [badge: yaml]).catalog)
    let component = try #require(catalog.systems.first?.components.first { $0.name == "Badge" })
    return PreviewVariants(component: component).trees.map(\.outline)
  }

  private let props = """
    children: any
    props:
      - { name: level, type: enum, values: [{ name: low }, { name: high }], default: low,
          description: d }
      - { name: isOpen, type: boolean, description: d }
      - { name: text, type: string, description: d }

    """

  @Test func eachValueIsDrawnOnce() throws {
    let trees = try trees(
      props + "examples: [{ name: A, agent: { component: Badge, props: { text: x } } }]\n")
    #expect(trees == ["Badge(text:x)", "Badge(text:x,level:high)", "Badge(text:x,isOpen:true)"])
  }

  @Test func aGivenValueIsReplaced() throws {
    let trees = try trees(
      props + "examples: [{ name: A, agent: { component: Badge, props: { level: high } } }]\n")
    #expect(trees == ["Badge(level:high)", "Badge(level:low)", "Badge(level:high,isOpen:true)"])
  }

  @Test func theComponentMayStandInsideAnother() throws {
    let trees = try trees(
      props + """
        examples:
          - { name: A, agent: { component: Card } }
          - { name: B, agent: { component: Card, children: [{ component: Badge }] } }
        """)
    #expect(
      trees == [
        "Card()", "Card()[Badge()]", "Card()[Badge(level:high)]", "Card()[Badge(isOpen:true)]",
      ])
  }

  @Test func withoutExamplesNothingIsDrawn() throws {
    #expect(try trees(props) == [])
  }
}

extension AgentNode {
  /// `Card(level:high)[Badge()]`
  fileprivate var outline: String {
    let props = props.map { "\($0.name):\($0.value.text)" }.joined(separator: ",")
    let children = children.map(\.outline).joined(separator: ",")
    return "\(component)(\(props))" + (children.isEmpty ? "" : "[\(children)]")
  }
}
