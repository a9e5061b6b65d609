import AgentUI
import Testing

/// The stack around several modified children is no node of the vocabulary.
@Suite struct SwiftStackTests {
  private func vocabulary(_ stack: [PropContract]?) -> Vocabulary {
    let form = { (type: String) in SwiftForm(module: "SwiftUI", type: type) }
    let stacks = stack.map {
      [ComponentContract(name: "Stack", props: $0, children: .any, swift: form("VStack"))]
    }
    let modifier = SwiftForm(module: "M", type: "Card", grammar: .modifier, call: "card")
    return Vocabulary(
      components: (stacks ?? []) + [
        ComponentContract(name: "Line", props: [], children: .none, swift: form("Divider")),
        ComponentContract(name: "Card", props: [], children: .any, swift: modifier),
      ], tokens: [:])
  }

  private let several = "component: Card\nchildren:\n  - component: Line\n  - component: Line"
  private let stacked = """
    component: Card
    children:
      - component: Stack
        children:
          - component: Line
          - component: Line
    """

  private func opening(_ text: String, _ vocabulary: Vocabulary) -> Substring? {
    SwiftPrinter(vocabulary).print(tree(text)).split(separator: " {").first
  }

  @Test func eachVocabularyHasASpelling() {
    let alignment = PropContract(
      name: "alignment", kind: .enum, choices: [.init("leading"), .init("center")],
      defaultValue: "center")
    let none = vocabulary(nil)
    #expect(opening(several, none) == "VStack")
    #expect(read(SwiftPrinter(none).print(tree(several)), none) == several)
    let plain = vocabulary([])
    let centered = vocabulary([alignment])
    for (vocabulary, spelling) in [
      (plain, "VStack(spacing: nil)"), (centered, "VStack(alignment: .center)"),
    ] {
      #expect(opening(several, vocabulary).map(String.init) == spelling)
      #expect(opening(stacked, vocabulary) == "VStack")
      for text in [several, stacked] {
        #expect(read(SwiftPrinter(vocabulary).print(tree(text)), vocabulary) == text)
      }
    }
  }
}
