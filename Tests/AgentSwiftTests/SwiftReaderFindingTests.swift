import AgentSwift
import Testing

/// What cannot be read, with its place.
@Suite struct SwiftReaderFindingTests {
  @Test func namesThatNoComponentHas() {
    #expect(
      read("Badg(text: \"a\")") == """
        1:1 agent/swift-unknown-view: no component is written as 'Badg(…)' \
        | help: did you mean 'Badge'?
        """)
    #expect(
      read("Divider()\n    .copyabel(text: \"a\")\n    .frame(width: 1)") == """
        component: Divider
        2:6 agent/swift-unknown-modifier: no component is written as '.copyabel(…)' \
        | help: did you mean 'copyable'?
        3:6 agent/swift-unknown-modifier: no component is written as '.frame(…)' \
        | help: leave it out, or use a component that has its effect
        """)
  }

  @Test func arguments() {
    #expect(
      read("Badge(level: .error, txt: \"a\", text: \"b\")") == """
        component: Badge
        props:
          text: "b"
          level: error
        1:22 agent/swift-unknown-argument: Badge takes no argument 'txt' | its labels: text, level \
        | help: did you mean 'text'?
        1:32 agent/swift-argument-order: the argument 'text' comes too late \
        | help: move it before 'level'
        """)
    #expect(
      read("Button(\"a\") { open(1) }") == """
        component: Button
        props:
          title: "a"
        1:13 agent/swift-unreadable-value: Button.action cannot be read from this expression \
        | help: write the call of one function: { action() }
        """)
    #expect(
      read("Badge(text: \"a\\(b)\", level: level)") == """
        component: Badge
        1:13 agent/swift-unreadable-value: Badge.text cannot be read from this expression \
        | help: write a text in quotes, without '\\(…)'
        1:29 agent/swift-unreadable-value: Badge.level cannot be read from this expression \
        | help: write one of its values: .info, .warning, .error, .success
        """)
  }

  @Test func statementsThatAreNoCalls() {
    let noCall = """
      agent/swift-no-call: this is not the call of a component \
      | agent YAML says which views there are, and nothing of how code finds them \
      | help: write the views that it stands for, one call each
      """
    #expect(read("Card {\n  if a { Divider() }\n}") == "component: Card\n2:3 \(noCall)")
    #expect(read("let a = 1") == "1:1 \(noCall)")
    #expect(read("a + b") == "1:1 \(noCall)")
  }

  @Test func closuresThatNothingTakes() {
    #expect(
      read("Divider { Divider() }") == """
        component: Divider
        1:9 agent/swift-unknown-closure: Divider takes no closure here
        """)
    #expect(
      read("NavigationSplitScaffold {} contents: {}") == """
        component: NavigationSplitScaffold
        1:28 agent/swift-unknown-closure: NavigationSplitScaffold takes no closure 'contents' \
        | its closures: sidebar, content, inspector | help: did you mean 'content'?
        """)
  }

  @Test func textsThatAreNoSwift() {
    #expect(
      read("Badge(text: \"a\", level: .error") == """
        1:31 swift/syntax-error: ')' is missing from the Swift source \
        | help: correct the code so that the Swift compiler accepts it
        """)
    #expect(
      read("") == """
        1:1 agent/swift-no-view: there is no view in this code \
        | help: write the call of a component, or a type with a 'body'
        """)
    let deep = String(repeating: "Card {", count: 5_000)
    #expect(
      read(deep) == """
        1:0 swift/too-deep: brackets are nested more than 64 deep \
        | help: split the code into smaller parts
        """)
    let long = "Divider()" + String(repeating: ".copyable(text: \"a\")", count: 600)
    #expect(read(long).hasPrefix("1:0 swift/too-deep: an expression has more than 500 links"))
  }
}

/// Trees that would be deeper than agent YAML may be.
@Suite struct SwiftReaderDepthTests {
  @Test func modifiersAreLevels() {
    func code(_ count: Int) -> String {
      "Divider()" + String(repeating: ".copyable(text: \"a\")", count: count)
    }
    #expect(SwiftReader(.sample).read(code(99), path: "a.swift").roots.count == 1)
    #expect(
      read("Card {\n  \(code(99))\n}") == """
        component: Card
        2:3 agent/too-deep: nodes are nested more than 100 levels deep
        """)
  }
}
