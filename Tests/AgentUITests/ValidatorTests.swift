import AgentUI
import Testing

@Suite struct ValidatorTests {
  @Test(arguments: [
    (
      "component: Badg\nprops: { text: a }",
      "1:12 agent/unknown-component: there is no component 'Badg' | help: did you mean 'Badge'?"
    ),
    (
      "component: Badge\nprops: { txt: \"a\", text: \"a\", level: info }",
      "2:10 agent/unknown-prop: Badge has no prop 'txt' | help: did you mean 'text'?"
    ),
    (
      "component: Badge\nprops: { text: \"a\", level: info, semantics: x }",
      "2:34 agent/unknown-prop: Badge has no prop 'semantics'"
        + " | help: move 'semantics' out of 'props', to the node itself"
    ),
    (
      "component: Badge\nprops: { text: \"a\" }",
      "1:12 agent/missing-prop: Badge needs the prop 'level'"
        + " | help: add 'level: info' under 'props'"
    ),
    (
      "component: Badge\nprops: { text: 1.10, level: info }",
      "2:16 agent/wrong-type: Badge.text must be a text, not the number 1.10"
        + " | help: put it in quotes: \"1.10\""
    ),
    (
      "component: Badge\nprops: { text: true, level: info }",
      "2:16 agent/wrong-type: Badge.text must be a text, not the boolean true"
        + " | help: put it in quotes: \"true\""
    ),
    (
      "component: Badge\nprops: { text: [a], level: info }",
      "2:16 agent/wrong-type: Badge.text must be a text, not a list"
        + " | help: write for example 'text: \"Text\"'"
    ),
    (
      "component: Badge\nprops:\n  text: \"a\"\n  level:",
      "4:9 agent/wrong-type: Badge.level must be one of info, warning, error, success, not nothing"
        + " | help: write for example 'level: info'"
    ),
    (
      "component: Badge\nprops: { text: \"a\", level: eror }",
      "2:28 agent/unknown-value: Badge.level cannot be \"eror\" | help: did you mean 'error'?"
    ),
    (
      "component: Badge\nprops: { text: \"a\", level: .error }",
      "2:28 agent/unknown-value: Badge.level cannot be \".error\" | help: did you mean 'error'?"
    ),
    (
      "component: KeyValueRow\nprops: { key: a, value: b, copyable: yes }",
      "2:38 agent/wrong-type: KeyValueRow.copyable must be true or false, not the text \"yes\""
        + " | help: write true, without quotes"
    ),
    (
      "component: KeyValueRow\nprops: { key: a, value: b, copyable: \"false\" }",
      "2:38 agent/wrong-type: KeyValueRow.copyable must be true or false, not the text \"false\""
        + " | help: write false, without quotes"
    ),
    (
      "component: Gauge\nprops: { value: \"0.5\" }",
      "2:17 agent/wrong-type: Gauge.value must be a number, not the text \"0.5\""
        + " | help: write 0.5, without quotes"
    ),
    (
      "component: Gauge\nprops: { value: 1, steps: 2.5 }",
      "2:27 agent/wrong-type: Gauge.steps must be an integer, not the number 2.5"
        + " | help: write for example 'steps: 1'"
    ),
  ])
  func propsAndValues(text: String, message: String) {
    #expect(messages(text) == [message])
  }

  @Test(arguments: [
    (
      "component: VStack\nprops: { spacing: 12 }",
      "2:19 agent/wrong-type: VStack.spacing must be the path of a token, not the number 12"
        + " | help: name the token that has the value, such as spacing.m"
    ),
    (
      "component: VStack\nprops: { spacing: s }",
      "2:19 agent/unknown-token: there is no token 's' | help: write 'spacing.s'"
    ),
    (
      "component: VStack\nprops: { spacing: DS.Spacing.s }",
      "2:19 agent/unknown-token: there is no token 'DS.Spacing.s' | help: write 'spacing.s'"
    ),
    (
      "component: VStack\nprops: { spacing: spacng.m }",
      "2:19 agent/unknown-token: there is no token 'spacng.m' | help: did you mean 'spacing.m'?"
    ),
    (
      "component: VStack\nprops: { spacing: large }",
      "2:19 agent/unknown-token: there is no token 'large'"
        + " | help: a token is named by its path, such as spacing.m"
    ),
    (
      "component: VStack\nprops: { spacing: radius.small }",
      "2:19 agent/unknown-value: VStack.spacing cannot be \"radius.small\""
        + " | help: write one of them"
    ),
  ])
  func tokens(text: String, message: String) {
    #expect(messages(text) == [message])
  }

