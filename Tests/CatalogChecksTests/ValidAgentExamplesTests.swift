import Testing

@Suite struct ValidAgentExamplesTests {
  @Test func examplesScreensAndFencesAreValidated() throws {
    let fence = "```yaml agent\ncomponent: Bagde\n```\n"
    let found = try diagnostics(
      replacing: [
        "one/examples/a.yaml": "name: A\nagent: { component: Crad }\n",
        "one/guides/a.md": "---\ntitle: A\nsummary: s\n---\n\n" + fence,
      ],
      appending: [
        badge: "examples:\n  - { name: A, agent: { component: Badge, props: { x: 1 } } }\n"
      ])
    #expect(
      found.map(\.id.name) == [
        "agent/unknown-prop", "agent/unknown-component", "agent/unknown-component",
      ]
    )
    #expect(
      found.map(\.location?.description) == [
        "\(badge):5:52", "one/examples/a.yaml:2:21", "one/guides/a.md:7:12",
      ])
    #expect(found.map(\.suggestion).suffix(2) == ["did you mean 'Card'?", "did you mean 'Badge'?"])
  }

  @Test func aPropThatCouldNotBeReadIsNotUnknown() throws {
    let found = try findings(appending: [
      badge: """
      props:
        - { name: text, type: strin }
      examples:
        - { name: A, agent: { component: Badge, props: { text: x } } }
      """
    ])
    #expect(found == [])
  }
}
