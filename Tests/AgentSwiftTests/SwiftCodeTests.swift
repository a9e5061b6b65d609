import AgentUI
import Testing

/// Code as a person would have written it; more is in `SwiftPrinterTests` of AgentUI.
@Suite struct SwiftCodeTests {
  @Test func semanticsAreACommentAboveTheView() {
    let text = """
      component: CopyableModifier
      props: { text: "a" }
      semantics: "copies the reason"
      children:
        - component: BadgeChipStyle
          props: { level: error }
          children:
            - component: Text
              props: { text: "ERROR", style: headline }
              semantics: "state\\nof the file \\\\ \\u202E"
      """
    #expect(
      swift(text) == """
        // state
        // of the file \\\\ \\u{202E}
        Text("ERROR")
            .font(.headline)
            .badgeChipStyle(level: .error)
            // copies the reason
            .copyable(text: "a")
        """)
  }

  @Test func aBindingNeverChanges() {
    let text = """
      component: Switch
      props: { title: "Wi-Fi", isOn: true, level: error, note: "slow" }
      """
    let code = """
      Switch(
          title: "Wi-Fi",
          isOn: .constant(true),
          level: .constant(.error),
          note: .constant("slow")
      )
      """
    #expect(swift(text) == code)
    #expect(read(code).hasPrefix("component: Switch\nprops:\n  title: \"Wi-Fi\"\n  isOn: true\n"))
    #expect(
      read("Switch(title: \"a\", isOn: true)").hasSuffix(
        "1:26 agent/swift-unreadable-value: Switch.isOn cannot be read from this expression "
          + "| help: write .constant(…), with true or false"))
  }

  @Test(arguments: [
    ("CompactStyle", "", ".compact()"), ("CompactStyle", "inset: 8", ".compact(inset: 8)"),
    ("CalmStyle", "", ".calm"),
  ])
  func aStyleMayBeAStaticMember(component: String, props: String, value: String) {
    let text = """
      component: \(component)
      props: { \(props) }
      children: [{ component: Text, props: { text: "a" } }]
      """
    let code = """
      Text("a")
          .buttonStyle(\(value))
      """
    #expect(swift(text) == code)
    #expect(read(code).hasPrefix("component: \(component)\n"))
    #expect(read("Text(\"a\").buttonStyle(.other)").contains("agent/swift-unknown-modifier"))
  }

  @Test func aStyleIsAnArgumentOfTheMethodThatTakesIt() {
    let text = """
      component: WideStyle
      props: { level: info, inset: 8 }
      children: [{ component: Text, props: { text: "a" } }]
      """
    let code = """
      Text("a")
          .buttonStyle(WideStyle(level: .info, inset: 8))
      """
    #expect(swift(text) == code)
    #expect(read(code).hasPrefix("component: WideStyle\nprops:\n  level: info\n  inset: 8\n"))
    #expect(read("Text(\"a\").buttonStyle(OtherStyle())").contains("agent/swift-unknown-modifier"))
  }

  @Test func anActionStandsBeforeTheChildren() {
    let text = """
      component: Choice
      props: { title: "Semaglutide", action: "choose it" }
      children: [{ component: Divider }]
      """
    #expect(
      swift(text) == """
        Choice(title: "Semaglutide") {
            chooseIt()
        } content: {
            Divider()
        }
        """)
    #expect(
      swift("component: Choice\nprops: { title: a, action: b }") == """
        Choice(title: "a") {
            b()
        } content: {}
        """)
    #expect(swift("component: Choice\nprops: { title: a }") == "Choice(title: \"a\") {}")
  }

  @Test func whatSwiftCanDoWithoutIsLeftOut() {
    #expect(
      swift("component: BoxTreeNode\nprops: { type: a, size: b }")
        == "BoxTreeNode(type: \"a\", size: \"b\")")
    #expect(
      swift("component: ToolbarAction\nprops: { label: a, systemImage: film }")
        == "ToolbarAction(label: \"a\", systemImage: \"film\")")
    #expect(swift("component: Card") == "Card {}")
  }

  @Test func aSingleArgumentIsNotBroken() {
    let text = String(repeating: "long ", count: 30)
    #expect(swift("component: Text\nprops: { text: \"\(text)\" }") == "Text(\"\(text)\")")
  }

  @Test(arguments: [
    ("repeat", "`repeat`()"), ("3 files", "_3Files()"), ("Über", "über()"), ("⌘", "action()"),
    ("open-file_now", "openFileNow()"), ("½", "action()"),
  ])
  func actionsAreCallsOfFunctions(text: String, call: String) {
    #expect(
      swift("component: Button\nprops: { title: a, action: \"\(text)\" }")
        == "Button(\"a\") { \(call) }")
  }

  @Test func valuesOfEnumerationsAreNames() {
    #expect(SwiftNames.member("points-12") == "points12")
    #expect(SwiftNames.member("snake_case") == "snake_case")
    #expect(SwiftNames.member("2x") == "_2x")
    let contract = ComponentContract(
      name: "A",
      props: [.init(name: "to", kind: .enum, choices: [.init("self"), .init("default")])],
      children: .none, swift: SwiftForm(module: "M", type: "A"))
    let printer = SwiftPrinter(Vocabulary(components: [contract], tokens: [:]))
    #expect(printer.print(tree("component: A\nprops: { to: self }")) == "A(to: .`self`)")
    #expect(printer.print(tree("component: A\nprops: { to: default }")) == "A(to: .default)")
  }

  @Test func wholeNumbersWithAPoint() {
    #expect(
      swift("component: Gauge\nprops: { value: 2.0, steps: 3.0 }") == "Gauge(value: 2.0, steps: 3)")
  }
}
