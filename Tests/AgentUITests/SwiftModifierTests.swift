import AgentUI
import Diagnostics
import Testing

@Suite struct SwiftModifierTests {
  @Test func aModifierIsACallOnItsChild() {
    let text = """
      component: BadgeChipStyle
      props: { level: error }
      children:
        - component: Text
          props: { text: "ERROR", style: headline }
      """
    #expect(
      swift(text) == """
        Text("ERROR")
            .font(.headline)
            .badgeChipStyle(level: .error)
        """)
  }

  @Test func callsStandFlushWithAClosingBracket() {
    let text = """
      component: CopyableModifier
      props: { text: "Checksum" }
      children:
        - component: CardStyle
          children:
            - component: Card
              children:
                - component: Divider
      """
    #expect(
      swift(text) == """
        Card {
            Divider()
        }
        .cardStyle()
        .copyable(text: "Checksum")
        """)
  }

  @Test func severalChildrenAreModifiedTogether() {
    let text = """
      component: ColorSchemeAdapter
      props: { preference: dark }
      children:
        - component: Divider
        - component: Divider
      """
    #expect(
      swift(text) == """
        VStack(spacing: nil) {
            Divider()
            Divider()
        }
        .colorSchemeAdapter(.dark)
        """)
  }

  @Test func environmentValues() {
    let one = """
      component: SurfaceStyleKey
      props: { material: thin }
      children:
        - component: Divider
      """
    #expect(swift(one) == "Divider()\n    .environment(\\.surfaceStyle, .thin)")
    let two = """
      component: SurfaceStyleKey
      children:
        - component: Divider
        - component: Divider
      """
    #expect(
      swift(two) == """
        Group {
            Divider()
            Divider()
        }
        .environment(\\.surfaceStyle, .regular)
        """)
  }

  @Test func actionsAreTrailingClosures() {
    let text = """
      view: ToolbarPattern
      props: { title: "movie.mp4" }
      children:
        - component: Badge
          props: { text: "WARNING", level: warning }
        - component: ToolbarAction
          props: { label: "Copy", systemImage: doc.on.doc, shortcut: "⌘C", action: "copy selection" }
        - component: ToolbarAction
          props: { label: "Export", systemImage: film }
      """
    #expect(
      swift(text) == """
        ToolbarPattern(title: "movie.mp4") {
            Badge(text: "WARNING", level: .warning)
            ToolbarAction(label: "Copy", systemImage: "doc.on.doc", shortcut: "⌘C") {
                copySelection()
            }
            ToolbarAction(label: "Export", systemImage: "film") {}
        }
        """)
    #expect(
      swift("component: Button\nprops: { title: Open, action: open }")
        == "Button(\"Open\") { open() }")
    #expect(swift("component: Button\nprops: { title: Cancel }") == "Button(\"Cancel\") {}")
  }

  @Test func anActionBesideChildrenHasALabel() {
    let text = "component: Disclosure\nprops: { action: toggle }\nchildren:\n  - component: Divider"
    #expect(
      swift(text) == """
        Disclosure(action: { toggle() }) {
            Divider()
        }
        """)
  }

  @Test func numbersAndDefaults() {
    #expect(swift("component: Gauge\nprops: { value: 0.5, steps: 1 }") == "Gauge(value: 0.5)")
    #expect(
      swift("component: Gauge\nprops: { value: 2, steps: 3 }") == "Gauge(value: 2, steps: 3)")
  }

  @Test func textCannotEndItsLiteral() {
    let text = "component: Text\nprops: { text: \"a\\\"\\\\(b)\\n\\u2028\\u202E\" }"
    #expect(swift(text) == #"Text("a\"\\(b)\n\u{2028}\u{202E}")"#)
  }

  @Test func unknownComponentsAreAComment() {
    #expect(swift("component: \"a\\nb\"") == "// unknown component: \"a\\nb\"")
  }

  @Test func endsAtTheDepthLimit() {
    var node = AgentNode(component: "Card", location: SourceLocation("a.yaml"))
    for _ in 0..<1_000 {
      node = AgentNode(component: "Card", children: [node], location: SourceLocation("a.yaml"))
    }
    #expect(SwiftPrinter(.sample).print(node).components(" // too deep") == 1)
    #expect(YAMLPrinter(.sample).print(node).components("component: Card") == 100)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(_ part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let found = rest.firstRange(of: part) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
