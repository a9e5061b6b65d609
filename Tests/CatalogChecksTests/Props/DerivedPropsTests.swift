import CatalogChecks
import CatalogModel
import Testing

/// The props of a component whose metadata begin with none.
@Suite struct DerivedPropsTests {
  private let start = "# Mine.\nname: Badge\nlayer: component\nsummary: A word.\n"

  private func derived(_ source: String) throws -> DerivedProps {
    let change = Change(
      replacing: [
        "one/Sources/A.swift": source, badge: start + "props: []\nchildren: none\n",
      ],
      appending: [
        "one/system.yaml": "\nmodules: [{ name: Kit, path: Sources }]\n",
        card: "status: planned\n",
      ])
    let catalog = try #require(change.catalog)
    let system = try #require(catalog.systems.first { $0.slug == "one" })
    return try #require(DerivedProps.all(of: system)["Badge"])
  }

  @Test func theRichestInitialiserGivesTheProps() throws {
    let derived = try derived(
      """
      public struct Badge: View {
        public init(_ text: String) {}
        public init(_ text: String, level: Level = .low) {}
        public init() {}
      }
      public enum Level { case low, high }
      """)
    #expect(derived.open == [])
    #expect(
      derived.manifest == start + """
        props:
          - name: text
            type: string
            label: "_"
            required: true
          - name: level
            type: enum
            swift: Level
            values: [low, high]
            default: low
        children: none

        """)
  }

  @Test func whatAnExampleCanCallGoesBeforeWhatIsRicher() throws {
    let derived = try derived(
      """
      public struct Badge<Focus: Hashable>: View {
        public init(text: String, note: String, focus: FocusState<Focus>.Binding) {}
        public init(text: String, @ViewBuilder row: (Int) -> some View) {}
        public init(text: String, done: @escaping (Int) -> Void = { _ in }) {}
      }
      """)
    #expect(derived.obstacle == nil)
    #expect(derived.manifest.contains("  - name: text\n"))
    #expect(!derived.manifest.contains("note"))
    #expect(!derived.takesChildren)
  }

  @Test func whatAnExampleCannotStateIsNamed() throws {
    let source = "public struct Badge<C: View>: View { public init(INIT) {} }"
    func obstacle(_ parameters: String) throws -> String? {
      try derived(source.replacing("INIT", with: parameters)).obstacle
    }
    #expect(
      try obstacle("@ViewBuilder row: @escaping (Int) -> C")
        == "Swift needs 'row' (@escaping (Int) -> C), which an example cannot state")
    #expect(
      try obstacle("_ label: C")
        == "Swift needs an argument without a label (C), which an example cannot state")
    #expect(try obstacle("@ViewBuilder a: () -> C, @ViewBuilder b: () -> C") != nil)
    #expect(try obstacle("action: @escaping () -> Void, content: @escaping () -> C") == nil)
  }

  @Test func aDefaultThatIsNotAmongTheValuesIsLeftOut() throws {
    let derived = try derived(
      """
      public struct Badge: View { public init(tint: Tint = .black) {} }
      public struct Tint {}
      extension Tint { public static let harbour: Tint = Tint() }
      """)
    #expect(derived.open == [])
    #expect(
      derived.manifest == start + """
        props:
          - name: tint
            type: enum
            swift: Tint
            values: [harbour]
        children: none

        """)
  }

  @Test func whatMetadataCannotStateIsLeftOpen() throws {
    let derived = try derived(
      """
      public struct Badge: View { public init(text: String, item: Item) {} }
      public struct Item {}
      """)
    #expect(derived.manifest.contains("  - name: text\n"))
    #expect(!derived.manifest.contains("item"))
    #expect(derived.open == ["no prop describes 'item', which Swift takes"])
  }

  @Test func withoutParametersThereAreNoProps() throws {
    let derived = try derived("public struct Badge: View { public init() {} }")
    #expect(derived.manifest == start + "props: []\nchildren: none\n")
    #expect(derived.open == [])
  }
}
