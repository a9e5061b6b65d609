import AgentUI
import Testing

/// Which value a finding names.
@Suite struct PointerTests {
  @Test(arguments: [
    ("component: Nope", ""),
    ("component: 5", "/component"),
    ("component: Divider\nview: Divider", "/view"),
    ("component: Badge\nprops: { text: \"a\", level: bad }", "/props/level"),
    ("component: Badge\nprops: { text: \"a\" }", "/props"),
    ("component: SectionHeader", ""),
    ("component: Divider\nprops: { a/b~c: 1 }", "/props/a~1b~0c"),
    ("component: Divider\nstyle: 1", "/style"),
    ("component: Divider\nsemantics: 1", "/semantics"),
    ("component: Divider\nchildren: [{component: Divider}]", "/children"),
    ("component: Card\nchildren: [{component: Divider}, {component: Nope}]", "/children/1"),
    ("component: Card\nchildren: [x, {component: Divider, props: {a: 1}}]", "/children/0"),
    (
      "component: SidebarPattern\nprops: {title: \"a\"}\nchildren: [{component: Divider}]",
      "/children/0"
    ),
    ("name: a\nagent: {component: Card, children: [{component: Nope}]}", "/agent/children/0"),
    ("component: Badge\nprops: {level: info, text: \"a\", level: info}", "/props/level"),
  ])
  func namesTheValue(text: String, pointer: String) {
    #expect(read(text).findings.first?.pointer?.description == pointer)
  }

  @Test func countsChildrenThatCannotBeRead() {
    let text = "component: Card\nchildren: [x, {props: {}}, {component: Divider, props: {a: 1}}]"
    #expect(
      read(text).findings.map { $0.pointer?.description } == [
        "/children/0", "/children/1", "/children/2/props/a",
      ])
  }

  @Test func aTextThatIsNoYAMLHasNone() {
    #expect(read("component: [").findings.map(\.pointer) == [nil])
  }
}
