import AgentUI
import CatalogModel
import Testing

/// The examples of the systems are those that they are meant to show.
@Suite struct ExamplePageTests {
  @Test func theInspectorOfTheDocumentComesFirstAndAsItStandsThere() throws {
    let system = try ShippedContent.foundationUI()
    let screen = try #require(system.screens.first)
    #expect(
      YAMLPrinter(system.vocabulary).print(screen.root) == """
        view: InspectorPattern
        props:
          title: "File Metadata"
        children:
          - component: SectionHeader
            props:
              text: "BASIC INFO"
          - component: KeyValueRow
            props:
              key: "Type"
              value: "ftyp"
              copyable: true
          - component: Badge
            props:
              text: "VALID"
              level: success
        """)
  }

  @Test func eachPatternIsPartOfAScreen() throws {
    let system = try ShippedContent.foundationUI()
    #expect(system.screens.count == 6)
    let used = Set(system.screens.flatMap(\.componentNames))
    let patterns = system.components.filter { $0.layer == .pattern }.map(\.name)
    #expect(patterns.filter { !used.contains($0) } == [])
  }

  @Test func eachKindOfMistakeIsShown() throws {
    let shown = try ShippedContent.foundationUI().invalidExamples.flatMap(\.expected).map(\.name)
    #expect(
      Set(shown) == [
        "agent/unknown-component", "agent/unknown-prop", "agent/missing-prop", "agent/wrong-type",
        "agent/unknown-value", "agent/no-children", "agent/wrong-child",
        "agent/missing-semantics", "agent/unknown-token", "yaml/duplicate-key", "yaml/unknown-key",
      ])
  }

  @Test func whatSaysNothingByItselfHasToSayWhatItMeans() throws {
    let system = try ShippedContent.foundationUI()
    let names = system.components.filter(\.contract.requiresSemantics).map(\.name)
    #expect(names == ["Card", "Indicator", "NavigationSplitScaffold"])
  }
}
