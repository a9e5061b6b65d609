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

  @Test func aParameterForAnyTextIsAString() throws {
    let derived = try derived(
      "public struct Badge: View { public init(title: some StringProtocol) {} }")
    #expect(derived.open == [])
    #expect(
      derived.manifest == start + """
        props:
          - name: title
            type: string
            required: true
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

  @Test(arguments: [
    ("url: URL", "'url' (URL)"), ("link: Binding<URL>", "'link' (Binding<URL>)"),
    ("_ title: Text", "an argument without a label (Text)"),
    ("letter: Character?", "'letter' (Character?)"),
    ("pick: @escaping (Int) -> Void", "'pick' (@escaping (Int) -> Void)"),
    ("pick: ((Int) -> Void)?", "'pick' (((Int) -> Void)?)"),
  ])
  func whatNoLiteralAndNoPlainClosureIsIsNamed(parameters: String, named: String) throws {
    let derived = try derived(
      "public struct Badge: View { public init(\(parameters), text: String) {} }")
    #expect(derived.obstacle == "Swift needs \(named), which an example cannot state")
  }

  @Test(arguments: [
    "act: @escaping () -> Void", "act: (() -> Void)?", "act: (@Sendable () -> Void)?",
    "act: @escaping @MainActor () async -> Void", "act: @escaping (Int) -> Void = { _ in }",
    "key: LocalizedStringKey", "url: URL = home",
  ])
  func othersAreInAnExample(parameters: String) throws {
    let derived = try derived("public struct Badge: View { public init(\(parameters)) {} }")
    #expect(derived.obstacle == nil)
  }

  @Test(arguments: [("throws", "try"), ("async", "await"), ("async throws(Fault)", "try")])
  func aCallThatNeedsMoreThanItsNameIsNotInAnExample(effects: String, mark: String) throws {
    let source = "public struct Badge: View { public init(text: String) \(effects) {} PLAIN }"
    #expect(
      try derived(source.replacing("PLAIN", with: "")).obstacle
        == "Swift calls it with '\(mark)', which an example cannot state")
    let plain = try derived(source.replacing("PLAIN", with: "; public init(_ word: String) {}"))
    #expect(plain.obstacle == nil)
    #expect(plain.manifest.contains("  - name: word\n"))
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
