import Testing

@Suite struct SwiftReaderTests {
  @Test func aViewWithChildrenAndModifiers() {
    let code = """
      // what the file is
      InspectorPattern(title: "File \\"A\\"") {
          Text("OK")
              .font(.headline)
              // how good it is
              .badgeChipStyle(level: .success)
          KeyValueRow(key: "Type", value: "ftyp", copyable: true)
      }
      .environment(\\.surfaceStyle, .thin)
      """
    #expect(
      read(code) == """
        component: SurfaceStyleKey
        props:
          material: thin
        children:
          - component: InspectorPattern
            props:
              title: "File \\"A\\""
            semantics: "what the file is"
            children:
              - component: BadgeChipStyle
                props:
                  level: success
                semantics: "how good it is"
                children:
                  - component: Text
                    props:
                      text: "OK"
                      style: headline
              - component: KeyValueRow
                props:
                  key: "Type"
                  value: "ftyp"
                  copyable: true
        """)
  }

  @Test func aPropertyMayLeadToAModifier() {
    let code = "Text(\"A\")\n    .kit.headingStyle(LoudHeading())"
    let yaml = """
      component: LoudHeading
      children:
        - component: Text
          props:
            text: "A"
      """
    #expect(read(code) == yaml)
    #expect(swift(yaml) == code)
    #expect(read("Text(\"A\").other.headingStyle(LoudHeading())").contains("no-call"))
  }

  @Test func closuresGoToTheirSlots() {
    let code = """
      NavigationSplitScaffold(columns: .two) {
        SidebarPattern(title: "Library") {}
      } content: {
        EmptyView()
      } inspector: {
        InspectorPattern(title: "Box") {}
      }
      """
    #expect(
      read(code) == """
        component: NavigationSplitScaffold
        props:
          columns: two
        children:
          - component: SidebarPattern
            props:
              title: "Library"
          - component: InspectorPattern
            props:
              title: "Box"
        """)
  }

  @Test func valuesInEveryWayOfWritingThem() {
    let code = """
      Indicator(level: BadgeLevel.error, size: IndicatorSize.mini, reason: nil, tooltip: .text("a"))
      FoundationUI.Gauge(value: 0x10, steps: 1_000)
      Gauge(value: -1.5e3, steps: 1)
      Card(cornerRadius: DS.Radius.small) {}
      Button("Open", action: open)
      Button("Close") { close() }
      Group { Divider() }
      """
    #expect(
      read(code) == """
        component: Indicator
        props:
          level: error
          size: mini
          tooltip: "a"
        component: Gauge
        props:
          value: 16
          steps: 1000
        component: Gauge
        props:
          value: -1500.0
        component: Card
        props:
          cornerRadius: radius.small
        component: Button
        props:
          title: "Open"
          action: "open"
        component: Button
        props:
          title: "Close"
          action: "close"
        component: Divider
        """)
  }

  @Test func theBodyOfAFileIsRead() {
    let code = """
      import FoundationUI

      struct Row: View {
        let name: String

        var body: some View { Badge(text: "OK", level: .success) }
      }

      #Preview { Divider() }
      """
    #expect(
      read(code) == """
        component: Badge
        props:
          text: "OK"
          level: success
        component: Divider
        """)
  }

  @Test func aCommentBelongsToTheViewRightBelowIt() {
    #expect(
      read("// a\n\n// b\n//\n//  c \\u{41}\\\\\nDivider() // d") == """
        component: Divider
        semantics: "b\\n\\n c A\\\\"
        """)
    #expect(read("/// a\nDivider()") == "component: Divider")
  }
}
