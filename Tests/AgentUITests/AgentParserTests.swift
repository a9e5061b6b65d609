import AgentUI
import Testing
import YAMLTree

@Suite struct AgentParserTests {
  @Test(arguments: ["", "props: {}", "component:"])
  func aNodeNamesItsComponent(text: String) {
    #expect(
      messages(text) == [
        "1:1 agent/no-component: a node must name its component"
          + " | help: begin it with 'component:' and a name, or 'view:' for a whole screen"
      ])
  }

  @Test(arguments: [
    (
      "component: Divider\nview: Divider",
      "2:1 agent/two-components: a node has either 'component' or 'view', not both"
        + " | help: keep the one that names the component"
    ),
    (
      "component: Divider\nprops: [a]",
      "2:8 agent/props-not-mapping: 'props' must be a mapping, not a list"
        + " | help: write 'props:' and one 'name: value' a line below it"
    ),
    (
      "component: Divider\nlevel: info",
      "2:1 yaml/unknown-key: a node has no key 'level'"
        + " | help: put the props of a component under 'props:'"
    ),
    (
      "component: Card\nchildren: {component: Divider}",
      "2:11 yaml/wrong-kind: 'children' must be a list, not a mapping"
        + " | help: begin every child with '- '"
    ),
    (
      "component: Card\nchildren: [Divider]",
      "2:12 yaml/wrong-kind: a node must be a mapping, not the text \"Divider\""
        + " | help: write its keys as 'key: value', one a line"
    ),
    (
      "- component: Divider",
      "1:1 yaml/wrong-kind: a node must be a mapping, not a list"
        + " | help: write its keys as 'key: value', one a line"
    ),
    (
      "component: [Divider]",
      "1:12 yaml/wrong-kind: 'component' must be text, not a list | help: name a component"
    ),
    (
      "component: 12",
      "1:12 yaml/wrong-kind: 'component' must be text, not the number 12 | help: name a component"
    ),
    (
      "component: Divider\nsemantics: true",
      "2:12 yaml/wrong-kind: 'semantics' must be text, not the boolean true"
        + " | help: put it in quotes: \"true\""
    ),
    (
      "component: Divider\nsemantics: {a: b}",
      "2:12 yaml/wrong-kind: 'semantics' must be text, not a mapping"
        + " | help: write what the node means as one text"
    ),
    (
      "component: Badge\nlevel: info\nprops: {text: \"a\", level: info}",
      "2:1 yaml/unknown-key: a node has no key 'level' | help: move 'level' below 'props:'"
    ),
    (
      "componnet: Divider",
      "1:1 yaml/unknown-key: a node has no key 'componnet' | help: did you mean 'component'?"
    ),
  ])
  func theShapeOfANode(text: String, message: String) {
    #expect(messages(text) == [message])
  }

  @Test func valuesKeepTheirKindAndSpelling() {
    let props = tree("component: A\nprops: {a: 1.10, b: 012, c: no, d: \"1\", e: true, f: ~}").props
    #expect(
      props.map(\.value) == [
        .number(1.1), .integer(12), .text("no"), .text("1"), .boolean(true), .structure("nothing"),
      ])
    #expect(props.map(\.spelling) == ["1.10", "012", "no", "1", "true", "~"])
    #expect(props.first?.nameLocation.description == "a.yaml:2:9")
    #expect(props.first?.valueLocation.description == "a.yaml:2:12")
  }

  @Test func depthIsReportedOnce() {
    let open = String(repeating: "{component: Card, children: [", count: 120)
    let close = String(repeating: "]}", count: 120)
    let node = "\(open){component: Divider}, {component: Divider}\(close)"
    #expect(
      messages(node) == [
        "1:2901 agent/too-deep: nodes are nested more than 100 levels deep"
          + " | help: make the part below a document of its own"
      ])
  }
}