  @Test func deprecatedTokensAreWarnings() throws {
    let vocabulary = Vocabulary(
      components: [
        ComponentContract(
          name: "Box", props: [PropContract(name: "fill", kind: .token)], children: .none,
          swift: SwiftForm(module: "M", type: "Box"))
      ], tokens: ["color.old": .init(swiftName: "DS.Color.old", deprecation: "use color.tertiary")])
    let found = AgentValidator(vocabulary).validate(
      tree("component: Box\nprops: {fill: color.old}"))
    #expect(
      found.map(line) == [
        "2:15 agent/deprecated-token: the token 'color.old' is deprecated"
          + " | help: name another token"
      ])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.notes == [.init("use color.tertiary")])
  }

  @Test(arguments: [
    (
      "component: Divider\nchildren: [{component: Divider}]",
      "2:24 agent/no-children: Divider takes no children | help: move 'Divider' beside it"
    ),
    (
      "component: NavigationSplitScaffold\nchildren: [{component: Divider}]",
      "2:24 agent/wrong-child: NavigationSplitScaffold cannot hold Divider"
        + " | help: put it into a child 'ScaffoldContent'"
    ),
    (
      "component: SidebarPattern\nprops: {title: a}\nchildren: [{component: Divider}]",
      "3:24 agent/wrong-child: SidebarPattern cannot hold Divider"
        + " | help: move it out of SidebarPattern"
    ),
    (
      "component: BadgeChipStyle\nprops: {level: info}",
      "1:12 agent/nothing-to-modify: BadgeChipStyle needs a child to apply to"
        + " | help: add 'children:' with what it changes"
    ),
    (
      "component: SidebarPattern\nprops: {title: a}\nchildren: [{component: Nope}]",
      "3:24 agent/unknown-component: there is no component 'Nope'"
        + " | help: name a component of the system"
    ),
  ])
  func children(text: String, message: String) {
    #expect(messages(text) == [message])
  }

  @Test func allMistakesAreReportedInOneRun() {
    let text = """
      view: InspectorPatern
      props:
        title: 1
      children:
        - component: Badge
          props:
            text: 5
            level: bad
            size: x
        - component: KeyValueRow
          porps: {}
      """
    #expect(
      messages(text) == [
        "1:7 agent/unknown-component: there is no component 'InspectorPatern'"
          + " | help: did you mean 'InspectorPattern'?",
        "7:13 agent/wrong-type: Badge.text must be a text, not the number 5"
          + " | help: put it in quotes: \"5\"",
        "8:14 agent/unknown-value: Badge.level cannot be \"bad\" | help: write one of them",
        "9:7 agent/unknown-prop: Badge has no prop 'size' | help: remove it",
        "11:5 yaml/unknown-key: a node has no key 'porps' | help: did you mean 'props'?",
      ])
  }
}

/// A mistake is reported once, where it is made, and not for what follows from it.
@Suite struct ConsequenceTests {
  @Test(arguments: [
    (
      "component: Badge\nprops: { txt: \"a\", level: info }",
      "2:10 agent/unknown-prop: Badge has no prop 'txt' | help: did you mean 'text'?"
    ),
    (
      "component: Badge\nporps: { text: \"a\", level: info }",
      "2:1 yaml/unknown-key: a node has no key 'porps' | help: did you mean 'props'?"
    ),
    (
      "component: Badge\nlevel: info\nprops: { text: \"a\" }",
      "2:1 yaml/unknown-key: a node has no key 'level' | help: move 'level' below 'props:'"
    ),
    (
      "component: Badge\nprops: [text, level]",
      "2:8 agent/props-not-mapping: 'props' must be a mapping, not a list"
        + " | help: write 'props:' and one 'name: value' a line below it"
    ),
  ])
  func aPropGivenWronglyIsNotMissing(text: String, message: String) {
    #expect(messages(text) == [message])
  }
}
