import AgentUI
import Diagnostics
import Testing
import YAMLTree

@Suite struct YAMLPrinterTests {
  @Test func oneLayout() {
    let text = """
      view: InspectorPattern
      children:
      - {component: Badge, semantics: state, props: {level: error, text: ERROR}}
      - component: Gauge
        props: {value: 1.10}
      props: {title: a "b"}
      """
    #expect(
      YAMLPrinter(.sample).print(tree(text)) == """
        view: InspectorPattern
        props:
          title: "a \\"b\\""
        children:
          - component: Badge
            props:
              level: error
              text: "ERROR"
            semantics: "state"
          - component: Gauge
            props:
              value: 1.10
        """)
  }

  @Test(arguments: [
    "plain", "", " ", "no", "1", "true", "~", "a: b", "# c", "a\nb\r\tc", "\"\\",
    "\u{0}\u{7F}\u{85}",
    "\u{2028}\u{2029}\u{FEFF}\u{FFFE}", "é🙂\u{301}", "- x", "{{ a }}",
  ])
  func anyTextComesBack(text: String) {
    let nowhere = SourceLocation("")
    let prop = AgentNode.Prop(
      name: text.isEmpty ? "p" : text, value: .text(text), nameLocation: nowhere,
      valueLocation: nowhere)
    let node = AgentNode(component: "X", props: [prop], semantics: text, location: nowhere)
    #expect(tree(YAMLPrinter(.sample).print(node)).withoutPlaces == node)
  }
}
