import AgentUI
import Testing

@Suite struct SwiftPrinterTests {
  @Test func aView() {
    #expect(
      swift("component: Badge\nprops: { text: \"ERROR\", level: error }")
        == "Badge(text: \"ERROR\", level: .error)")
    #expect(swift("component: Divider") == "Divider()")
    #expect(swift("component: ShortcutTable") == "KeyboardShortcuts.table()")
  }

  @Test func childrenAreATrailingClosureAndDefaultsAreLeftOut() {
    let text = """
      component: Card
      props: { elevation: low, cornerRadius: radius.small }
      children:
        - component: VStack
          props: { spacing: spacing.m }
          children:
            - component: Text
              props: { text: "Title", style: headline }
            - component: Text
              props: { text: "Content", style: body }
      """
    #expect(
      swift(text) == """
        Card(cornerRadius: DS.Radius.small) {
            VStack {
                Text("Title")
                    .font(.headline)
                Text("Content")
            }
        }
        """)
    #expect(swift("component: Card") == "Card {}")
    #expect(
      swift("component: ScaffoldContent\nprops: {title: a}") == "ScaffoldContent(title: \"a\") {}")
  }

  @Test func theInspector() {
    let text = """
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
      """
    #expect(
      swift(text) == """
        InspectorPattern(title: "File Metadata") {
            SectionHeader(text: "BASIC INFO")
            KeyValueRow(key: "Type", value: "ftyp", copyable: true)
            Badge(text: "VALID", level: .success)
        }
        """)
  }

  @Test func longCallsHaveOneArgumentALine() {
    let text = """
      component: Indicator
      props:
        tooltip: "Checksum mismatch"
        level: warning
        size: mini
        reason: "The checksum does not match"
      """
    #expect(
      swift(text) == """
        Indicator(
            level: .warning,
            size: .mini,
            reason: "The checksum does not match",
            tooltip: .text("Checksum mismatch")
        )
        """)
  }

  @Test func theLineLimitCountsTheIndentation() {
    let row = "component: KeyValueRow\nprops: { key: \"Box\", value: \"moov/trak/mdia/minf/stbl\" }"
    let code = "KeyValueRow(key: \"Box\", value: \"moov/trak/mdia/minf/stbl\")"
    #expect(swift(row) == code)
    var nested = row
    for _ in 0..<6 {
      nested =
        "component: Card\nchildren:\n  - "
        + nested.split(separator: "\n").joined(separator: "\n    ")
    }
    let margin = String(repeating: "    ", count: 6)
    #expect(swift(nested).contains("\n\(margin)KeyValueRow(\n\(margin)    key: \"Box\",\n"))
  }

  @Test func aTreeThreeDeep() {
    let text = """
      view: BoxTreePattern
      props: { title: "movie.mp4" }
      children:
        - component: BoxTreeNode
          props: { type: "moov", size: "1,228 bytes", isExpanded: true }
          children:
            - component: BoxTreeNode
              props: { type: "trak", size: "1,112 bytes", isExpanded: false }
              children:
                - component: BoxTreeNode
                  props: { type: "url ", size: "12 bytes" }
      """
    #expect(
      swift(text) == """
        BoxTreePattern(title: "movie.mp4") {
            BoxTreeNode(type: "moov", size: "1,228 bytes") {
                BoxTreeNode(type: "trak", size: "1,112 bytes", isExpanded: false) {
                    BoxTreeNode(type: "url ", size: "12 bytes") {}
                }
            }
        }
        """)
  }

  @Test func slotsAreNamedClosures() {
    let text = """
      view: NavigationSplitScaffold
      props: { columns: three }
      children:
        - view: InspectorPattern
          props: { title: "Box" }
        - view: SidebarPattern
          props: { title: "Library", selection: "movie.mp4" }
          children:
            - component: SidebarItem
              props: { label: "movie.mp4", systemImage: film }
      """
    #expect(
      swift(text) == """
        NavigationSplitScaffold(columns: .three) {
            SidebarPattern(title: "Library", selection: "movie.mp4") {
                SidebarItem(label: "movie.mp4", systemImage: "film")
            }
        } content: {
            EmptyView()
        } inspector: {
            InspectorPattern(title: "Box") {}
        }
        """)
  }
}
